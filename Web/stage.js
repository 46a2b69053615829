// The pages as one sees them: a frame for each page, placed where the engine says. Frames are in the
// shadow tree, so that nothing is written to the app's own elements, but for old browsers a slot's name:
//
//     div > .frame (moves) > .scroller > slot ── the page
//                          > .shade (dims)

import { isZoomed } from './content.js';
import css from './style.css.js';

/** What was written last. */
const looks = new WeakMap();

/** Writes what has changed, and nothing else: this runs for every sample of a finger. */
function dress(element, look) {
  const last = looks.get(element);
  for (const name in look) if (look[name] !== last?.[name]) element.style[name] = look[name];
  looks.set(element, look);
}

function make(className, ...children) {
  const element = document.createElement('div');
  element.className = className;
  element.append(...children);
  return element;
}

/** By a sheet that a content security policy has nothing against, where browsers have such. */
function dressAll(shadow) {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    shadow.adoptedStyleSheets = [sheet];
  } catch {
    const style = document.createElement('style');
    style.textContent = css;
    shadow.append(style);
  }
}

let count = 0;

const translation = (x) => `translateX(${x}px)`;

export function makeStage(shadow) {
  const ground = make('');
  const frames = new Map();
  let shown = [];
  let animations = [];
  let top;
  shadow.replaceChildren(ground);
  dressAll(shadow);

  function makeFrame(page) {
    const slot = document.createElement('slot');
    const frame = make('frame', make('scroller', slot), make('shade'));
    // Browsers from before 2023 know slots only by their names.
    if (slot.assign) slot.assign(page);
    else slot.name = page.slot = count += 1;
    frame.tabIndex = -1;
    frame.role = 'group';
    frame.inert = page !== top;
    ground.append(frame);
    frames.set(page, frame);
    return frame;
  }

  const stage = {
    /** As large as every frame. */
    ground,
    /** Whether the compositor moves the pages. */
    get isPlaying() {
      return animations.length;
    },
    /** What holds a page; made when the page is first seen, and again when another stack has had it. */
    frameOf(page) {
      if (page.parentNode === shadow.host && !page.assignedSlot) stage.drop(page);
      return frames.get(page) ?? makeFrame(page);
    },
    drop(page) {
      frames.get(page)?.remove();
      frames.delete(page);
    },
    /** Puts these pages in their places, bottom to top, and no other. */
    place(pages, sign, moves) {
      const before = shown;
      const willChange = moves ? 'transform, opacity' : '';
      shown = pages.map(([page, [x, shade, opacity, shadow]], depth) => {
        const frame = stage.frameOf(page);
        dress(frame, {
          visibility: '', contentVisibility: '', willChange, zIndex: depth,
          transform: translation(x * sign), opacity, boxShadow: `0 0 30px rgb(0 0 0/${shadow})`,
        });
        dress(frame.lastChild, { willChange, opacity: shade });
        return frame;
      });
      for (const frame of before) {
        if (!shown.includes(frame)) dress(frame, { visibility: 'hidden', contentVisibility: 'hidden' });
      }
    },
    /** Hands the courses of pages to the compositor, from a time in milliseconds on. */
    play({ offsets, duration, courses }, sign, start) {
      stage.place(courses.map(([page, course]) => [page, course[0]]), sign, true);
      courses.forEach(([, course], depth) => {
        const frame = shown[depth];
        const run = (element, look) => {
          const keyframes = course.map((place, i) => ({ offset: offsets[i], ...look(place) }));
          const animation = element.animate(keyframes, { duration, fill: 'both' });
          animation.startTime = start;
          animations.push(animation);
        };
        run(frame, ([x, , opacity]) => ({ transform: translation(x * sign), opacity }));
        run(frame.lastChild, ([, opacity]) => ({ opacity }));
      });
    },
    /** Whether fingers move what is seen of the page, and not the pages. */
    zoom() {
      ground.style.setProperty('--pan', isZoomed() ? 'auto' : '');
    },
    stop() {
      for (const animation of animations) animation.cancel();
      animations = [];
    },
    /** The page that is the app's: the others are inert. */
    set top(page) {
      if (page === top) return;
      top = page;
      for (const [other, frame] of frames) frame.inert = other !== page;
    },
  };
  return stage;
}
