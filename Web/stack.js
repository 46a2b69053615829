// A stack of pages on the engine: sends inputs, answers questions, shows where the pages are, and tells
// what happened.

import { startOf, wantsSwipe } from './content.js';
import { cells, startEngine } from './engine.js';
import { eventsOf } from './events.js';
import * as at from './report.js';
import { placesOf, settle } from './settle.js';

/** A motion that was not advanced for so many milliseconds has missed frames. */
const late = 50;

/**
 * @param pages bottom to top
 * @param width in CSS pixels
 * @param host answers `mayLeave(page)` and `nextPage(page)`, hears `tell(...events)`
 */
export function makeStack(host, element, stage, pages, width) {
  const cell = cells.pop();
  const engine = startEngine(cell, pages.length, width);
  const { report } = engine;
  const found = [];
  let clock = 0;
  /** When a motion was last advanced, as the engine counts it. */
  let moved = 0;
  let frame = 0;
  let isStopped;
  /** The stack that the input makes that is being made. */
  let wanted;

  function call(time, code, ...numbers) {
    clock = Math.max(clock, time);
    if (code === at.frame || stack.phase !== at.settling) moved = clock;
    const input = [code, clock * 1000, ...numbers];
    element.record?.(...input);
    engine.call(...input);
    found.push(...eventsOf(report, stack.ruler, wanted));
  }

  function answer() {
    const [question, subject] = report.subarray(at.question);
    const page = stack.ruler[subject];
    if (question === at.askContent) {
      const goesRight = !subject !== stack.isRightToLeft;
      return wantsSwipe(stack.start, goesRight, element) ? at.content : at.nothing;
    }
    if (question === at.askLeave) return host.mayLeave(page) ? at.allow : at.refuse;
    const next = host.nextPage(page);
    // A page that is in sight above the top turns round, and is no next page elsewhere.
    if (stack.shown.includes(next)) return report[at.ghosts] ? at.refuse : at.turnRound;
    wanted = [...stack.pages, next];
    return next ? at.allow : at.refuse;
  }

  /** Reads the direction. A new one takes effect when no finger is down and nothing moves. */
  function turn() {
    if (stack.phase || report[at.pointer]) return;
    stack.isRightToLeft = getComputedStyle(element).direction === 'rtl';
  }

  function tick(time) {
    frame = 0;
    stack.send(time, at.frame);
  }

  const stack = {
    /** All pages on the ruler, bottom to top: the app's, and what is still in sight or kept. */
    ruler: pages,
    width,
    /** What the engine says. */
    report,
    /** Right-to-left turns everything round, in and out. */
    isRightToLeft: false,
    /** Where the gesture began that the engine follows. */
    start: undefined,
    get phase() {
      return report[at.phase];
    },
    get position() {
      return report[at.position];
    },
    /** The app's stack, bottom to top. */
    get pages() {
      const pages = stack.ruler.slice(0, report[at.aim] + 1);
      // Only pages in sight can stand between those of the stack.
      pages.splice(report[at.firstGhost], report[at.ghosts]);
      return pages;
    },
    get top() {
      return stack.ruler[report[at.aim]];
    },
    /** What is on screen, bottom to top. */
    get shown() {
      return stack.ruler.slice(report[at.lowest], report[at.highest] + 1);
    },
    /** A gesture begins where this event is, unless there is one already. */
    begin(event) {
      turn();
      if (!report[at.pointer]) stack.start = startOf(event, element);
    },
    /** An input that makes the stack these pages. */
    change(pages, code, ...numbers) {
      turn();
      wanted = code === at.push || code === at.set ? pages : undefined;
      stack.send(performance.now(), code, ...numbers);
    },
    /** A trackpad's fingers. */
    scroll(time, ...numbers) {
      stack.send(time, at.scrollInput, ...numbers, time * 1000);
    },
    /** One input, complete with everything that follows from it. Times are milliseconds. */
    send(...input) {
      if (isStopped) return;
      stack.input(...input);
      stack.finish();
    },
    /** The same without showing what came of it: of several inputs at once, the last one shows. */
    input(time, code, ...numbers) {
      const { phase } = stack;
      // While the thread was blocked the compositor went on alone.
      if (phase === at.settling && time - moved > late) call(time, at.frame);
      call(time, code, ...numbers);
      while (report[at.question]) call(time, at.answer, answer());
      wanted = undefined;
      if (phase !== stack.phase || code > at.frame) stage.stop();
    },
    /** Shows where the pages are, and tells what happened. */
    finish() {
      const { phase, ruler } = stack;
      const sign = stack.isRightToLeft ? -1 : 1;
      if (phase !== at.settling) stage.place(placesOf(report, ruler), sign, phase);
      else if (!stage.isPlaying) {
        stage.play(settle(engine, ruler, moved, element.response / 0.35), sign, moved);
      }
      stage.top = stack.top;
      if (report[at.wantsFrames]) frame ||= requestAnimationFrame(tick);
      host.tell(...found.splice(0));
    },
    stop() {
      isStopped = true;
      cells.push(cell);
      stage.stop();
    },
  };
  return stack;
}
