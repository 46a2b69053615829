// One connected <swipe-navigation>: its stack, what listens for it, and the calls of the app.

import { adopt, drop, forget, pagesOf } from './children.js';
import { noteScroll } from './content.js';
import { cells } from './engine.js';
import { arrive, leave } from './focus.js';
import { listenToKeys } from './keys.js';
import { makePlainStack } from './plain.js';
import { followPointers } from './pointers.js';
import * as at from './report.js';
import { makeStack } from './stack.js';
import { makeStage } from './stage.js';
import { followWheel } from './wheel.js';

const styles = ['slide', 'parallax', 'cover', 'fade'];

export function connect(element, ready) {
  const stage = makeStage(
    element.shadowRoot ?? element.attachShadow({ mode: 'open', slotAssignment: 'manual' }));
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const connection = new AbortController();
  const { signal } = connection;
  /** Calls that have not come to rest, and the one that is being made. */
  const waiting = new Set();
  let calling;
  /** What has happened: the first is being told, the others are not yet. */
  const events = [];
  /** Pages that come while the document is being built are simply there. */
  let isBuilt;
  let pointers;
  let followHistory;

  function listen(type, listener, options, target = element) {
    target.addEventListener(type, listener, { signal, ...options });
  }

  const has = (page) => stack.pages.includes(page);

  /** The children have changed. */
  function follow(records) {
    const { pages, ruler } = stack;
    forget(records);
    const wish = pagesOf(element).filter((page) => has(page) || !ruler.includes(page));
    const [added, ...more] = wish.filter((page) => !has(page));
    const isPush = !more.length && wish.length > pages.length && added === wish.at(-1);
    if (isPush) container.push(added);
    else if (wish.length && (added || ruler.some((page) => page.parentNode !== element))) {
      container.set(wish, { animated: false });
    }
    begin();
  }

  /** Pages follow fingers as soon as there is an engine, and a page. */
  function begin() {
    if (!isBuilt || !cells.length || pointers || !stack.top) return;
    stack = makeStack(host, element, stage, stack.pages, element.clientWidth || 1);
    pointers = followPointers(element, stack, listen);
    followWheel(stack, listen);
    listen('scroll', noteScroll, { capture: true });
    listen('change', container.configure, {}, reducedMotion);
    listen('resize', stage.zoom, {}, visualViewport);
    stage.zoom();
    sizes.observe(element);
    container.configure();
  }

  /** Few want it, so it is a file of its own. */
  async function useHistory() {
    if (!element.history || followHistory) return;
    followHistory = () => {};
    const { bindHistory } = await import('./history.js');
    if (!signal.aborted) followHistory = bindHistory(element, container, listen);
  }

  /** A promise of how a call ends that makes the stack these pages: settled when all is at rest. */
  function call(pages, ...input) {
    const { top } = stack;
    // The page that was on top leaves, or another one comes.
    const isDone = () => {
      if (!pages) return stack.top !== top;
      return pages.includes(top) ? has(pages.at(-1)) : !has(top);
    };
    return new Promise((resolve) => {
      const outer = calling;
      calling = { isDone, resolve };
      waiting.add(calling);
      stack.change(pages, ...input);
      calling = outer;
    });
  }

  /** A call that cannot be made. */
  function refuse(verb, reason) {
    events.push({ type: 'refuse', detail: { verb, reason } });
    host.tell();
    return 'refused';
  }

  const isAnimated = (options) => +(options?.animated ?? true);

  const container = {
    get stack() {
      return stack;
    },
    push(page, options) {
      const pages = [...stack.pages, page];
      if (has(page)) return refuse('push', 'already-on-stack');
      if (stack.shown.includes(page)) return container.set(pages, options);
      adopt(element, page);
      return call(pages, at.push, isAnimated(options));
    },
    pop: (options) => call(stack.pages.slice(0, -1), at.pop, isAnimated(options)),
    popTo(page, options) {
      const index = stack.pages.indexOf(page);
      if (index < 0) return refuse('popTo', 'no-such-page');
      return call(stack.pages.slice(0, index + 1), at.popTo, isAnimated(options), index);
    },
    popToRoot: (options) => container.popTo(stack.pages[0], options),
    set(wish, options) {
      const pages = [...wish];
      const place = (page) => pages.indexOf(page);
      if (!pages.length) return refuse('set', 'empty-stack');
      if (new Set(pages).size < pages.length) return refuse('set', 'already-on-stack');
      for (const page of pages) adopt(element, page);
      return call(
        pages, at.set, isAnimated(options), pages.length, place(stack.shown[0]),
        place(stack.shown.at(-1)), +has(pages.at(-1)));
    },
    /** Goes to the next page, as a swipe forward does. */
    forward: () => call(undefined, at.key, 1),
    /** A key or button: whether there was anything to do for it. */
    go(direction) {
      const { top } = stack;
      if (direction) container.forward();
      else call(stack.pages.slice(0, -1), at.key, 0);
      return stack.top !== top;
    },
    configure() {
      const { transition, damping, response, start, forwardHistory, motion } = element;
      const { frontTravel = 1, backTravel = 0, shade = 0, shadow = 0, fades = false } = transition;
      const reduces = motion === 'auto' ? reducedMotion.matches : motion === 'reduced';
      stack.change(
        undefined, at.configure, styles.indexOf(transition), frontTravel, backTravel, shade, shadow,
        +fades, damping, response, start, +forwardHistory, +reduces, 0);
      useHistory();
    },
    stop() {
      // What has begun ends.
      if (stack.phase) container.set(stack.pages, { animated: false });
      connection.abort();
      children.disconnect();
      sizes.disconnect();
      stack.stop?.();
      rested();
    },
  };

  /** Asks the app, which may not change the stack before it has answered. */
  function ask(target, type, init) {
    container.asks = true;
    const answer = target.dispatchEvent(new CustomEvent(type, init));
    container.asks = false;
    return answer;
  }

  function heard({ type, page, detail, call }) {
    if (type === 'contentcancelled') return pointers.claim();
    if (type === 'drop') {
      stage.drop(page);
      return drop(element, page);
    }
    if (type === 'willdisappear') leave(page, element);
    if (type === 'didappear' && page === stack.top) arrive(page, element, stage.frameOf(page));
    if (type === 'refuse') {
      call?.resolve('refused');
      waiting.delete(call);
    }
    (page ?? element).dispatchEvent(new CustomEvent('swipe' + type, { bubbles: true, detail }));
  }

  function rested() {
    for (const { isDone, resolve } of waiting) resolve(isDone() ? 'completed' : 'cancelled');
    waiting.clear();
    followHistory?.();
  }

  /** What the stack asks, and tells. */
  const host = {
    mayLeave: (page) => ask(page, 'swipeleave', { bubbles: true, cancelable: true }),
    nextPage(after) {
      const detail = { after, page: null };
      ask(element, 'nextpage', { detail });
      const { page } = detail;
      if (!(page instanceof Element) || has(page)) return undefined;
      adopt(element, page);
      return page;
    },
    /** App code may call anything meanwhile: what comes of it is told after what came before. */
    tell(...found) {
      const isTelling = events.length;
      for (const event of found) events.push({ ...event, call: calling });
      if (isTelling) return;
      for (; events.length; events.shift()) heard(events[0]);
      if (!stack.phase) rested();
    },
  };

  let stack = makePlainStack(host, stage);
  const sizes = new ResizeObserver(([{ contentRect: { width } }]) => {
    if (!width || width === stack.width) return;
    stack.width = width;
    pointers.measure();
    stack.change(undefined, at.resize, width);
  });
  const children = new MutationObserver(follow);
  children.observe(element, {
    childList: true, subtree: true, attributeFilter: ['hidden'],
  });
  follow([]);
  listen('nextpage', ({ detail }) => { detail.page = element.nextPage?.(detail.after); });
  listenToKeys(element, container, listen);
  ready.then(() => requestAnimationFrame(() => {
    if (signal.aborted) return;
    isBuilt = true;
    begin();
    useHistory();
  }));
  return container;
}
