// The rest of a settle as keyframes: a copy of the engine runs ahead.

import { At } from './engine.js';

/** How finely the copy runs, in microseconds. */
const step = 1000;
/** A keyframe at least every so many microseconds, and for so much of a page, so that the straight
 * line from one to the next is nowhere off by half a point. */
const longest = 8000;
const farthest = 0.01;

/**
 * Where each page will be, from a time in microseconds on.
 *
 * @param slowness how many times slower than usual the spring is
 * @returns start and duration in milliseconds, the offsets of the keyframes from 0 to 1, and for each
 *   page, bottom to top, its places
 */
export function settle(engine, stack, time, slowness) {
  const ruler = [...stack.ruler];
  const course = new Course();
  course.note(engine.report, ruler, 0);
  const pace = Math.max(1, slowness);
  let elapsed = 0;
  for (const report of engine.preview(time, step * pace)) {
    elapsed += step * pace;
    for (const _ of stack.apply(report, ruler));
    course.follow(report, ruler, elapsed, longest * pace);
  }
  return {
    start: time / 1000, duration: elapsed / 1000,
    offsets: course.times.map((time) => time / elapsed),
    pages: course.pages(stack.ruler),
  };
}

class Course {
  times = [];
  #places = new Map();
  #position;
  #skipped;

  /** Notes a report if it is far enough from the last one. */
  follow(report, ruler, time, longest) {
    const position = report[At.position];
    const isFar =
      Math.abs(position - this.#position) >= farthest || time - this.times.at(-1) >= longest;
    const isOver = !report[At.wantsFrames];
    // A page comes into sight or goes: its way has a bend there.
    const bends = Math.ceil(position) !== Math.ceil(this.#position);
    if (bends && this.#skipped) this.note(...this.#skipped);
    if (isFar || isOver || bends) this.note(report, ruler, time);
    else this.#skipped = [report.slice(), [...ruler], time];
  }

  note(report, ruler, time) {
    this.times.push(time);
    this.#position = report[At.position];
    this.#skipped = undefined;
    for (const at of [At.back, At.front]) {
      if (report[at] < 0) continue;
      const [x, shade, opacity, shadow] = report.slice(at + 1, at + 5);
      this.#add(ruler[report[at]], { x, shade, opacity, shadow });
    }
    // A page that has gone stays where it was last seen.
    for (const places of this.#places.values()) {
      if (places.length < this.times.length) places.push(places.at(-1));
    }
  }

  #add(page, place) {
    if (!this.#places.has(page)) this.#places.set(page, []);
    const places = this.#places.get(page);
    const before = this.times.length - 1;
    // A page that comes was on the straight line on which it comes.
    if (!places.length) places.coming = before;
    else if (places.coming === before - 1) {
      const [t0, t1, t2] = this.times.slice(before - 2);
      const last = places.at(-1);
      const x = last.x - ((place.x - last.x) * (t1 - t0)) / (t2 - t1);
      places.fill({ ...last, x }, 0, places.coming);
    }
    while (places.length <= before) places.push(place);
  }

  /** Bottom to top. */
  pages(ruler) {
    const pages = [...this.#places].map(([page, places]) => ({ page, places }));
    return pages.sort((a, b) => ruler.lastIndexOf(a.page) - ruler.lastIndexOf(b.page));
  }
}
