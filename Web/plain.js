// The stack without the engine, until it has come or where it cannot be: pages change at once.

import { verbOf } from './events.js';
import * as at from './report.js';

export function makePlainStack(host, stage) {
  const stack = {
    pages: [],
    ruler: [],
    shown: [],
    position: 0,
    phase: 0,
    top: undefined,
    /** Makes the stack these pages; the next page comes on top of it if none are given. */
    change(pages, code) {
      if (code > at.set) return;
      const refuse = (reason) => host.tell({ type: 'refuse', detail: { verb: verbOf(code), reason } });
      const { top: from } = stack;
      const wanted = pages ?? [...stack.pages, host.nextPage(from)];
      const to = wanted.at(-1);
      const isPop = stack.pages.includes(to);
      if (!to) return refuse(pages ? 'at-root' : 'no-next-page');
      if (isPop && from !== to && code !== at.set && !host.mayLeave(from)) return refuse('veto');
      const gone = stack.pages.filter((page) => !wanted.includes(page));
      stack.pages = stack.ruler = wanted;
      stack.position = wanted.length - 1;
      stack.top = to;
      stage.place([[to, [0, 0, 1, 0]]], 1);
      stage.top = to;
      const found = [];
      if (from && from !== to) {
        found.push({ type: 'begin', detail: { kind: isPop ? 'pop' : 'push', by: 'call' } });
        for (const when of ['will', 'did']) {
          found.push({ type: when + 'disappear', page: from }, { type: when + 'appear', page: to });
        }
        found.push({ type: 'end', detail: { outcome: 'completed' } });
      }
      host.tell(...found, ...gone.map((page) => ({ type: 'drop', page })));
    },
  };
  return stack;
}
