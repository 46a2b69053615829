// What an app can do with a stack.

import { adopt } from './children.js';
import * as at from './report.js';

const isAnimated = (options) => +(options?.animated ?? true);

/** Pages are elements; all else that may be wrong with them the answer says. */
function check(pages) {
  for (const page of pages) {
    if (page?.nodeType !== 1) throw TypeError('<swipe-navigation>: a page is an element');
  }
}

/** @returns the calls: each answers how it ends */
export function makeCalls(element, container, { call, deny }) {
  const calls = {
    push(page, options) {
      const { pages, shown, top } = container.stack;
      const wish = [...pages, page];
      check(wish);
      if (pages.includes(page)) return deny('push', 'already-on-stack');
      if (shown.includes(page)) return calls.set(wish, options);
      adopt(element, page, top);
      return call(wish, at.push, isAnimated(options));
    },
    pop: (options) => call(container.stack.pages.slice(0, -1), at.pop, isAnimated(options)),
    popTo(page, options) {
      const { pages } = container.stack;
      const index = pages.indexOf(page);
      if (index < 0) return deny('popTo', 'no-such-page');
      return call(pages.slice(0, index + 1), at.popTo, isAnimated(options), index);
    },
    popToRoot: (options) => calls.popTo(container.stack.pages[0], options),
    set(wish, options) {
      const { pages: before, shown } = container.stack;
      const pages = [...wish];
      const place = (page) => pages.indexOf(page);
      check(pages);
      if (!pages.length) return deny('set', 'empty-stack');
      if (new Set(pages).size < pages.length) return deny('set', 'already-on-stack');
      pages.reduceRight((above, page) => {
        adopt(element, page, undefined, above);
        return page;
      }, null);
      return call(
        pages, at.set, isAnimated(options), pages.length, place(shown[0]), place(shown.at(-1)),
        +before.includes(pages.at(-1)));
    },
    /** Goes to the next page, as a key forward does. */
    forward: () => call(undefined, at.key, 1),
    /** A key or button: whether there was anything to do for it. */
    go(direction) {
      const { pages, top } = container.stack;
      if (direction) calls.forward();
      else call(pages.slice(0, -1), at.key, 0);
      // A page that refuses to be left has done with the key, too.
      return container.stack.top !== top || (!direction && pages.length > 1);
    },
  };
  return calls;
}
