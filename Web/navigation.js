// One stack of pages: sends inputs to the engine, answers its questions, places the pages, ticks, and
// forwards what happened.

import { Answer, At, Phase } from './engine.js';
import { PageStack } from './page-stack.js';
import { settle } from './settle.js';

/** A motion that was not advanced for so many microseconds has missed frames. */
const late = 50_000;

export class Navigation {
  stage;
  stack;
  /** Right-to-left turns everything round, in and out. */
  isRightToLeft = false;
  /** CSS pixels. */
  width;

  #engine;
  #host;
  #clock = 0;
  /** When a motion was last advanced, as the engine counts it. */
  #moved = 0;
  #frame = 0;
  #events = [];
  #delivers = false;

  /**
   * @param host answers `mayLeave(page)`, `nextPage(page)`, `content(direction)`, `slowness`, and
   *   hears `heard(event)` and `rested()`
   */
  constructor(host, stage, engine, pages, width) {
    this.#host = host;
    this.stage = stage;
    this.width = width;
    this.#use(engine, pages);
  }

  /** Another engine, made for so many pages, goes on with the same pages. */
  replace(makeEngine) {
    const { pages } = this.stack;
    this.#engine.free();
    this.#use(makeEngine(pages.length, this.width), pages);
  }

  #use(engine, pages) {
    this.#engine = engine;
    this.stack = new PageStack(engine, pages);
  }

  get report() {
    return this.#engine.report;
  }

  get phase() {
    return this.report[At.phase];
  }

  /** The direction is read at every gesture and call; whoever holds the page goes on from there. */
  turn(isRightToLeft) {
    if (isRightToLeft === this.isRightToLeft) return;
    this.isRightToLeft = isRightToLeft;
    this.send(performance.now(), 'resize', this.width);
  }

  /** One input, complete with everything that follows from it. Times are milliseconds. */
  send(time, name, ...numbers) {
    this.input(time, name, numbers);
    this.finish();
  }

  /** The same without showing what came of it: of several inputs at once, the last one shows. */
  input(time, name, numbers) {
    const { phase } = this;
    // While the thread was blocked the compositor went on alone.
    if (phase === Phase.settling && time * 1000 - this.#moved > late) this.#call(time, 'frame', []);
    this.#call(time, name, numbers);
    while (this.report[At.question]) this.#call(time, 'answer', [this.#answer()]);
    this.stack.candidate = undefined;
    this.stack.edited = [];
    const isCall = name !== 'frame' && name !== 'pointer' && name !== 'scroll';
    if (phase !== this.phase || isCall) this.stage.stop();
  }

  #call(time, name, numbers) {
    this.#clock = Math.max(this.#clock, Math.round(time * 1000));
    if (name === 'frame' || this.phase !== Phase.settling) this.#moved = this.#clock;
    this.#host.record?.(name, ...numbers, this.#clock);
    this.#engine.call(name, numbers, this.#clock);
    if (this.report[At.events]) this.#events.push(...this.stack.apply(this.report));
  }

  #answer() {
    const { report, stack } = this;
    const subject = report[At.subject];
    const page = stack.ruler[subject];
    if (report[At.question] === 1) return this.#host.content(subject);
    if (report[At.question] === 2) return this.#host.mayLeave(page) ? Answer.allow : Answer.refuse;
    const next = this.#host.nextPage(page);
    if (!next) return Answer.refuse;
    stack.candidate = next;
    stack.edited = [...stack.pages, next];
    return Answer.allow;
  }

  /** Shows where the pages are, and tells what happened. */
  finish() {
    const { report, stage, stack } = this;
    const sign = this.isRightToLeft ? -1 : 1;
    const settles = this.phase === Phase.settling;
    if (this.phase !== Phase.resting) stage.isMoving = true;
    if (!settles) {
      stage.stop();
      stage.place(report, stack.ruler, sign);
    } else if (!stage.isPlaying) {
      stage.place(report, stack.ruler, sign);
      stage.play(settle(this.#engine, stack, this.#moved, this.#host.slowness), sign);
    }
    stage.top = stack.top;
    if (this.phase === Phase.resting) stage.isMoving = false;
    if (report[At.wantsFrames] && !this.#frame) this.#frame = requestAnimationFrame(this.#tick);
    this.#deliver();
  }

  #tick = (time) => {
    this.#frame = 0;
    this.send(time, 'frame');
  };

  /** App code may call anything meanwhile: what comes of it is told after what came before. */
  #deliver() {
    if (this.#delivers) return;
    this.#delivers = true;
    for (let event = this.#events.shift(); event; event = this.#events.shift()) {
      this.#host.heard(event);
    }
    this.#delivers = false;
    if (this.phase === Phase.resting) this.#host.rested();
  }

  stop() {
    cancelAnimationFrame(this.#frame);
    this.stage.stop();
    this.#engine.free();
  }
}
