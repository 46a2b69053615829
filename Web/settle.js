// The rest of a settle as keyframes: a copy of the engine runs ahead.

import { eventsOf } from './events.js';
import * as at from './report.js';

/**
 * The pages in sight, bottom to top, each with its place: x in CSS pixels, shade, opacity, shadow, and
 * its distance from resting.
 */
export function placesOf(report, ruler) {
  return [at.back, at.front].filter((place) => report[place] >= 0).map((place) => {
    const [slot, ...look] = report.subarray(place, place + 5);
    return [ruler[slot], [...look, Math.abs(report[at.position] - slot)]];
  });
}

/** Places change evenly with the distance: where a page is that has just gone, or will just come. */
function outOfSight([x, shade, opacity, shadow, distance]) {
  const reach = 1 / (distance || 1);
  return [x * reach, shade * reach, 1 - (1 - opacity) * reach, shadow];
}

/**
 * Where each page will be, from a time in milliseconds on.
 *
 * @param slowness how many times slower than usual the spring is
 * @returns the offsets of the keyframes from 0 to 1, the duration in milliseconds, and for each page,
 *   bottom to top, its places
 */
export function settle(engine, ruler, time, slowness) {
  const ahead = engine.ahead();
  const slots = [...ruler];
  const times = [];
  const courses = new Map();
  const note = (elapsed, places) => {
    for (const [page, place] of places) {
      if (!courses.has(page)) courses.set(page, []);
      courses.get(page)[times.length] = place;
    }
    times.push(elapsed);
  };
  let places = placesOf(engine.report, slots);
  let elapsed = 0;
  let isOver;
  note(0, places);
  while (!isOver) {
    // A spring is fastest at first. From one keyframe to the next the pages move on a straight line.
    const step = Math.max(1, slowness) + elapsed / 40;
    const report = ahead(at.frame, (time + elapsed + step) * 1000);
    eventsOf(report, slots);
    isOver = !report[at.wantsFrames];
    const before = new Map(places);
    places = placesOf(report, slots);
    const [[page, place] = [], other] = places.filter(([page]) => before.has(page));
    if (page && !other && before.size > 1 && places.length > 1) {
      // Between the two the needle ran over the page that both show: there that was alone.
      const [, , , , distance] = before.get(page);
      const share = distance / (distance + place[4]);
      note(elapsed + step * share, [[page, [0, 0, 1, 0]]]);
    }
    elapsed += step;
    note(elapsed, places);
  }
  for (const places of courses.values()) {
    let away = outOfSight(places.find(Boolean));
    for (let i = 0; i < times.length; i += 1) {
      if (places[i]) away = outOfSight(places[i]);
      else places[i] = away;
      // A shadow stays as it is: the deepest of the course.
      places[0][3] = Math.max(places[0][3], places[i][3]);
    }
  }
  return {
    offsets: times.map((time) => time / elapsed), duration: elapsed,
    courses: [...courses].sort(([a], [b]) => ruler.lastIndexOf(a) - ruler.lastIndexOf(b)),
  };
}
