// Optional: one entry of the browser's history for each page. The stack leads; the history follows it
// when all is at rest, and the browser's buttons are calls like any other.

export class HistoryBinding {
  #element;
  #container;
  /** Until the pages are there that the entry tells of, it must not follow the stack. */
  #isRestored = false;
  /** Whether the history is on its way to where the stack is. */
  #isGoing = false;

  constructor(element, container, signal) {
    this.#element = element;
    this.#container = container;
    addEventListener('popstate', (event) => this.#went(event), { signal });
  }

  /** After a reload: the pages that the entry tells of, as far as the app can make them again. */
  restore() {
    if (!this.#element.history || this.#isRestored) return;
    this.#isRestored = true;
    const keys = entry()?.keys ?? [];
    const { pages } = this.#container;
    for (let depth = pages.length; depth < keys.length; depth += 1) {
      if (!this.#make(depth, keys[depth], false)) break;
    }
    this.#write('replaceState', this.#container.pages.length - 1);
  }

  /** All has come to rest. */
  follow() {
    if (!this.#element.history || this.#isGoing || !this.#isRestored) return;
    const { pages } = this.#container;
    const [from, to] = [entry().keys.length - 1, pages.length - 1];
    if (to < from) this.#go(to - from);
    for (let depth = from + 1; depth <= to; depth += 1) this.#write('pushState', depth);
    if (to === from && keyOf(pages[to]) !== entry().keys[to]) this.#write('replaceState', to);
  }

  #go(steps) {
    this.#isGoing = true;
    history.go(steps);
  }

  async #went({ hasUAVisualTransition }) {
    if (!this.#element.history) return;
    if (this.#isGoing) {
      this.#isGoing = false;
      return this.follow();
    }
    const { pages } = this.#container;
    const keys = entry()?.keys ?? [''];
    const [from, to] = [pages.length - 1, keys.length - 1];
    const animated = !hasUAVisualTransition;
    if (to < from) await this.#container.popTo(pages[to], { animated });
    if (to > from) await (this.#make(to, keys[to], animated) ?? this.#container.forward());
    const refused = this.#container.pages.length - 1 - to;
    if (refused && (entry()?.keys.length ?? 1) - 1 === to) this.#go(refused);
  }

  /** Asks the app for a page that was there before, and puts it on top. */
  #make(depth, key, animated) {
    const detail = { depth, key, page: null };
    this.#element.dispatchEvent(new CustomEvent('swiperestore', { detail }));
    return detail.page ? this.#container.push(detail.page, { animated }) : undefined;
  }

  #write(how, depth) {
    const pages = this.#container.pages.slice(0, depth + 1);
    const swipe = { keys: pages.map(keyOf) };
    history[how]({ ...history.state, swipe }, '', pages[depth].dataset.url ?? location.href);
  }
}

const entry = () => history.state?.swipe;

/** What the app knows a page by. */
const keyOf = (page) => page.dataset.key ?? '';
