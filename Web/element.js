// <swipe-navigation>: what an app sees. Its children are the pages, bottom to top.

import { Container } from './container.js';
import { library } from './library.js';

const phases = ['resting', 'held', 'settling'];

export class SwipeNavigation extends HTMLElement {
  static get observedAttributes() {
    return [
      'transition', 'start', 'forward-history', 'motion', 'response', 'damping', 'dir', 'history',
    ];
  }

  /** A promise of whether the engine is there: pages can be swiped. */
  static get ready() {
    return library.loading.then(Boolean);
  }

  /** Answers which page comes after one: an element that is not on the stack yet, or nothing. */
  nextPage = null;
  /** Hears every input of the engine: its name, its numbers, and its time in microseconds. */
  record = null;

  #shadow = this.attachShadow({ mode: 'open', slotAssignment: 'manual' });
  #container;
  #transition;

  connectedCallback() {
    this.#container = new Container(this, this.#shadow);
  }

  disconnectedCallback() {
    this.#container.stop();
    this.#container = undefined;
  }

  attributeChangedCallback(name) {
    if (name === 'transition') this.#transition = undefined;
    if (name === 'history') this.#container?.bindHistory();
    else this.#container?.configure();
  }

  /** The stack, bottom to top. */
  get pages() {
    return this.#container?.pages ?? [];
  }

  /** The page that the stack ends with. */
  get top() {
    return this.pages.at(-1) ?? null;
  }

  /** Where we are: pages from the root, 1.5 halfway onto the third. */
  get position() {
    return this.#container?.position ?? 0;
  }

  get phase() {
    return phases[this.#container?.phase ?? 0];
  }

  push(page, options) {
    return this.#container?.push(page, options) ?? refused();
  }

  pop(options) {
    return this.#container?.pop(options) ?? refused();
  }

  popTo(page, options) {
    return this.#container?.popTo(page, options) ?? refused();
  }

  popToRoot(options) {
    return this.popTo(this.pages[0], options);
  }

  set(pages, options) {
    return this.#container?.set([...pages], options) ?? refused();
  }

  /** Goes to the next page, as a swipe forward does. */
  forward() {
    return this.#container?.forward() ?? refused();
  }

  /** The name of a style, or an object of numbers. */
  get transition() {
    return this.#transition ?? this.getAttribute('transition') ?? 'parallax';
  }

  set transition(style) {
    if (typeof style !== 'object') this.setAttribute('transition', style);
    this.#transition = typeof style === 'object' ? style ?? undefined : undefined;
    this.#container?.configure();
  }

  /** How far from the leading edge a back swipe may start, in CSS pixels. */
  get start() {
    const start = parseFloat(this.getAttribute('start') ?? '');
    return Number.isNaN(start) ? Infinity : start;
  }

  set start(distance) {
    this.setAttribute('start', distance === Infinity ? 'anywhere' : distance);
  }

  get forwardHistory() {
    return this.hasAttribute('forward-history');
  }

  set forwardHistory(keeps) {
    this.toggleAttribute('forward-history', Boolean(keeps));
  }

  /** `reduced`, `full`, or `auto`: as the system says. */
  get motion() {
    return this.getAttribute('motion') ?? 'auto';
  }

  set motion(motion) {
    this.setAttribute('motion', motion);
  }

  /** The period of the settle's spring in seconds, and its damping ratio. */
  get response() {
    return parseFloat(this.getAttribute('response') ?? '') || 0.35;
  }

  set response(seconds) {
    this.setAttribute('response', seconds);
  }

  get damping() {
    return parseFloat(this.getAttribute('damping') ?? '') || 1;
  }

  set damping(ratio) {
    this.setAttribute('damping', ratio);
  }

  get history() {
    return this.hasAttribute('history');
  }

  set history(binds) {
    this.toggleAttribute('history', Boolean(binds));
  }
}

const refused = () => Promise.resolve('refused');
