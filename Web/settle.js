// The rest of a settle as keyframes: a copy of the engine runs ahead.

import { At } from './engine.js';

/** How finely the copy runs, in microseconds: while the pages are fast, and when they are slow. */
const fine = 500;
const coarse = 2000;
/** Slower than so much of a page a millisecond is slow. */
const slow = 0.0015;
/** A keyframe at least every so many microseconds, and when the pages a millisecond have changed by so much,
 * so that the straight line from one to the next is nowhere off by half a point. */
const longest = 8000;
const bend = 0.0003;

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
  const ahead = engine.ahead(time);
  let elapsed = 0;
  let isOver = false;
  while (!isOver) {
    const step = Math.abs(course.speed * pace) < slow ? coarse * pace : fine * pace;
    const report = ahead(step);
    elapsed += step;
    isOver = !report[At.wantsFrames];
    if (report[At.events]) for (const _ of stack.apply(report, ruler));
    course.follow(report, ruler, elapsed, pace);
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
  /** Pages a millisecond, and the same in the first step after a keyframe. */
  speed = 1;
  #speed;
  /** Where the needle was a step ago, and when. */
  #last;
  #time;
  #skipped;

  /** Notes a report if the way to it has been no straight line. */
  follow(report, ruler, time, pace) {
    const position = report[At.position];
    this.speed = (1000 * (position - this.#last)) / (time - this.#time);
    this.#speed ??= this.speed;
    const isBent = Math.abs(this.speed - this.#speed) * pace >= bend;
    // A page comes into sight or goes.
    const isCorner = Math.ceil(position) !== Math.ceil(this.#last);
    if ((isBent || isCorner) && this.#skipped) this.note(...this.#skipped);
    const isLong = time - this.times.at(-1) >= longest * pace;
    if (isBent || isCorner || isLong || !report[At.wantsFrames]) this.note(report, ruler, time);
    else this.#skipped = [report.slice(), [...ruler], time];
    [this.#last, this.#time] = [position, time];
  }

  note(report, ruler, time) {
    this.times.push(time);
    [this.#last, this.#time] = [report[At.position], time];
    this.#speed = this.#skipped = undefined;
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
