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
      this.#frames.set(page, frame);
      this.#stage.append(frame.element);
    }
    return frame;
  }

  has(page) {
    return this.#frames.has(page);
  }

  drop(page) {
    this.#frames.get(page)?.element.remove();
    this.#frames.delete(page);
    this.#shown = this.#shown.filter((shown) => shown !== page);
  }

  /** Puts the pages of a report in their places. */
  place(report, ruler, sign) {
    const places = placements(report, ruler);
    this.#show(places.map(({ page }) => page));
    for (const place of places) this.frame(place.page).place(place, sign);
  }

  /** The page that is the app's: the others are inert. */
  set top(page) {
    for (const [other, frame] of this.#frames) frame.element.inert = other !== page;
  }

  set isMoving(moves) {
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

  /** Hands the rest of a settle to the compositor: places of pages at equal intervals, from `start` on. */
  play({ pages, start, duration }, sign) {
    this.stop();
    this.isPlaying = true;
    this.#show(pages.map(({ page }) => page));
    for (const { page, places } of pages) {
      this.#animations.push(...this.frame(page).play(places, sign, { start, duration }));
    }
  }

  stop() {
    for (const animation of this.#animations.splice(0)) animation.cancel();
    this.isPlaying = false;
  }
}

/** The places of a report, bottom to top. */
export function placements(report, ruler) {
  return [At.back, At.front].filter((at) => report[at] >= 0).map((at) => ({
    page: ruler[report[at]], x: report[at + 1], shade: report[at + 2], opacity: report[at + 3],
    shadow: report[at + 4],
  }));
}

class Frame {
  element = part('frame');
  #shade = part('shade');
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
    this.element.style.zIndex = depth;
  }

  hide() {
    this.element.classList.add('away');
  }

  place({ x, shade, opacity, shadow }, sign) {
    const last = this.#last;
    const { style } = this.element;
    if (x * sign !== last.x) style.transform = x ? translation(x * sign) : '';
    if (opacity !== last.opacity) style.opacity = opacity;
    if (shadow !== last.shadow) style.boxShadow = shadowOf(shadow);
    if (shade !== last.shade) this.#shade.style.opacity = shade;
    this.#last = { x: x * sign, shade, opacity, shadow };
  }

  play(places, sign, { start, duration }) {
    const { shadow } = places.find((place) => place.shadow) ?? places[0];
    if (shadow !== this.#last.shadow) this.element.style.boxShadow = shadowOf(shadow);
    this.#last = { ...this.#last, shadow };
    const motions = [
      [this.element, places.map(({ x }) => ({ transform: translation(x * sign) })), 'x'],
      [this.element, places.map(({ opacity }) => ({ opacity })), 'opacity'],
      [this.#shade, places.map(({ shade }) => ({ opacity: shade })), 'shade'],
    ];
    return motions
      .filter(([, , what]) => places.some((place) => place[what] !== this.#last[what]))
      .map(([element, keyframes]) => {
        const animation = element.animate(keyframes, { duration, fill: 'both' });
        animation.startTime = start;
        return animation;
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
