// The events of a report, with pages in them instead of slots.

import * as at from './report.js';

export const words = (text) => text.split(' ');
const kinds = words('push pop');
const causes = words('finger scroll key call');
const outcomes = words('completed cancelled');
const verbs = words('swipe key push pop popTo set');
/** What the app knows an input by that it can be refused. */
export const verbOf = (code) => verbs[code - at.key + 1];
/** The engine's; others are found before it is asked. */
const refusals = words('at-root no-next-page veto no-such-page');
const appearances = words('willappear didappear willdisappear diddisappear');

/**
 * In order; the ruler follows.
 *
 * @param wanted the stack that the input makes, where a page comes or others do: the last one comes
 */
export function eventsOf(report, ruler, wanted) {
  const coming = wanted?.at(-1);
  const found = [];
  const say = (type, page, detail) => found.push({ type, page, detail });
  const drop = (gone) => {
    for (const page of new Set(gone)) {
      if (page !== coming && !ruler.includes(page)) say('drop', page);
    }
  };
  for (let i = 0; i < report[at.events]; i += 1) {
    const [code, first, second, third] = report.subarray(at.firstEvent + 4 * i);
    if (code === at.contentCancelled) say('contentcancelled');
    if (code === at.began) say('begin', null, { kind: kinds[first], by: causes[second] });
    if (code === at.ended) say('end', null, { outcome: outcomes[first] });
    if (code === at.refused) say('refuse', null, { verb: verbs[first], reason: refusals[second] });
    if (code === at.inserted) ruler.push(coming);
    if (code === at.removed) drop(ruler.splice(first, second));
    if (code === at.rebuilt) {
      const old = ruler.splice(0, Infinity, ...(wanted ?? ruler));
      ruler.splice(second, 0, ...old.slice(first, first + third));
      drop(old);
    }
    const type = appearances[code - at.willAppear];
    if (type) say(type, ruler[first]);
  }
  return found;
}
