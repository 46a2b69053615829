// Optional: one entry of the browser's history for each page. The stack leads; the history follows it
// when all is at rest, and the browser's buttons are calls like any other.

const entry = () => history.state?.swipe;

/** What the app knows a page by. */
const keyOf = (page) => page.dataset.key ?? '';

/** @returns what follows the stack when all is at rest */
export function bindHistory(element, container, listen) {
  /** Whether the history is on its way to where the stack is. */
  let isGoing = false;
  /** The keys of the pages when all was last at rest. */
  let known = [];

  function go(steps) {
    isGoing = true;
    history.go(steps);
  }

  function write(how, depth) {
    const pages = container.stack.pages.slice(0, depth + 1);
    const swipe = { keys: pages.map(keyOf) };
    history[how]({ ...history.state, swipe }, '', pages[depth].dataset.url ?? location.href);
  }

  /** Asks the app for a page that was there before, and puts it on top. */
  function make(depth, key, animated) {
    const detail = { depth, key, page: null };
    element.dispatchEvent(new CustomEvent('swiperestore', { detail }));
    return detail.page && container.push(detail.page, { animated });
  }

  listen('popstate', async ({ hasUAVisualTransition }) => {
    if (!element.history) return;
    if (isGoing) {
      isGoing = false;
      return follow();
    }
    const { pages } = container.stack;
    // A link within the page, or somebody else's entry: it belongs to the page on top.
    if (!entry()) return write('replaceState', pages.length - 1);
    const { keys } = entry();
    const [from, to] = [pages.length - 1, keys.length - 1];
    const animated = !hasUAVisualTransition;
    if (to < from) await container.popTo(pages[to], { animated });
    if (to > from) await (make(to, keys[to], animated) ?? container.forward());
    const refused = container.stack.pages.length - 1 - to;
    if (refused && entry()?.keys.length - 1 === to) go(refused);
  }, {}, window);

  /** All has come to rest. */
  function follow() {
    if (!element.history || isGoing) return;
    const { pages } = container.stack;
    // The app may have put a state of its own in the place of ours.
    const keys = entry()?.keys ?? known;
    const [from, to] = [keys.length - 1, pages.length - 1];
    known = pages.map(keyOf);
    if (to < from) go(to - from);
    for (let depth = from + 1; depth <= to; depth += 1) write('pushState', depth);
    if (to === from && `${known}` !== `${keys}`) write('replaceState', to);
  }

  // After a reload: the pages that the entry tells of, as far as the app can make them again.
  const keys = entry()?.keys ?? [];
  for (let depth = container.stack.pages.length; depth < keys.length; depth += 1) {
    if (!make(depth, keys[depth], false)) break;
  }
  if (!entry()) write('replaceState', 0);
  follow();
  return follow;
}
