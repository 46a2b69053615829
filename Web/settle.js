// The rest of a settle as keyframes: a copy of the engine runs ahead.

import { At } from './engine.js';

/** Between two keyframes, in microseconds: a straight line from one to the next is nowhere off by more
 * than a fifth of a point on a phone. */
const interval = 4000;
const most = 600;

/** Where each page will be at equal intervals, from a time in microseconds on. */
export function settle(engine, stack, time, response) {
  const step = interval * Math.max(1, response / 0.35);
  const ruler = [...stack.ruler];
  const pages = new Map();
  let count = 0;
  const note = (report) => {
    for (const at of [At.back, At.front]) {
      if (report[at] < 0) continue;
      const page = ruler[report[at]];
      const [x, shade, opacity, shadow] = report.slice(at + 1, at + 5);
      const place = { x, shade, opacity, shadow };
      if (!pages.has(page)) pages.set(page, { page, places: [] });
      const { places } = pages.get(page);
      // It was where it is now before it was first seen.
      while (places.length < count) places.push(place);
      places.push(place);
    }
    count += 1;
    // And stays where it was last seen.
    for (const { places } of pages.values()) if (places.length < count) places.push(places.at(-1));
  };
  note(engine.report);
  for (const report of engine.preview(time, step)) {
    for (const _ of stack.apply(report, ruler));
    note(report);
    if (count > most) break;
  }
  return {
    pages: order([...pages.values()], stack.ruler),
    start: time / 1000, duration: ((count - 1) * step) / 1000,
  };
}

/** Bottom to top. */
function order(pages, ruler) {
  return pages.sort((a, b) => ruler.lastIndexOf(a.page) - ruler.lastIndexOf(b.page));
}
