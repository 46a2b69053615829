// One connected <swipe-navigation>: its stack, and everything that listens for it.

import { Children } from './children.js';
import { contentUnder, noteScroll } from './content.js';
import { Answer, Engine, Phase } from './engine.js';
import { Focus } from './focus.js';
import { HistoryBinding } from './history.js';
import { listenToKeys } from './keys.js';
import { library } from './library.js';
import { Navigation } from './navigation.js';
import { PlainEngine } from './plain-engine.js';
import { Pointers } from './pointers.js';
import { Stage } from './stage.js';
import { Wheel } from './wheel.js';

const styles = ['slide', 'parallax', 'cover', 'fade'];

export class Container {
  #element;
  #stage;
  #children;
  #focus;
  #history;
  #navigation;
  #pointers;
  #wheel;
  #connection = new AbortController();
  /** Calls that have not come to rest, and the one that is being made. */
  #waiting = new Set();
  #calling;
  /** Pages that come while the document is being built are simply there. */
  #isNew = true;

  constructor(element, shadow) {
    this.#element = element;
    this.#stage = new Stage(shadow);
    this.#focus = new Focus(element, this.#stage);
    this.#children = new Children(element, () => this.#follow());
    this.#follow();
  }

  stop() {
    this.#connection.abort();
    this.#children.stop();
    this.#navigation?.stop();
    for (const { resolve } of this.#waiting) resolve('cancelled');
  }

  /** The children have changed. */
  #follow() {
    const { pages } = this.#children;
    if (!this.#navigation) return pages.length ? this.#begin(pages) : undefined;
    const { push, set } = this.#children.wishes(this.#navigation.stack);
    if (push) this.push(push, { animated: !this.#isNew });
    else if (set?.length) this.set(set, { animated: false });
  }

  #begin(pages) {
    const { signal } = this.#connection;
    const element = this.#element;
    const width = element.clientWidth || 1;
    const engine = this.#engine(pages.length, width);
    this.#navigation = new Navigation(this, this.#stage, engine, pages, width);
    this.#pointers = new Pointers(element, this.#navigation, signal);
    this.#wheel = new Wheel(element, this.#navigation, signal);
    this.#history = new HistoryBinding(element, this, signal);
    listenToKeys(element, this, signal);
    element.addEventListener('scroll', noteScroll, { signal, capture: true, passive: true });
    matchMedia('(prefers-reduced-motion: reduce)')
      .addEventListener('change', () => this.configure(), { signal });
    const observer = new ResizeObserver(([entry]) => this.#resize(entry.contentRect.width));
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
    this.configure();
    requestAnimationFrame(() => {
      if (!signal.aborted) this.bindHistory();
      this.#isNew = false;
    });
    this.#useLibrary(signal);
  }

  #engine(count, width) {
    const { ready } = library;
    return ready ? new Engine(ready, count, width) : new PlainEngine(count);
  }

  /** Until the engine is there, and where it cannot be, the stack works without swiping. */
  async #useLibrary(signal) {
    if (library.ready || !(await library.loading) || signal.aborted) return;
    this.#navigation.replace((count, width) => this.#engine(count, width));
    this.configure();
  }

  bindHistory() {
    this.#history?.restore();
  }

  configure() {
    if (!this.#navigation) return;
    const { transition, damping, response, start, forwardHistory, motion } = this.#element;
    const isOwn = typeof transition === 'object';
    const { frontTravel = 1, backTravel = 0, shade = 0, shadow = 0, fades = false } =
      isOwn ? transition : {};
    const { matches } = matchMedia('(prefers-reduced-motion: reduce)');
    const reduces = motion === 'reduced' || (motion !== 'full' && matches);
    this.#turn();
    this.#send(
      'configure', isOwn ? -1 : styles.indexOf(transition), frontTravel, backTravel, shade, shadow,
      +fades, damping, response, start, +forwardHistory, +reduces, 0);
  }

  #resize(width) {
    if (!(width > 0) || width === this.#navigation.width) return;
    this.#navigation.width = width;
    this.#pointers.measure();
    this.#send('resize', width);
  }

  #turn() {
    this.#navigation.turn(getComputedStyle(this.#element).direction === 'rtl');
  }

