// The element's children are the pages, bottom to top: what an app or its framework does to them changes
// the stack, and what becomes of the stack changes the children.

/** Pages that have been dropped and that their owner keeps in the document. */
const left = new WeakSet();
/** Pages that the stack itself has put among the children, which is no news to it. */
const adopted = new WeakSet();

/** What somebody else has put among the children: it comes anew, whatever it was before. */
export function comersOf(records, element) {
  const nodes = records.flatMap(({ target, addedNodes }) => (target === element ? [...addedNodes] : []));
  const comers = nodes.filter((node) => !adopted.delete(node));
  for (const node of comers) left.delete(node);
  return comers;
}

/** Whether a page is no longer the element's, or is hidden. */
export const isGone = (page, element) => page.parentNode !== element || page.hidden;

/** Bottom to top: all children that are neither hidden nor dropped. */
export function pagesOf(element) {
  return [...element.children].filter((child) => !child.hidden && !left.has(child));
}

/** Whether `b` stands behind `a` in the document. */
const isBehind = (a, b) => a && b && a.compareDocumentPosition(b) & 4;

/** Makes a page a child, behind one page and before another; one that stands so already is not moved. */
export function adopt(element, page, below, above = null) {
  left.delete(page);
  page.hidden = false;
  if (page.parentNode === element && !isBehind(page, below) && !isBehind(above, page)) return;
  adopted.add(page);
  element.insertBefore(page, above);
}

/** The stack has dropped a page: a child that is still there is no page any more. */
export function forget(page, element) {
  if (!isGone(page, element)) left.add(page);
}

/**
 * Tells so, unless the page has come again. An app that owns its elements says that it removes the page
 * itself.
 *
 * @param catchUp takes in what the app has done meanwhile
 */
export function drop(page, catchUp) {
  if (!left.has(page)) return;
  const event = new CustomEvent('swipedrop', { bubbles: true, cancelable: true });
  const isOurs = page.dispatchEvent(event);
  catchUp();
  if (!isOurs || !left.has(page)) return;
  page.remove();
  left.delete(page);
}
