// What a stack asks its app and tells it, and how the app's calls end.

import { adopt, drop, forget } from './children.js';
import { arrive, leave } from './focus.js';

/** @param container has the `stack`, says whether it `asks` and `isStopped`, and does what is asked of it here */
export function makeHost(element, stage, container) {
  /** Calls that have not come to rest, and the one that is being made. */
  const waiting = new Set();
  let calling;
  /** What has happened: the first is being told, the others are not yet. */
  const events = [];

  const has = (page) => container.stack.pages.includes(page);

  /** Asks the app, which may not change the stack before it has answered. */
  function ask(target, type, init) {
    container.asks = true;
    const answer = target.dispatchEvent(new CustomEvent(type, init));
    container.asks = false;
    return answer;
  }

  function hear({ type, page, detail, call }) {
    if (type === 'contentcancelled') return container.claim();
    if (type === 'drop') {
      if (!container.stack.ruler.includes(page)) stage.drop(page);
      return drop(page, container.catchUp);
    }
    if (type === 'willdisappear') leave(page, element);
    if (type === 'didappear' && page === container.stack.top) arrive(page, element, stage.frameOf(page));
    if (type === 'refuse') {
      call?.resolve('refused');
      waiting.delete(call);
    }
    (page ?? element).dispatchEvent(new CustomEvent('swipe' + type, { bubbles: true, detail }));
  }

  const host = {
    mayLeave: (page) => ask(page, 'swipeleave', { bubbles: true, cancelable: true }),
    nextPage(after) {
      const detail = { after, page: null };
      ask(element, 'nextpage', { detail });
      const { page } = detail;
      // The element may have gone meanwhile.
      if (container.isStopped || page?.nodeType !== 1 || has(page) || page.contains(element)) {
        return undefined;
      }
      adopt(element, page, after);
      return page;
    },
    /** App code may call anything meanwhile: what comes of it is told after what came before. */
    tell(...found) {
      const isTelling = events.length;
      for (const event of found) {
        if (event.type === 'drop') forget(event.page, element);
        events.push({ call: calling, ...event });
      }
      if (isTelling) return;
      for (; events.length; events.shift()) {
        try {
          hear(events[0]);
        } catch (error) {
          // Such as a form whose button is called `remove`: what comes after is told all the same.
          console.error('<swipe-navigation>:', error);
        }
      }
      if (!container.stack.phase) host.rest();
    },
    /** A promise of how a call ends that makes the stack these pages: settled when all is at rest. */
    call(pages, ...input) {
      const { top } = container.stack;
      // The page that was on top leaves, or another one comes.
      const isDone = () => {
        if (!pages) return container.stack.top !== top;
        return pages.includes(top) ? has(pages.at(-1)) : !has(top);
      };
      return new Promise((resolve) => {
        const outer = calling;
        calling = { isDone, resolve };
        waiting.add(calling);
        container.stack.change(pages, ...input);
        calling = outer;
      });
    },
    /** A call that cannot be made. */
    deny(verb, reason) {
      host.tell({ type: 'refuse', detail: { verb, reason }, call: undefined });
      return 'refused';
    },
    /** Nothing moves any more. */
    rest() {
      for (const { isDone, resolve } of waiting) resolve(isDone() ? 'completed' : 'cancelled');
      waiting.clear();
      container.rested();
    },
  };
  return host;
}
