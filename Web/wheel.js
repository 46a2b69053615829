// Trackpads: wheel events grouped into gestures, and momentum told from intent. Browsers say neither
// when the fingers lift nor that what follows is momentum.

const began = 0, changed = 1, ended = 2;
/** A stack's phase, as in `report.js`. */
const held = 1;

/** A silence of so many milliseconds ends a gesture, and one so long momentum. */
const silence = 90;
const calm = 150;
/** So many deltas in a row, none greater than the one before, and the fingers have left. */
const fading = 6;

export function followWheel(container, listen) {
  let isMoving = false;
  let isMomentum = false;
  /** Whether the gesture has moved the stack: what is left of it is nobody else's. */
  let isOurs = false;
  let last = -Infinity;
  let speed = 0;
  let run = 0;
  let timer;

  function end(time) {
    const { stack } = container;
    clearTimeout(timer);
    isMoving = false;
    stack.scroll(time, ended, 0, 0);
  }

  listen('wheel', (event) => {
    const { stack } = container;
    const { deltaX, deltaY, timeStamp, shiftKey, ctrlKey, deltaMode } = event;
    // Without the engine there is nothing to follow.
    if (!stack.scroll || shiftKey || ctrlKey || deltaMode || event.defaultPrevented) return;
    const before = speed;
    speed = Math.abs(deltaX) + Math.abs(deltaY);
    const isNew = timeStamp - last > calm || speed > 2 * before + 8;
    run = speed && speed <= before && !isNew ? run + 1 : 0;
    last = timeStamp;
    if (isNew) isMomentum = isOurs = false;
    if (!isMomentum) {
      if (!isMoving) stack.begin(event);
      const dx = stack.isRightToLeft ? deltaX : -deltaX;
      stack.scroll(timeStamp, isMoving ? changed : began, dx, -deltaY);
      isMoving = true;
      clearTimeout(timer);
      timer = setTimeout(() => end(timeStamp + silence), silence);
    }
    if (stack.phase) isOurs = true;
    // What the stack moves by must not scroll or go back in the browser's history as well.
    if (isOurs && Math.abs(deltaX) > Math.abs(deltaY) && event.cancelable) event.preventDefault();
    if (run >= fading && stack.phase === held && isMoving) {
      isMomentum = true;
      end(timeStamp);
    }
  }, { passive: false });
}
