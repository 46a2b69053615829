// <swipe-navigation>: what an app sees. Its children are the pages, bottom to top. What each property
// and method means is in swipe-navigation.d.ts.

import { connect, styles } from './container.js';
import { load } from './engine.js';

const phases = ['resting', 'held', 'settling'];
const calls = ['push', 'pop', 'popTo', 'popToRoot', 'set', 'forward'];

function number(text, usual, least = -Infinity, most = Infinity) {
  const value = parseFloat(text);
  return isNaN(value) ? usual : Math.min(Math.max(value, least), most);
}

/** Properties that are attributes: flags, and texts with how each is read. */
const flags = { forwardHistory: 'forward-history', history: 'history' };
const texts = {
  motion: (text) => (/^(full|reduced)$/.test(text) ? text : 'auto'),
  start: (text) => number(text, Infinity),
  response: (text) => number(text, 0.35, 0.01, 10),
  damping: (text) => number(text, 1, 0.1, 10),
};

const container = Symbol();
/** A transition of the app's own, which no text can say. */
const own = Symbol();

/** The stack, after all that has been done to the children. */
const stackOf = (element) => element[container]?.catchUp();

/** What is called while the app is asked something is done when it has answered. */
async function call(element, name, ...rest) {
  if (element[container]?.asks) await 0;
  stackOf(element);
  return element[container]?.[name](...rest) ?? 'refused';
}

export class SwipeNavigation extends HTMLElement {
  static get observedAttributes() {
    return ['transition', 'dir', ...Object.values(flags), ...Object.keys(texts)];
  }

  connectedCallback() {
    this[container] = connect(this, SwipeNavigation.ready);
  }

  disconnectedCallback() {
    this[container].stop();
    this[container] = undefined;
  }

  attributeChangedCallback(name) {
    if (name === 'transition') this[own] = null;
    call(this, 'configure');
  }

  get pages() {
    return stackOf(this)?.pages ?? [];
  }

  get top() {
    return this.pages.at(-1) ?? null;
  }

  get position() {
    return stackOf(this)?.position ?? 0;
  }

  get phase() {
    return phases[stackOf(this)?.phase ?? 0];
  }

  get transition() {
    const name = this.getAttribute('transition');
    return this[own] || (styles.includes(name) ? name : 'parallax');
  }

  set transition(style) {
    this[own] = typeof style === 'object' && style;
    if (this[own]) call(this, 'configure');
    else this.setAttribute('transition', style ?? 'parallax');
  }
}

const property = (name, get, set) =>
  Object.defineProperty(SwipeNavigation.prototype, name, { get, set });

for (const name in flags) {
  property(name, function () { return this.hasAttribute(flags[name]); },
    function (value) { this.toggleAttribute(flags[name], !!value); });
}
for (const name in texts) {
  property(name, function () { return texts[name](this.getAttribute(name)); },
    function (value) { this.setAttribute(name, value); });
}
for (const name of calls) {
  SwipeNavigation.prototype[name] = function (...rest) { return call(this, name, ...rest); };
}

/** Defines the element once, whoever asks first. */
export function define(source) {
  if (customElements.get('swipe-navigation')) return;
  SwipeNavigation.ready = load(source);
  customElements.define('swipe-navigation', SwipeNavigation);
}
