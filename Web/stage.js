// The pages as one sees them: a frame for each page, placed where the engine says.
//
// Frames are in the shadow tree, so that nothing is ever written to the app's own elements:
//
//     .stage > .frame (moves) > .scroller > slot ── the page
//                             > .shade (dims)

import { At } from './engine.js';
import css from './style.css.js';

export class Stage {
  /** Whether the compositor moves the pages. */
  isPlaying = false;

  #root;
  #stage;
  #frames = new Map();
  #shown = [];
  #animations = [];
  #top;
  #isMoving = false;

  constructor(shadow) {
    this.#root = shadow;
    const style = document.createElement('style');
    style.textContent = css;
    this.#stage = part('stage');
    shadow.replaceChildren(style, this.#stage);
  }

  /** The element that holds a page; made when the page is first seen. */
  frame(page) {
    let frame = this.#frames.get(page);
    if (!frame) {
      frame = new Frame(page);
      frame.element.inert = page !== this.#top;
      this.#frames.set(page, frame);
      this.#stage.append(frame.element);
    }
    return frame;
  }

  drop(page) {
    this.#frames.get(page)?.element.remove();
    this.#frames.delete(page);
    this.#shown = this.#shown.filter((shown) => shown !== page);
  }

  /** Puts the pages of a report in their places. */
  place(report, ruler, sign) {
    const front = ruler[report[At.front]];
    const back = ruler[report[At.back]];
    this.#show(back ? [back, front] : [front]);
    this.frame(front).place(report, At.front, sign);
    if (back) this.frame(back).place(report, At.back, sign);
  }

  /** The page that is the app's: the others are inert. */
  set top(page) {
    if (page === this.#top) return;
    this.#top = page;
    for (const [other, frame] of this.#frames) frame.element.inert = other !== page;
  }

  set isMoving(moves) {
    if (moves === this.#isMoving) return;
    this.#isMoving = moves;
    this.#stage.classList.toggle('moving', moves);
  }

  /** Shows these pages, bottom to top, and no other. */
  #show(pages) {
    if (pages.length === this.#shown.length && pages.every((page, i) => page === this.#shown[i])) {
      return;
    }
    for (const page of this.#shown) if (!pages.includes(page)) this.frame(page).hide();
    pages.forEach((page, depth) => this.frame(page).show(depth));
    this.#shown = pages;
  }

  /** Hands the rest of a settle to the compositor. */
  play({ pages, ...course }, sign) {
    this.stop();
    this.isPlaying = true;
    this.#show(pages.map(({ page }) => page));
    for (const { page, places } of pages) {
      this.#animations.push(...this.frame(page).play(places, sign, course));
    }
  }

  stop() {
    for (const animation of this.#animations.splice(0)) animation.cancel();
    this.isPlaying = false;
  }
}

class Frame {
  element = part('frame');
  #shade = part('shade');
  #style = this.element.style;
  #last = {};

  constructor(page) {
    const scroller = part('scroller');
    const slot = document.createElement('slot');
    scroller.append(slot);
    this.element.append(scroller, this.#shade);
    this.element.tabIndex = -1;
    this.element.role = 'group';
    this.element.classList.add('away');
    slot.assign(page);
  }

  show(depth) {
    this.element.classList.remove('away');
    this.#style.zIndex = depth;
  }

  hide() {
    this.element.classList.add('away');
  }

  /** Writes what has changed, and nothing else: this runs for every sample of a finger. */
  place(report, at, sign) {
    const last = this.#last;
    const x = report[at + 1] * sign;
    const shade = report[at + 2];
    const opacity = report[at + 3];
    const shadow = report[at + 4];
    if (x !== last.x) this.#style.transform = x ? translation(x) : '';
    if (opacity !== last.opacity) this.#style.opacity = opacity;
    if (shadow !== last.shadow) this.#style.boxShadow = shadowOf(shadow);
    if (shade !== last.shade) this.#shade.style.opacity = shade;
    last.x = x;
    last.shade = shade;
    last.opacity = opacity;
    last.shadow = shadow;
  }

  play(places, sign, { start, duration, offsets }) {
    const { shadow } = places.find((place) => place.shadow) ?? places[0];
    if (shadow !== this.#last.shadow) this.#style.boxShadow = shadowOf(shadow);
    this.#last.shadow = shadow;
    const motions = [
      [this.element, 'x', 'transform', ({ x }) => x * sign, translation],
      [this.element, 'opacity', 'opacity', ({ opacity }) => opacity, String],
      [this.#shade, 'shade', 'opacity', ({ shade }) => shade, String],
    ];
    return motions.flatMap(([element, what, property, value, text]) => {
      const values = places.map(value);
      if (values.every((value) => value === this.#last[what])) return [];
      const keyframes = { [property]: values.map(text), offset: offsets };
      const animation = element.animate(keyframes, { duration, fill: 'both' });
      animation.startTime = start;
      return [animation];
    });
  }
}

function part(name) {
  const element = document.createElement('div');
  element.className = name;
  return element;
}

const translation = (x) => `translateX(${x}px)`;
const shadowOf = (strength) => (strength ? `0 0 30px rgb(0 0 0 / ${strength})` : '');
