// The focus follows the pages: into a new page, and back to where it was on a page that comes back.

/** Where the focus was when a page was left. */
const places = new WeakMap();

/** Within the tree that the element is in; if it is not there, where it is outside. */
const activeIn = (host) => host.getRootNode().activeElement ?? document.activeElement;

/** A page is about to be left: remembers where the focus is. */
export const leave = (page, host) => places.set(page, activeIn(host));

/** A page has come, and is the one on top. */
export function arrive(page, host, frame) {
  const active = activeIn(host) ?? document.body;
  const isOurs = active === document.body || host.contains(active);
  if (!isOurs || (active !== page && page.contains(active))) return;
  const place = places.get(page) ?? page.querySelector('[autofocus]');
  const options = { preventScroll: true };
  // What a screen reader says when it comes to a page.
  frame.ariaLabel =
    page.ariaLabel || page.title || page.querySelector('h1,h2,h3')?.textContent.trim();
  if (page.contains(place)) place.focus(options);
  // What had it may take it no more.
  if (!page.contains(activeIn(host))) frame.focus(options);
}
