// Written tightly: it is sent as it stands.

export default `:host{display:block;position:relative;contain:content}\
:host([hidden]){display:none}\
.scroller,::slotted(*){overscroll-behavior-x:var(--pan,none);touch-action:var(--pan,pan-y pinch-zoom)}\
div:not(.scroller){position:absolute;inset:0}\
.frame{contain:strict;outline:0;background:var(--swipe-background,Canvas)}\
.shade{background:#000;pointer-events:none}\
.scroller{height:100%;overflow:hidden auto}\
::slotted(*){box-sizing:border-box;min-height:100%}`;