  #send(name, ...numbers) {
    this.#navigation.send(performance.now(), name, ...numbers);
  }

  // What the element does

  get pages() {
    return this.#navigation?.stack.pages ?? this.#children.pages;
  }

  get position() {
    return this.#navigation?.report[0] ?? 0;
  }

  get phase() {
    return this.#navigation?.phase ?? Phase.resting;
  }

  push(page, { animated = true } = {}) {
    const { stack } = this.#navigation ?? {};
    if (stack?.has(page)) return this.#refuse('push', 'already-on-stack');
    if (stack?.isShown(page)) return this.set([...stack.pages, page], { animated });
    this.#children.adopt(page);
    if (!stack) this.#follow();
    if (!stack) return Promise.resolve('completed');
    stack.candidate = page;
    stack.edited = [...stack.pages, page];
    return this.#call(() => stack.has(page), 'push', +animated);
  }

  pop({ animated = true } = {}) {
    const top = this.#navigation?.stack.top;
    return this.#call((stack) => !stack.has(top), 'pop', +animated);
  }

  popTo(page, { animated = true } = {}) {
    const index = this.pages.indexOf(page);
    if (index < 0) return this.#refuse('popTo', 'no-such-page');
    return this.#call((stack) => stack.top === page, 'pop_to', index, +animated);
  }

  set(pages, { animated = true } = {}) {
    if (!pages.length) return this.#refuse('set', 'empty-stack');
    if (new Set(pages).size < pages.length) return this.#refuse('set', 'already-on-stack');
    for (const page of pages) this.#children.adopt(page);
    if (!this.#navigation) this.#follow();
    const edit = this.#navigation.stack.edit(pages);
    return this.#call((stack) => stack.top === pages.at(-1), 'set', ...edit, +animated);
  }

  forward() {
    const top = this.#navigation?.stack.top;
    return this.#call((stack) => stack.top !== top && stack.has(top), 'key', 1);
  }

  /** A key or button: whether there was anything to do for it. */
  go(direction, time) {
    const before = this.#navigation.report[1];
    this.#navigation.send(time, 'key', direction);
    return this.#navigation.report[1] !== before;
  }

  /** A promise of how a call ends: settled when all has come to rest. */
  #call(isDone, name, ...numbers) {
    if (!this.#navigation) return this.#refuse(name, 'empty-stack');
    this.#turn();
    return new Promise((resolve) => {
      const outer = this.#calling;
      this.#calling = { isDone, resolve };
      this.#waiting.add(this.#calling);
      this.#send(name, ...numbers);
      this.#calling = outer;
    });
  }

  #refuse(verb, reason) {
    this.heard({ type: 'refuse', verb, reason });
    return Promise.resolve('refused');
  }

  // What the navigation asks, and tells

  /** How many times slower than usual a settle is. */
  get slowness() {
    return this.#element.response / 0.35;
  }

  get record() {
    return this.#element.record;
  }

  content(direction) {
    const gesture = this.#wheel.start ?? this.#pointers.start;
    return gesture ? contentUnder(gesture, direction) : Answer.nothing;
  }

  mayLeave(page) {
    return page.dispatchEvent(new CustomEvent('swipeleave', { bubbles: true, cancelable: true }));
  }

  nextPage(after) {
    const detail = { after, page: null };
    this.#element.dispatchEvent(new CustomEvent('nextpage', { detail }));
    const page = detail.page ?? this.#element.nextPage?.(after);
    if (!(page instanceof Element) || this.#navigation.stack.has(page)) return null;
    this.#children.adopt(page);
    return page;
  }

  heard({ type, page, ...detail }) {
    switch (type) {
      case 'contentcancelled':
        return this.#pointers.claim();
      case 'drop':
        this.#stage.drop(page);
        return this.#children.drop(page);
      case 'willdisappear':
        this.#focus.leave(page);
        break;
      case 'didappear':
        if (page === this.#navigation.stack.top) this.#focus.arrive(page);
        break;
      case 'refuse':
        this.#calling?.resolve('refused');
        this.#waiting.delete(this.#calling);
        break;
    }
    const target = page ?? this.#element;
    target.dispatchEvent(new CustomEvent('swipe' + type, { bubbles: true, detail }));
  }

  rested() {
    const { stack } = this.#navigation;
    for (const { isDone, resolve } of this.#waiting) {
      resolve(isDone(stack) ? 'completed' : 'cancelled');
    }
    this.#waiting.clear();
    this.#history?.follow();
  }
}
