export default `
:host {
  display: block; position: relative; overflow: clip; contain: layout paint style;
  overscroll-behavior-x: none; touch-action: pan-y pinch-zoom;
  -webkit-tap-highlight-color: transparent;
}
:host([hidden]) { display: none }
.frame {
  position: absolute; inset: 0; overflow: clip; contain: strict; outline: none;
  background: var(--swipe-background, Canvas);
}
.frame.away { visibility: hidden; content-visibility: hidden }
.moving .frame:not(.away) { will-change: transform, opacity }
.scroller {
  height: 100%; overflow: hidden auto; overscroll-behavior-x: none;
  touch-action: pan-y pinch-zoom;
}
.shade { position: absolute; inset: 0; background: #000; opacity: 0; pointer-events: none }
.moving .frame:not(.away) .shade { will-change: opacity }
::slotted(*) { box-sizing: border-box; min-height: 100%; touch-action: pan-y pinch-zoom }
`;
