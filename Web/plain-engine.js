// Stands in where WebAssembly is missing or not there yet: the same reports, without any motion.

import { Answer, At, reportLength } from './engine.js';

const [began, ended] = [3, 4];
const [willAppear, didAppear, willDisappear, didDisappear] = [5, 6, 7, 8];
const [inserted, removed, rebuilt, refused] = [9, 10, 11, 12];
const Verb = { key: 1, pop: 3, popTo: 4 };
const Refusal = { atRoot: 0, noNextPage: 1, veto: 2, noSuchPage: 3 };

export class PlainEngine {
  report = new Float64Array(reportLength);
  #count;
  #pending;

  constructor(pages) {
    this.#count = pages;
    this.#write();
  }

  call(name, numbers) {
    this.#clear();
    this['_' + name]?.(...numbers);
    this.#write();
  }

  *preview() {}
  free() {}

  _push() {
    this.#say(inserted, this.#count);
    this.#move(this.#count - 1, this.#count, 0);
    this.#count += 1;
  }

  _pop() {
    this.#leaveFor(this.#count - 2, Verb.pop);
  }

  _pop_to(index) {
    this.#leaveFor(index, Verb.popTo);
  }

  _key(direction) {
    if (direction === 0) return this.#leaveFor(this.#count - 2, Verb.key);
    this.#ask(3, (answer) =>
      answer === Answer.allow ? this._push() : this.#say(refused, Verb.key, Refusal.noNextPage));
  }

  _set(count, lower, upper) {
    const changes = upper !== count - 1;
    this.#say(rebuilt, this.#count - 1, count, changes ? 1 : 0);
    if (changes) {
      this.#move(count, count - 1, 1);
      this.#say(removed, count, 1);
    }
    this.#count = count;
  }

  _answer(answer) {
    const then = this.#pending;
    this.#pending = undefined;
    then?.(answer);
  }

  #leaveFor(index, verb) {
    if (index < 0 || index >= this.#count) {
      return this.#say(refused, verb, verb === Verb.popTo ? Refusal.noSuchPage : Refusal.atRoot);
    }
    const top = this.#count - 1;
    if (index === top) return;
    this.#ask(2, (answer) => {
      if (answer !== Answer.allow) return this.#say(refused, verb, Refusal.veto);
      this.#move(top, index, 1);
      this.#say(removed, index + 1, top - index);
      this.#count = index + 1;
    });
  }

  #ask(question, then) {
    this.#pending = then;
    this.report[At.question] = question;
    this.report[At.subject] = this.#count - 1;
  }

  #move(from, to, kind) {
    this.#say(began, kind, 3);
    this.#say(willDisappear, from);
    this.#say(willAppear, to);
    this.#say(didDisappear, from);
    this.#say(didAppear, to);
    this.#say(ended, 0);
  }

  #say(...numbers) {
    this.report.set(numbers, At.firstEvent + 4 * this.report[At.events]);
    this.report[At.events] += 1;
  }

  #clear() {
    this.report[At.events] = 0;
    this.report[At.question] = 0;
  }

  #write() {
    const top = this.#count - 1;
    for (const at of [At.position, At.aim, At.front, At.lowest, At.highest]) this.report[at] = top;
    this.report[At.front + 3] = 1;
    this.report[At.back] = -1;
    this.report[At.count] = this.report[At.slots] = this.#count;
  }
}
