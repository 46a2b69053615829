// The focus follows the pages: into a new page, and back to where it was on a page that comes back.

/** Where the focus was when a page was left. */
const places = new WeakMap();

const activeIn = (host) => host.getRootNode().activeElement;

/** A page is about to be left: remembers where the focus is. */
export const leave = (page, host) => places.set(page, activeIn(host));

/** A page has come, and is the one on top. */
export function arrive(page, host, frame) {
  const active = activeIn(host) ?? document.body;
  const isOurs = active === document.body || host.contains(active);
  if (!isOurs || (active !== page && page.contains(active))) return;
  const place = places.get(page) ?? page.querySelector('[autofocus]');
  // What a screen reader says when it comes to a page.
  frame.ariaLabel =
    page.ariaLabel || page.title || page.querySelector('h1,h2,h3')?.textContent.trim();
  (page.contains(place) ? place : frame).focus({ preventScroll: true });
}
