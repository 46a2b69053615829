// Optional: one entry of the browser's history for each page. The stack leads; the history follows it
// when all is at rest, and the browser's buttons are calls like any other.

const entry = () => history.state?.swipe;

/** What the app knows a page by. */
const keyOf = (page) => page.dataset.key ?? '';

/** @returns what follows the stack when all is at rest */
export function bindHistory(element, container, listen) {
  /** Whether the history is on its way to where the stack is. */
  let isGoing = false;
  /** How many entries the stack is on its way to: what it does meanwhile is not followed. */
  let journeys = 0;
  /** The keys of the pages when all was last at rest. */
  let known = [];
  /** How many pages the entry has that we were at last. */
  let depth = 0;

  function go(steps) {
    isGoing = true;
    history.go(steps);
  }

  /** The entry of so many pages; the first one takes the place of what was there. */
  function write(how, count) {
    const pages = container.stack.pages.slice(0, count);
    const swipe = { keys: pages.map(keyOf) };
    const url = pages.at(-1).dataset.url ?? location.href;
    history[count > 1 ? how : 'replaceState']({ ...history.state, swipe }, '', url);
    depth = count;
  }

  /** Asks the app for the pages that an entry has and the stack has not, and puts them on top. */
  function restore(keys, animated) {
    const { pages } = container.stack;
    const made = [];
    for (let depth = pages.length; depth < keys.length; depth += 1) {
      const detail = { depth, key: keys[depth], page: null };
      element.dispatchEvent(new CustomEvent('swiperestore', { detail }));
      if (detail.page?.nodeType !== 1) break;
      made.push(detail.page);
    }
    return made.length ? container.set([...pages, ...made], { animated }) : undefined;
  }

  listen('popstate', async ({ hasUAVisualTransition }) => {
    if (!element.history) return;
    if (isGoing) {
      isGoing = false;
      depth = entry()?.keys.length ?? depth;
      return follow();
    }
    const { pages } = container.stack;
    if (!pages.length) return undefined;
    // A link within the page, or somebody else's entry: it belongs to the page on top.
    if (!entry()) return write('replaceState', pages.length);
    const { keys } = entry();
    // The stack may have gone on since the history followed it: so far the user goes from there.
    const count = pages.length + keys.length - depth;
    const animated = !hasUAVisualTransition;
    depth = keys.length;
    journeys += 1;
    if (count < pages.length) await container.popTo(pages[Math.max(count, 1) - 1], { animated });
    if (count > pages.length) await (restore(keys, animated) ?? container.forward());
    journeys -= 1;
    follow();
  }, {}, window);

  /** All has come to rest. */
  function follow() {
    const { pages } = container.stack;
    if (!element.history || !element.isConnected || isGoing || journeys || !pages.length) return;
    // The app may have put a state of its own in the place of ours.
    const keys = entry()?.keys ?? known;
    known = pages.map(keyOf);
    if (pages.length < keys.length) go(pages.length - keys.length);
    for (let count = keys.length + 1; count <= pages.length; count += 1) write('pushState', count);
    if (pages.length === keys.length && `${known}` !== `${keys}`) write('replaceState', pages.length);
  }

  // After a reload: the pages that the entry tells of, as far as the app can make them again.
  const keys = entry()?.keys ?? [];
  depth = keys.length;
  restore(keys, false);
  if (!depth && container.stack.top) write('replaceState', 1);
  follow();
  return follow;
}
