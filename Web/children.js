// The element's children are the pages: what an app or its framework adds or takes away changes the
// stack, and what the stack adds or drops changes the children.

export class Children {
  #element;
  #observer;
  /** Pages that have been dropped and that their owner keeps in the document. */
  #left = new WeakSet();

  constructor(element, changed) {
    this.#element = element;
    this.#observer = new MutationObserver(changed);
    this.#observer.observe(element, {
      childList: true, subtree: true, attributes: true, attributeFilter: ['hidden'],
    });
  }

  /** Bottom to top: all children that are neither hidden nor dropped. */
  get pages() {
    return [...this.#element.children].filter((child) => !child.hidden && !this.#left.has(child));
  }

  /** Makes a page a child, in front of the children that are there. */
  adopt(page) {
    this.#left.delete(page);
    page.hidden = false;
    if (page.parentNode !== this.#element) this.#element.append(page);
  }

  /** The stack has dropped a page. An app that owns its elements says so, and removes it itself. */
  drop(page) {
    if (page.parentNode !== this.#element) return;
    this.#left.add(page);
    const event = new CustomEvent('swipedrop', { bubbles: true, cancelable: true });
    if (page.dispatchEvent(event) && this.#left.has(page)) page.remove();
  }

  /**
   * What the children ask of a stack: nothing, another page on top, or other pages.
   *
   * @returns {{push?: Element, set?: Element[]}}
   */
  wishes(stack) {
    const { pages } = this;
    const inStack = new Set(stack.pages);
    const onRuler = new Set(stack.ruler);
    const added = pages.filter((page) => !onRuler.has(page));
    const kept = pages.filter((page) => inStack.has(page));
    if (!added.length && kept.length === inStack.size) return {};
    if (added.length === 1 && kept.length === inStack.size && added[0] === pages.at(-1)) {
      return { push: added[0] };
    }
    return { set: pages.filter((page) => inStack.has(page) || !onRuler.has(page)) };
  }

  stop() {
    this.#observer.disconnect();
  }
}
