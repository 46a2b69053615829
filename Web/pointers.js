// Fingers, pens and the mouse: pointer events become the engine's samples.

import { selectsText } from './content.js';
import * as at from './report.js';

const down = 0, move = 1, up = 2, cancel = 3;

/** @returns what the engine's events need: `claim` and `measure` */
export function followPointers(host, stack, listen) {
  let box;
  let scale;
  let isClaimed;
  /** Whether content is being told that its pointer is gone, which is no news to us. */
  let isForgetting;

  /** Reads where the element is: never while it is dragged, but when it has another size. */
  function measure() {
    box = host.getBoundingClientRect();
    scale = box.width / host.offsetWidth || 1;
  }

  /** In CSS pixels of the element, from its leading edge. */
  function send(phase, ...events) {
    for (const { pointerId, clientX, clientY, timeStamp } of events) {
      const x = stack.isRightToLeft ? box.right - clientX : clientX - box.left;
      stack.input(timeStamp, at.pointerInput, phase, pointerId, x / scale, (clientY - box.top) / scale,
        timeStamp * 1000);
    }
    stack.finish();
  }

  /** Whether a pointer is the one that the engine follows. */
  function isFollowed({ pointerId }) {
    return stack.report[at.pointer] && pointerId === stack.start.event.pointerId;
  }

  listen('pointerdown', (event) => {
    if (event.button) return;
    if (stack.report[at.pointer] && !isFollowed(event)) {
      // A second finger before the claim makes a pinch, which is the browser's.
      if (event.pointerType === 'touch' && !stack.phase) send(cancel, stack.start.event);
      return;
    }
    stack.begin(event);
    measure();
    isClaimed = false;
    send(down, event);
  });

  /** A pointer has gone, and the click that may follow with it. */
  const end = (phase) => (event) => {
    if (isForgetting) return;
    if (isFollowed(event)) send(phase, event);
    setTimeout(() => { isClaimed = false; });
  };
  const lift = end(up);
  listen('pointerup', lift);
  listen('pointercancel', end(cancel));

  listen('pointermove', (event) => {
    if (!isFollowed(event)) return;
    // A mouse may have let go outside.
    if (!event.buttons) return lift(event);
    const samples = event.getCoalescedEvents?.();
    send(move, ...(samples?.length ? samples : [event]));
  });

  /** What is held neither scrolls nor is selected nor dragged along. */
  function keep(event) {
    const isFree = event.type !== 'touchmove' && stack.report[at.pointer] &&
      !selectsText(stack.start.path[0]) && !event.target.closest?.('[draggable=true]');
    if (event.cancelable && (isFree || stack.phase === at.held)) event.preventDefault();
  }
  for (const type of ['touchmove', 'selectstart', 'dragstart']) listen(type, keep, { passive: false });

  listen('click', (event) => {
    if (!isClaimed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });

  /** The engine has claimed the finger: the content forgets it, and so does a container around. */
  function claim() {
    const { event: { pointerId, pointerType }, path } = stack.start;
    isClaimed = isForgetting = true;
    (path[0] ?? host).dispatchEvent(
      new PointerEvent('pointercancel', { pointerId, pointerType, bubbles: true, composed: true }));
    isForgetting = false;
    try {
      host.setPointerCapture(pointerId);
    } catch { /* it has lifted meanwhile */ }
  }

  return { claim, measure };
}
