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

/** The stack has dropped a page. An app that owns its elements says so, and removes it itself. */
export function drop(element, page) {
  if (isGone(page, element)) return;
  left.add(page);
  const event = new CustomEvent('swipedrop', { bubbles: true, cancelable: true });
  if (page.dispatchEvent(event) && left.has(page)) page.remove();
}
