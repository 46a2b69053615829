// Sends inputs to the engine in WebAssembly and prints what comes of each, bit for bit:
//
//     node Support/wasm-replay.mjs ENGINE.wasm < inputs > positions
//
// One input a line. A number is decimal, or `0x` and the 16 hex digits of a double's bits. Times are
// microseconds; flags are 0 or 1; TIME is the frame clock's, SAMPLE the pointer's own.
//
//      0  start TIME PAGES WIDTH
//      1  pointer TIME PHASE ID X Y SAMPLE    down, move, up, cancel: 0 to 3
//      2  scroll TIME PHASE DX DY SAMPLE      began, changed, ended, cancelled, momentum: 0 to 4
//      3  frame TIME
//      4  key TIME DIRECTION                  back 0, forward 1
//      5  push TIME ANIMATED
//      6  pop TIME ANIMATED
//      7  pop_to TIME ANIMATED INDEX
//      8  set TIME ANIMATED COUNT LOWER UPPER LIKEPOP     a place of -1 is none
//      9  answer TIME ANSWER    refuse, allow, nothing, content that wants the swipe, turn round: 0 to 4
//     10  resize TIME WIDTH
//     11  configure TIME STYLE FRONT BACK SHADE SHADOW FADES DAMPING RESPONSE START KEEPS REDUCES
//
// The number before a name stands for it. STYLE is slide, parallax, cover, fade: 0 to 3; or another
// number, and then the five that follow are the style. Each line is answered with one:
//
//     POSITION X AIM PHASE WANTSFRAMES QUESTION SUBJECT EVENTS
//
// POSITION is the needle's and X the front page's, as the 16 hex digits of their bits. PHASE is
// resting, held, settling: 0 to 2. QUESTION is none, content, leave, next: 0 to 3. EVENTS is their number.

import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { cells, load, startEngine } from '../Web/engine.js';
import * as at from '../Web/report.js';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('wasm-replay: expected the path of the engine');
  process.exit(2);
}
await load(() => readFileSync(file));
const { call, report } = startEngine(cells.pop(), 1, 1);
const names = [
  'start', 'pointer', 'scroll', 'frame', 'key', 'push', 'pop', 'pop_to', 'set', 'answer', 'resize',
  'configure',
];

const bits = new DataView(new ArrayBuffer(8));

function number(word) {
  if (!word.startsWith('0x')) return Number(word);
  bits.setBigUint64(0, BigInt(word));
  return bits.getFloat64(0);
}

function hex(value) {
  bits.setFloat64(0, value);
  return bits.getBigUint64(0).toString(16).padStart(16, '0');
}

const answers = [];
let line = 0;
for await (const text of createInterface({ input: process.stdin })) {
  line += 1;
  const [name, ...words] = text.trim().split(/\s+/);
  if (!name) continue;
  const input = /^\d+$/.test(name) ? Number(name) : names.indexOf(name);
  if (input < 0) {
    console.error(`wasm-replay: line ${line}: expected an input, found ${name}`);
    process.exit(2);
  }
  call(input, ...words.map(number));
  const plain = [at.aim, at.phase, at.wantsFrames, at.question, at.subject, at.events];
  answers.push([
    hex(report[at.position]), hex(report[at.front + 1]), ...plain.map((place) => report[place]),
  ].join(' '));
}
process.stdout.write(answers.length ? answers.join('\n') + '\n' : '');
