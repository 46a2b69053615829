// The pages in the order of the engine's ruler, and its slots turned into pages.

import { At } from './engine.js';

const kinds = ['push', 'pop'];
const causes = ['finger', 'scroll', 'key', 'call'];
const outcomes = ['completed', 'cancelled'];
const verbs = ['swipe', 'key', 'push', 'pop', 'popTo', 'set'];
const refusals = [
  'at-root', 'no-next-page', 'veto', 'no-such-page', 'empty-stack', 'too-many-pages',
  'already-on-stack',
];
const appearances = ['willappear', 'didappear', 'willdisappear', 'diddisappear'];

export class PageStack {
  /** All pages on the ruler, bottom to top: the app's stack, and what is still in sight or kept. */
  ruler;
  /**
   * The page that the next `inserted` is about, and the stack that the next `rebuilt` is about; none
   * if the pages stay the same ones.
   */
  candidate;
  edited = [];

  #engine;

  constructor(engine, pages) {
    this.#engine = engine;
    this.ruler = [...pages];
  }

  get count() {
    return this.#engine.report[At.count];
  }

  get top() {
    return this.ruler[this.#engine.report[At.aim]];
  }

  /** The app's stack, bottom to top. */
  get pages() {
    const { report } = this.#engine;
    const pages = this.ruler.slice(0, report[At.aim] + 1);
    // Only pages in sight can stand between those of the stack.
    pages.splice(report[At.firstGhost], report[At.ghosts]);
    return pages;
  }

  /** What a change to other pages means to the engine: how many, and where those on screen are. */
  edit(pages) {
    const place = (at) => pages.indexOf(this.ruler[this.#engine.report[at]]);
    this.edited = pages;
    return [pages.length, place(At.lowest), place(At.highest), +this.has(pages.at(-1))];
  }

  /** Whether a page is in the app's stack. */
  has(page) {
    return this.ruler.includes(page) && this.pages.includes(page);
  }

  isShown(page) {
    const { report } = this.#engine;
    return this.ruler.slice(report[At.lowest], report[At.highest] + 1).includes(page);
  }

  /** The events of a report, in order, with pages in them; the ruler follows. */
  *apply(report, ruler = this.ruler) {
    const words = report.slice(At.firstEvent, At.firstEvent + 4 * report[At.events]);
    for (let at = 0; at < words.length; at += 4) {
      const [code, first, second, third] = words.slice(at, at + 4);
      if (code === 1) continue; // claimed: the content is told by the next one
      if (code === 2) yield { type: 'contentcancelled' };
      else if (code === 3) yield { type: 'begin', kind: kinds[first], by: causes[second] };
      else if (code === 4) yield { type: 'end', outcome: outcomes[first] };
      else if (code < 9) yield { type: appearances[code - 5], page: ruler[first] };
      else if (code === 9) ruler.push(this.candidate);
      else if (code === 10) yield* this.#dropped(ruler, ruler.splice(first, second));
      else if (code === 11) {
        const old = ruler.splice(0, ruler.length, ...this.edited.length ? this.edited : ruler);
        ruler.splice(second, 0, ...old.slice(first, first + third));
        yield* this.#dropped(ruler, old);
      } else yield { type: 'refuse', verb: verbs[first], reason: refusals[second] };
    }
  }

  *#dropped(ruler, gone) {
    for (const page of new Set(gone)) {
      if (!ruler.includes(page) && page !== this.candidate) yield { type: 'drop', page };
    }
  }
}
