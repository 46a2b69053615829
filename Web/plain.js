// The stack without the engine, until it has come or where it cannot be: pages change at once.

export function makePlainStack(host, stage) {
  const stack = {
    pages: [],
    ruler: [],
    shown: [],
    position: 0,
    phase: 0,
    top: undefined,
    /** Makes the stack these pages; the next page comes on top of it if none are given. */
    change(pages, verb) {
      if (verb === 'configure') return;
      const { top: from } = stack;
      const wanted = pages ?? [...stack.pages, host.nextPage(from)];
      const to = wanted.at(-1);
      const leaves = from && verb !== 'set' && !wanted.includes(from);
      if (!to) return host.refuse(verb, pages ? 'at-root' : 'no-next-page');
      if (leaves && !host.mayLeave(from)) return host.refuse(verb, 'veto');
      const gone = stack.pages.filter((page) => !wanted.includes(page));
      stack.pages = stack.ruler = wanted;
      stack.position = wanted.length - 1;
      stack.top = to;
      stage.place([[to, [0, 0, 1, 0]]], 1);
      stage.top = to;
      if (from && from !== to) {
        host.heard({ type: 'begin', detail: { kind: leaves ? 'pop' : 'push', by: 'call' } });
        for (const when of ['will', 'did']) {
          host.heard({ type: when + 'disappear', page: from });
          host.heard({ type: when + 'appear', page: to });
        }
        host.heard({ type: 'end', detail: { outcome: 'completed' } });
      }
      for (const page of gone) host.heard({ type: 'drop', page });
      host.rested();
    },
  };
  return stack;
}
