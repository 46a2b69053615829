// Fingers, pens and the mouse: pointer events become the engine's samples.

import { pathWithin } from './content.js';
import { At, Phase } from './engine.js';

const [down, move, up, cancel] = [0, 1, 2, 3];

/** Which container a pointer belongs to, of several one inside the other. */
const owners = new Map();

export class Pointers {
  /** Where the pointer came down that the engine follows: what the arbitration asks about. */
  start;

  #host;
  #navigation;
  #followed = new Map();
  #swallowsClick = false;
  #box;
  #scale = 1;

  constructor(host, navigation, signal) {
    this.#host = host;
    this.#navigation = navigation;
    const passive = { signal, passive: true };
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel']) {
      host.addEventListener(type, this, passive);
    }
    host.addEventListener('touchmove', this, { signal, passive: false });
    host.addEventListener('dragstart', this, { signal });
    host.addEventListener('selectstart', this, { signal });
    host.addEventListener('click', this, { signal, capture: true });
  }

  handleEvent(event) {
    this['_' + event.type](event);
  }

  _pointerdown(event) {
    if (event.button !== 0 || this.#isOthers(event)) return;
    if (this.#isPinch(event)) return;
    const start = new Start(event, this.#host);
    this.#navigation.turn(start.isRightToLeft);
    this.measure();
    this.#followed.set(event.pointerId, start);
    if (!this.#navigation.report[At.pointer]) this.start = start;
    this.#send([event], down);
    if (this.#navigation.phase === Phase.held && this.start === start) this.#own(event.pointerId);
  }

  /** Reads where the element is: never while it is dragged, but when it has another size. */
  measure() {
    const { width } = (this.#box = this.#host.getBoundingClientRect());
    this.#scale = width / this.#host.offsetWidth || 1;
  }

  /** In CSS pixels of the element, from its leading edge. */
  #place({ clientX, clientY }) {
    const { left, right, top } = this.#box;
    const x = this.#navigation.isRightToLeft ? right - clientX : clientX - left;
    return [x / this.#scale, (clientY - top) / this.#scale];
  }

  /** A second finger before the claim makes a pinch, which is the browser's. */
  #isPinch(event) {
    const first = this.start?.event;
    if (event.pointerType !== 'touch' || !first || owners.has(first.pointerId)) return false;
    if (!this.#followed.has(first.pointerId)) return false;
    this.#end(first.pointerId, first.timeStamp);
    return true;
  }

  /** Of two containers, one inside the other, the first to claim a pointer has it. */
  #isOthers({ pointerId }) {
    return owners.has(pointerId) && owners.get(pointerId) !== this.#host;
  }

  _pointermove(event) {
    if (this.#isOthers(event)) return this.#end(event.pointerId, event.timeStamp);
    const samples = event.getCoalescedEvents?.() ?? [];
    this.#send(samples.length ? samples : [event], move);
  }

  _pointerup(event) {
    const isOurs = owners.get(event.pointerId) === this.#host;
    this.#send([event], up);
    this.#forget(event.pointerId);
    if (!isOurs) return;
    this.#swallowsClick = true;
    setTimeout(() => { this.#swallowsClick = false; });
  }

  _pointercancel(event) {
    if (event.isTrusted || event.detail !== Pointers) this.#end(event.pointerId, event.timeStamp);
  }

  /** While the stack has the finger, nothing scrolls under it. */
  _touchmove(event) {
    if (event.cancelable && owners.get(this.start?.event.pointerId) === this.#host) {
      event.preventDefault();
    }
  }

  /** Links and images would be dragged along; what the app makes draggable is. */
  _dragstart(event) {
    if (this.#followed.size && !event.target.closest?.('[draggable=true]')) event.preventDefault();
  }

  _selectstart(event) {
    if (owners.get(this.start?.event.pointerId) === this.#host) event.preventDefault();
  }

  _click(event) {
    if (!this.#swallowsClick) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** The engine has claimed the finger: the content forgets it. */
  claim() {
    const { pointerId, target, pointerType } = this.start.event;
    this.#own(pointerId);
    try {
      this.#host.setPointerCapture(pointerId);
    } catch {
      return; // it has lifted meanwhile
    }
    if (target !== this.#host) target.dispatchEvent(forgetting(pointerId, pointerType));
  }

  #own(pointerId) {
    owners.set(pointerId, this.#host);
  }

  #send(events, phase) {
    const start = this.#followed.get(events[0].pointerId);
    if (!start) return;
    for (const event of events) {
      const time = event.timeStamp || performance.now();
      const [x, y] = this.#place(event);
      const numbers = [phase, event.pointerId, x, y, Math.round(time * 1000)];
      this.#navigation.input(time, 'pointer', numbers);
    }
    this.#navigation.finish();
  }

  #end(pointerId, time) {
    if (!this.#followed.has(pointerId)) return;
    this.#forget(pointerId);
    this.#navigation.send(time, 'pointer', cancel, pointerId, 0, 0, Math.round(time * 1000));
  }

  #forget(pointerId) {
    this.#followed.delete(pointerId);
    if (owners.get(pointerId) === this.#host) owners.delete(pointerId);
  }
}

/** Where a pointer came down. */
class Start {
  constructor(event, host) {
    const { left, right } = host.getBoundingClientRect();
    this.event = event;
    this.path = pathWithin(host, event);
    this.time = event.timeStamp;
    this.isMouse = event.pointerType === 'mouse';
    this.isRightToLeft = getComputedStyle(host).direction === 'rtl';
    /** How far from the left and the right edge. */
    this.edges = [event.clientX - left, right - event.clientX];
  }
}

/** Tells content that listens to pointers itself that this one is gone. */
function forgetting(pointerId, pointerType) {
  const event = new PointerEvent('pointercancel', { pointerId, pointerType, bubbles: true });
  Object.defineProperty(event, 'detail', { value: Pointers });
  return event;
}
