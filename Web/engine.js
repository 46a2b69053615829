// The engine in WebAssembly: compiled once for a document, with an instance for each stack.

import * as at from './report.js';

/** The inputs in the order of their codes; what they carry is in Sources/DYNavigationWeb/Exports.swift. */
const inputs =
  'start pointer scroll key frame push pop pop_to set answer resize configure'.split(' ');

let compiled;

/** Compiles what `source` answers, bytes or a response: a promise of whether pages can be swiped. */
export async function load(source) {
  try {
    const found = await source();
    compiled = await WebAssembly.compile(found.arrayBuffer ? await found.arrayBuffer() : found);
  } catch (error) {
    console.error('<swipe-navigation>: no engine, so pages change unswiped.', error);
  }
  return !!compiled;
}

/**
 * One stack in the engine: `call` hands it an input by name, and `report` is what it says then. Times
 * are microseconds. Its memory has the stack and, half a page on, a copy: `ahead` makes that, and
 * answers a function that advances it to a time and answers its report.
 */
export function startEngine(pages, width) {
  const { memory, swipe_send } = new WebAssembly.Instance(compiled).exports;
  const cell = memory.grow(1) * 65536;
  const copy = cell + 32768;
  const numbersAt = (address) => new Float64Array(memory.buffer, address, at.length + 16);
  const callAt = (address, report) => (name, ...numbers) => {
    report.set(numbers, at.length);
    swipe_send(address, inputs.indexOf(name));
    return report;
  };
  const report = numbersAt(cell);
  const call = callAt(cell, report);
  call('start', pages, width);
  return {
    call,
    report,
    ahead() {
      new Uint8Array(memory.buffer).copyWithin(copy, cell, copy);
      return callAt(copy, numbersAt(copy));
    },
  };
}
