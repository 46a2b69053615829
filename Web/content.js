// What lies under a finger, and whether it wants the swipe: the engine asks at the claim.

/** How near to the edge a swipe has to start on `data-swipe="edge"`, in CSS pixels. */
const edge = 24;

const controls =
  'input[type=range],audio[controls],video[controls],[role=slider],[role=scrollbar],' +
  ':read-write:not(input,textarea),dialog,[popover]';

/**
 * When scrollers last moved by themselves. A scroller that is still moving when a finger comes down
 * keeps the finger.
 */
const lastScroll = new WeakMap();

export function noteScroll({ target, timeStamp }) {
  lastScroll.set(target, timeStamp);
}

/** Where a gesture begins: the elements there, from the innermost one up to the page. */
export function startOf(event, host) {
  const path = event.composedPath();
  const end = path.findIndex(({ parentNode }) => parentNode === host) + 1;
  return { event, path: path.slice(0, end).filter(({ matches }) => matches) };
}

/** Whether the page is seen so large that a finger moves what is seen of it. */
export const isZoomed = () => visualViewport.scale > 1.01;

/** Asked once for each gesture, when it is about to be claimed: it reads layout. */
export function wantsSwipe({ event, path }, goesRight, host) {
  const { left, right } = host.getBoundingClientRect();
  // A trackpad has no place: it starts at every edge.
  const isTouch = event.type !== 'wheel';
  const fromEdge = isTouch && (goesRight ? event.clientX - left : right - event.clientX);
  const isText = event.pointerType === 'mouse' && selectsText(path[0]);
  return isZoomed() || isText || path.some((element) => {
    const { touchAction, overflowX, direction } = getComputedStyle(element);
    const word = element.dataset?.swipe;
    // Who takes horizontal touches away from the browser wants them: a map, a drawing, a carousel.
    const isMap = element !== path.at(-1) && /^(none|pan-[xy])$/.test(touchAction);
    const isOff = word === 'none' || (word === 'edge' && fromEdge > edge);
    if (isMap || isOff || element.matches(controls)) return true;
    const range = element.scrollWidth - element.clientWidth;
    // A page that scrolls sideways itself is swiped, unless it says that fingers pan it.
    const isPanned = !isTouch || /auto|pan-x|manip/.test(touchAction);
    if (range < 1 || !isPanned || !/auto|scroll/.test(overflowX)) return false;
    // Right-to-left, a scroller counts down from 0 at its right end.
    const scrolled = element.scrollLeft + (direction === 'rtl' ? range : 0);
    return (goesRight ? scrolled > 1 : scrolled < range - 1) ||
      event.timeStamp - lastScroll.get(element) < 100;
  });
}

/** Whether a mouse that is dragged from here selects text. */
export function selectsText(element) {
  if (!element || element.matches('input,textarea')) return !!element;
  const { userSelect, webkitUserSelect } = getComputedStyle(element);
  const holdsText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  return holdsText && (userSelect ?? webkitUserSelect) !== 'none';
}
