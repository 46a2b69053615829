// What lies under a finger: the answer to the engine's question at the claim.

import { Answer } from './engine.js';

/** How near to the edge a swipe has to start on `data-swipe="edge"`, in CSS pixels. */
const edge = 24;

const controls =
  'input[type=range], audio[controls], video[controls], [role=slider], [role=scrollbar], ' +
  '[contenteditable]:not([contenteditable=false])';

/**
 * When scrollers last moved by themselves. A scroller that is still moving when a finger comes down
 * keeps the finger.
 */
const lastScroll = new WeakMap();

export function noteScroll(event) {
  lastScroll.set(event.target, event.timeStamp);
}

/** The elements under an event, from the innermost one up to the page. */
export function pathWithin(host, event) {
  const path = event.composedPath();
  return path.slice(0, path.indexOf(host)).filter((node) => node.assignedSlot || host.contains(node));
}

/**
 * Asked once for each gesture, when it is about to be claimed: it reads layout.
 *
 * @param start where the gesture began: path, time, distance from the edges
 * @param direction 0 back, 1 forward
 */
export function contentUnder(start, direction) {
  if (start.isMouse && selectsText(start.path[0])) return Answer.control;
  const rightwards = (direction === 0) !== start.isRightToLeft;
  const fromEdge = start.edges[rightwards ? 0 : 1];
  for (const element of start.path) {
    const isPage = element === start.path.at(-1);
    const answer = wish(element, { rightwards, fromEdge, time: start.time }, isPage);
    if (answer !== Answer.nothing) return answer;
  }
  return Answer.nothing;
}

function wish(element, swipe, isPage) {
  const { swipe: word } = element.dataset ?? {};
  if (word === 'none' || (word === 'edge' && swipe.fromEdge > edge)) return Answer.control;
  if (element.matches(controls)) return Answer.control;
  const style = getComputedStyle(element);
  // Who takes horizontal touches away from the browser wants them: a map, a drawing, a carousel.
  if (!isPage && /^(none|pan-y|pan-x)$/.test(style.touchAction)) return Answer.control;
  return scroller(element, style, swipe);
}

function scroller(element, style, { rightwards, time }) {
  const range = element.scrollWidth - element.clientWidth;
  if (range < 1 || !/auto|scroll/.test(style.overflowX)) return Answer.nothing;
  if (time - lastScroll.get(element) < 100) return Answer.movingScroller;
  // Right-to-left, a scroller counts down from 0 at its right end.
  const scrolled = style.direction === 'rtl' ? element.scrollLeft + range : element.scrollLeft;
  const canMove = rightwards ? scrolled > 1 : scrolled < range - 1;
  return canMove ? Answer.scroller : Answer.nothing;
}

/** Whether a mouse that is dragged from here selects text. */
function selectsText(element) {
  if (!element || element.matches('input, textarea')) return Boolean(element);
  const style = getComputedStyle(element);
  const holdsText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  return holdsText && (style.userSelect ?? style.webkitUserSelect) !== 'none';
}
