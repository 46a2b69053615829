// The element's children are the pages: what an app or its framework adds or takes away changes the
// stack, and what the stack adds or drops changes the children.

/** Pages that have been dropped and that their owner keeps in the document. */
const left = new WeakSet();

/** Somebody has taken elements out of the document: what comes again is new. */
export function forget(records) {
  for (const { removedNodes } of records) removedNodes.forEach((page) => left.delete(page));
}

/** Bottom to top: all children that are neither hidden nor dropped. */
export function pagesOf(element) {
  return [...element.children].filter((child) => !child.hidden && !left.has(child));
}

/** Makes a page a child, in front of the children that are there. */
export function adopt(element, page) {
  left.delete(page);
  page.hidden = false;
  if (page.parentNode !== element) element.append(page);
}

/** The stack has dropped a page. An app that owns its elements says so, and removes it itself. */
export function drop(element, page) {
  if (page.parentNode !== element) return;
  left.add(page);
  const event = new CustomEvent('swipedrop', { bubbles: true, cancelable: true });
  if (page.dispatchEvent(event) && left.has(page)) page.remove();
}
