// The engine in WebAssembly: one for a document, with a cell of its memory for each stack.

import * as at from './report.js';

/** Bytes; a stack takes less than half, and the other half is for a copy that runs ahead. */
const cellSize = 8192;

/** Cells for as many stacks as a document may have: memory that grew later would move. */
export const cells = [];
let engine;

/** Loads what `source` answers, bytes or a response: a promise of whether pages can be swiped. */
export async function load(source) {
  try {
    const found = await source();
    if (found.ok === false) throw Error(found.url);
    const bytes = found.arrayBuffer ? await found.arrayBuffer() : found;
    engine = (await WebAssembly.instantiate(bytes)).instance.exports;
    for (let end = engine.memory.grow(64) * 65536; cells.length < 512; end += cellSize) cells.push(end);
  } catch (error) {
    console.error('<swipe-navigation>: no engine: pages change unswiped', error);
  }
  return !!engine;
}

/**
 * A stack in a cell: `call` hands it an input, and `report` is what it says then. Times are
 * microseconds. `ahead` makes a copy and answers how that is called, and then answers its report.
 */
export function startEngine(cell, pages, width) {
  const { buffer } = engine.memory;
  const copy = cell + cellSize / 2;
  const numbersAt = (address) => new Float64Array(buffer, address, at.length + 16);
  const callAt = (address, report) => (input, ...numbers) => {
    report.set(numbers, at.length);
    engine.swipe_send(address, input);
    return report;
  };
  const report = numbersAt(cell);
  const call = callAt(cell, report);
  call(at.start, 0, pages, width);
  return {
    call,
    report,
    ahead() {
      new Uint8Array(buffer).copyWithin(copy, cell, copy);
      return callAt(copy, numbersAt(copy));
    },
  };
}
