// The focus follows the pages: into a new page, and back to where it was on a page that comes back.

export class Focus {
  #host;
  #stage;
  #places = new WeakMap();

  constructor(host, stage) {
    this.#host = host;
    this.#stage = stage;
  }

  /** A page is about to be left: remembers where the focus is on it. */
  leave(page) {
    const active = this.#active;
    if (page.contains(active)) this.#places.set(page, active);
    else if (active === this.#host) this.#places.delete(page);
  }

  /** A page has come, and is the one on top. */
  arrive(page) {
    const active = this.#active;
    const isOurs = !active || active === document.body || this.#host.contains(active);
    if (!isOurs || (active !== page && page.contains(active))) return;
    const place = this.#places.get(page) ?? page.querySelector('[autofocus]');
    const frame = this.#stage.frame(page).element;
    frame.setAttribute('aria-label', nameOf(page));
    (page.contains(place) ? place : frame).focus({ preventScroll: true });
  }

  get #active() {
    return this.#host.getRootNode().activeElement;
  }
}

/** What a screen reader says when it comes to a page. */
function nameOf(page) {
  return page.ariaLabel || page.title || page.querySelector('h1, h2, h3')?.textContent.trim() || '';
}
