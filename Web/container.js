// One connected <swipe-navigation>: brings together its stack, its children, and what moves it.

import { makeCalls } from './calls.js';
import { comersOf, isGone, pagesOf } from './children.js';
import { noteScroll } from './content.js';
import { cells } from './engine.js';
import { makeHost } from './host.js';
import { makePlainStack } from './plain.js';
import { followPointers } from './pointers.js';
import * as at from './report.js';
import { makeStack } from './stack.js';
import { makeStage } from './stage.js';

/** In the order of their codes. */
export const styles = ['slide', 'parallax', 'cover', 'fade'];

export function connect(element, ready) {
  const stage = makeStage(
    element.shadowRoot ?? element.attachShadow({ mode: 'open', slotAssignment: 'manual' }));
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const connection = new AbortController();
  const { signal } = connection;
  /** Pages that come while the document is being built are simply there. */
  let isBuilt;
  let pointers;
  let followHistory;

  function listen(type, listener, options, target = element) {
    target.addEventListener(type, listener, { signal, ...options });
  }

  /** The children have changed. */
  function follow(records) {
    const { pages, ruler } = stack;
    const comers = comersOf(records, element);
    // What has been on another stack meanwhile has lost its frame.
    const isTorn = comers.some((page) => pages.includes(page) && !page.assignedSlot);
    const wish = pagesOf(element).filter(
      (page) => pages.includes(page) || comers.includes(page) || !ruler.includes(page));
    const goesOn = pages.every((page, i) => page === wish[i]);
    const more = wish.length - pages.length;
    if (goesOn && more === 1) container.push(wish.at(-1));
    else if (wish.length &&
      (!goesOn || more || isTorn || ruler.some((page) => isGone(page, element)))) {
      container.set(wish, { animated: false });
    }
    begin();
  }

  /** Pages follow fingers as soon as there is an engine, and a page. */
  function begin() {
    if (!isBuilt || !cells.length || pointers || !stack.top) return;
    stack = makeStack(host, element, stage, stack.pages, element.clientWidth || 1);
    pointers = followPointers(element, stack, listen);
    listen('scroll', noteScroll, { capture: true });
    listen('change', container.configure, {}, reducedMotion);
    listen('resize', stage.zoom, {}, visualViewport);
    stage.zoom();
    sizes.observe(stage.ground);
    container.configure();
  }

  /** Few want it, so it is a file of its own. */
  async function useHistory() {
    if (!element.history || followHistory) return;
    followHistory = () => {};
    const { bindHistory } = await import('./history.js');
    if (!signal.aborted) followHistory = bindHistory(element, container, listen);
  }

  /** Nobody needs it as early as the first page. */
  async function useDesk() {
    const { listenToKeys, followWheel } = await import('./desk.js');
    if (signal.aborted) return;
    listenToKeys(element, container, listen);
    followWheel(container, listen);
  }

  const container = {
    get stack() {
      return stack;
    },
    /** The stack, after what has just been done to the children. */
    catchUp() {
      const records = container.asks ? [] : children.takeRecords();
      if (records.length) follow(records);
      return stack;
    },
    /** Whether the app is being asked something. */
    asks: false,
    get isStopped() {
      return signal.aborted;
    },
    claim: () => pointers.claim(),
    rested: () => followHistory?.(),
    configure() {
      const { transition, damping, response, start, forwardHistory, motion } = element;
      const { frontTravel = 1, backTravel = 0, shade = 0, shadow = 0, fades = false } = transition;
      const reduces = motion === 'auto' ? reducedMotion.matches : motion === 'reduced';
      stack.change(
        undefined, at.configure, styles.indexOf(transition), frontTravel, backTravel, shade, shadow,
        +fades, damping, response, start, +forwardHistory, +reduces);
      useHistory();
    },
    stop() {
      // What has begun ends, and no page is kept that is not in the stack.
      const pages = stack.pages.filter((page) => !isGone(page, element));
      if (pages.length) container.set(pages, { animated: false });
      connection.abort();
      children.disconnect();
      sizes.disconnect();
      stack.stop?.();
      host.rest();
    },
  };

  const host = makeHost(element, stage, container);
  Object.assign(container, makeCalls(element, container, host));

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
  listen('nextpage', ({ detail }) => { detail.page ??= element.nextPage?.(detail.after); });
  useDesk();
  ready.then(() => requestAnimationFrame(() => {
    if (signal.aborted) return;
    isBuilt = true;
    begin();
    useHistory();
  }));
  return container;
}
