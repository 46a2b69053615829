// The engine in WebAssembly: hands out memory to it and reads its reports.

/** Where numbers stand in a report: the table is in Sources/DYNavigationWeb/Report.swift. */
export const At = {
  position: 0, aim: 1, phase: 2, wantsFrames: 3, question: 4, subject: 5, front: 6, back: 11,
  count: 16, lowest: 17, highest: 18, firstGhost: 19, slots: 20, pointer: 21, events: 22,
  ghosts: 23, firstEvent: 24,
};

export const Phase = { resting: 0, held: 1, settling: 2 };

export const Answer = {
  refuse: 0, allow: 1, nothing: 2, control: 3, scrollerAtEnd: 4, scroller: 5, movingScroller: 6,
};

/** The codes of the inputs, and what they carry: the table is in Sources/DYNavigationWeb/Exports.swift. */
const codes = [
  'start', 'pointer', 'scroll', 'key', 'frame', 'push', 'pop', 'pop_to', 'set', 'answer', 'resize',
  'configure',
];

/** The numbers of a report, 8 bytes each; behind them stand those of the next input. */
export const reportLength = 152;
const inputLength = 16;

/** The compiled engine: one for all elements of a document. */
export class Library {
  #memory;
  #send;
  #free = [];

  /** From a function that answers the bytes of the file, or a promise of a response. */
  static async load(source) {
    const found = await source();
    const bytes = found instanceof Uint8Array ? found : await found.arrayBuffer();
    const { instance } = await WebAssembly.instantiate(bytes);
    return new Library(instance.exports);
  }

  constructor(exports) {
    this.#memory = exports.memory;
    this.#send = exports.swipe_send;
    this.size = exports.swipe_size();
    this.scratch = this.take();
  }

  /** Memory for one stack. */
  take() {
    if (!this.#free.length) {
      const page = 65536;
      const start = this.#memory.grow(1) * page;
      for (let end = page; end >= this.size; end -= this.size) {
        this.#free.push(start + end - this.size);
      }
    }
    return this.#free.pop();
  }

  give(cell) {
    this.#free.push(cell);
  }

  numbers(cell) {
    return new Float64Array(this.#memory.buffer, cell, reportLength + inputLength);
  }

  /** Sends an input by its name and its numbers, through the view of the stack's memory. */
  send(cell, view, name, numbers) {
    view.set(numbers, reportLength);
    this.#send(cell, codes.indexOf(name));
  }

  copy(from, to) {
    new Uint8Array(this.#memory.buffer).copyWithin(to, from, from + this.size);
  }
}

/** One stack in the engine. Times are microseconds. */
export class Engine {
  #library;
  #cell;
  #report;

  constructor(library, pages, width) {
    this.#library = library;
    this.#cell = library.take();
    this.call('start', [pages], width);
  }

  /** The answer to the last call; see `At`. */
  get report() {
    // Memory that grows moves, and leaves the view of it empty.
    if (!this.#report?.length) this.#report = this.#library.numbers(this.#cell);
    return this.#report;
  }

  call(name, numbers, time) {
    this.#library.send(this.#cell, this.report, name, [...numbers, time]);
  }

  /** A copy that runs ahead from a time: a function that advances it, and answers its report. */
  ahead(time) {
    const { scratch } = this.#library;
    this.#library.copy(this.#cell, scratch);
    const report = this.#library.numbers(scratch);
    return (interval) => {
      time += interval;
      this.#library.send(scratch, report, 'frame', [time]);
      return report;
    };
  }

  free() {
    this.#library.give(this.#cell);
  }
}
