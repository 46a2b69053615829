/** How a call ended: `refused` when it could not be done, `cancelled` when something took it back. */
export type SwipeResult = 'completed' | 'cancelled' | 'refused';

export type SwipeTransitionName = 'slide' | 'parallax' | 'cover' | 'fade';

/** How two pages move. Distances are in pages; shade, shadow and opacity are 0 to 1. */
export interface SwipeTransition {
  /** How far the page on top moves: 1 leaves the view, 0 stays in place. Default 1. */
  frontTravel?: number;
  /** How far the page below moves. Default 0. */
  backTravel?: number;
  /** How dark the page below is while it is covered. Default 0. */
  shade?: number;
  /** How strong the shadow is that the page on top casts. Default 0. */
  shadow?: number;
  /** Whether the page on top fades. Default false. */
  fades?: boolean;
}

export interface SwipeOptions {
  /** Default true. */
  animated?: boolean;
}

export type SwipeKind = 'push' | 'pop';
export type SwipeCause = 'finger' | 'scroll' | 'key' | 'call';
export type SwipeVerb = 'swipe' | 'key' | 'push' | 'pop' | 'popTo' | 'set';
export type SwipeRefusal =
  | 'at-root'
  | 'no-next-page'
  | 'veto'
  | 'no-such-page'
  | 'empty-stack'
  | 'already-on-stack';

/** A custom element whose children are a stack of pages, bottom to top. */
export class SwipeNavigation extends HTMLElement {
  /** Whether the engine is there: until then, and where it is missing, pages change unswiped. */
  static readonly ready: Promise<boolean>;

  /** The stack, bottom to top. When all children are taken away, it stays what it was until one comes. */
  readonly pages: Element[];
  /** The page that the stack ends with; null before there is one. A stack keeps at least one page. */
  readonly top: Element | null;
  /** Where we are: pages from the root, 1.5 halfway onto the third. */
  readonly position: number;
  readonly phase: 'resting' | 'held' | 'settling';

  /** Puts a page on top; it becomes a child. */
  push(page: Element, options?: SwipeOptions): Promise<SwipeResult>;
  /** Takes the top page away. */
  pop(options?: SwipeOptions): Promise<SwipeResult>;
  /** Takes pages away down to this one. */
  popTo(page: Element, options?: SwipeOptions): Promise<SwipeResult>;
  popToRoot(options?: SwipeOptions): Promise<SwipeResult>;
  /** Another stack. It looks like a pop if its top was in the old one, else like a push. */
  set(pages: Iterable<Element>, options?: SwipeOptions): Promise<SwipeResult>;
  /** Goes to the next page, as the key for it does: events call it a `key`. */
  forward(): Promise<SwipeResult>;

  /** Answers at once which page comes after one: an element that is not on the stack, or null for none. */
  nextPage?: ((after: Element) => Element | null | undefined) | null;

  /** Attribute `transition`, for a name. Default `parallax`, also for a name that is none. What is set while
   * pages move shows from the next transition on. */
  get transition(): SwipeTransitionName | SwipeTransition;
  set transition(transition: SwipeTransitionName | SwipeTransition);
  /** How far from the leading edge a back swipe may start, in CSS pixels; `Infinity`, the default,
   * for anywhere. Attribute `start`. */
  start: number;
  /** Whether popped pages stay, to be swiped back to, until a push clears them. Attribute
   * `forward-history`. */
  forwardHistory: boolean;
  /** Attribute `motion`. Default `auto`: as the system says. */
  motion: 'auto' | 'full' | 'reduced';
  /** The period of the settle's spring, 0.01 to 10 seconds. Attribute `response`. Default 0.35. */
  response: number;
  /** The damping ratio of the settle's spring, 0.1 to 10. Attribute `damping`. Default 1. */
  damping: number;
  /** Whether each page is an entry of the browser's history, with `data-url` as its address and
   * `data-key` as what `swiperestore` tells after a reload. One stack of a document may have it; what a veto
   * cannot stop, a reload or a closed tab, is for `beforeunload`. Attribute `history`. */
  history: boolean;

  /** For bug reports: hears every input of the engine: its code, its time in microseconds, and its
   * numbers, as listed in Support/wasm-replay.mjs. */
  record?: ((input: number, time: number, ...numbers: number[]) => void) | null;
}

/** Dispatched on a page, and bubbling. */
export interface SwipePageEventMap {
  /**
   * Cancel it, and the page is not left. The top page is asked when a swipe begins and when it ends, and
   * at each key and pop; `set` does not ask. What is called meanwhile is done after the answer.
   */
  swipeleave: Event;
  swipewillappear: Event;
  swipedidappear: Event;
  swipewilldisappear: Event;
  swipediddisappear: Event;
  /** The page has left for good and is removed; cancel it, and whoever owns the element removes it. */
  swipedrop: Event;
}

/** Dispatched on the element. */
export interface SwipeNavigationEventMap {
  swipebegin: CustomEvent<{ kind: SwipeKind; by: SwipeCause }>;
  swipeend: CustomEvent<{ outcome: 'completed' | 'cancelled' }>;
  swiperefuse: CustomEvent<{ verb: SwipeVerb; reason: SwipeRefusal }>;
  /** A swipe forward asks for the page after `after`: set `page`. The same as `nextPage`. */
  nextpage: CustomEvent<{ after: Element; page: Element | null }>;
  /** After a reload, or forward in the browser's history: make the page again and set `page` at once. */
  swiperestore: CustomEvent<{ depth: number; key: string; page: Element | null }>;
}

declare global {
  interface HTMLElementTagNameMap {
    'swipe-navigation': SwipeNavigation;
  }
  interface HTMLElementEventMap extends SwipePageEventMap, SwipeNavigationEventMap {}
}
