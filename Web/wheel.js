// Trackpads: wheel events grouped into gestures, and momentum told from intent. Browsers say neither
// when the fingers lift nor that what follows is momentum.

import { pathWithin } from './content.js';
import { Phase } from './engine.js';

const [began, changed, ended] = [0, 1, 2];

/** A silence of so many milliseconds ends a gesture, and one so long momentum. */
const silence = 90;
const calm = 150;
/** So many deltas in a row, none greater than the one before, and the fingers have left. */
const fading = 6;

export class Wheel {
  /** Where the gesture began that moves now, for the arbitration. */
  start;

  #host;
  #navigation;
  #isMomentum = false;
  #last = { time: -Infinity, speed: 0 };
  #run = 0;
  #timer;

  constructor(host, navigation, signal) {
    this.#host = host;
    this.#navigation = navigation;
    host.addEventListener('wheel', this, { signal, passive: false });
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  handleEvent(event) {
    const isSwipe = !event.shiftKey && !event.ctrlKey && event.deltaMode === 0;
    if (!isSwipe || event.defaultPrevented) return;
    this.#note(event);
    if (this.#isMomentum) {
      if (this.#prevents(event)) event.preventDefault();
      return;
    }
    const phase = this.start ? changed : began;
    this.start ??= this.#begin(event);
    const sign = this.start.isRightToLeft ? 1 : -1;
    this.#send(event.timeStamp, phase, sign * event.deltaX, -event.deltaY);
    if (this.#prevents(event)) event.preventDefault();
    if (this.#run >= fading && this.#navigation.phase === Phase.held) {
      this.#isMomentum = true;
      return this.#end(ended, event.timeStamp);
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(ended, event.timeStamp + silence), silence);
  }

  #begin(event) {
    const isRightToLeft = getComputedStyle(this.#host).direction === 'rtl';
    this.#navigation.turn(isRightToLeft);
    // A trackpad has no place: it starts at every edge.
    const edges = [0, 0];
    return { path: pathWithin(this.#host, event), time: event.timeStamp, isRightToLeft, edges };
  }

  #note({ timeStamp: time, deltaX, deltaY }) {
    const speed = Math.abs(deltaX) + Math.abs(deltaY);
    const isNew = time - this.#last.time > calm || speed > 2 * this.#last.speed + 8;
    if (this.#isMomentum && isNew) this.#isMomentum = false;
    this.#run = speed > 0 && speed <= this.#last.speed && !isNew ? this.#run + 1 : 0;
    this.#last = { time, speed };
  }

  /** What the stack moves by must not scroll or go back in the browser's history as well. */
  #prevents({ deltaX, deltaY, cancelable }) {
    const { phase } = this.#navigation;
    return cancelable && phase !== Phase.resting && Math.abs(deltaX) > Math.abs(deltaY);
  }

  #end(phase, time) {
    clearTimeout(this.#timer);
    this.#send(time, phase, 0, 0);
    this.start = undefined;
  }

  #send(time, phase, dx, dy) {
    this.#navigation.send(time, 'scroll', phase, dx, dy, Math.round(time * 1000));
  }
}
