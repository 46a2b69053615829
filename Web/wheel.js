// Trackpads: wheel events grouped into gestures, and momentum told from intent. Browsers say neither
// when the fingers lift nor that what follows is momentum.

import * as at from './report.js';

const began = 0, changed = 1, ended = 2;

/** A silence of so many milliseconds ends a gesture, and one so long momentum. */
const silence = 90;
const calm = 150;
/** So many deltas in a row, none greater than the one before, and the fingers have left. */
const fading = 6;

export function followWheel(stack, listen) {
  let isMoving = false;
  let isMomentum = false;
  let last = -Infinity;
  let speed = 0;
  let run = 0;
  let timer;

  function send(time, phase, dx = 0, dy = 0) {
    stack.send(time, at.scrollInput, phase, dx, dy, time * 1000);
  }

  function end(time) {
    clearTimeout(timer);
    isMoving = false;
    send(time, ended);
  }

  listen('wheel', (event) => {
    const { deltaX, deltaY, timeStamp, shiftKey, ctrlKey, deltaMode } = event;
    if (shiftKey || ctrlKey || deltaMode || event.defaultPrevented) return;
    const before = speed;
    speed = Math.abs(deltaX) + Math.abs(deltaY);
    const isNew = timeStamp - last > calm || speed > 2 * before + 8;
    run = speed && speed <= before && !isNew ? run + 1 : 0;
    last = timeStamp;
    if (isNew) isMomentum = false;
    if (!isMomentum) {
      if (!isMoving) stack.begin(event);
      send(timeStamp, isMoving ? changed : began, stack.isRightToLeft ? deltaX : -deltaX, -deltaY);
      isMoving = true;
      clearTimeout(timer);
      timer = setTimeout(() => end(timeStamp + silence), silence);
    }
    // What the stack moves by must not scroll or go back in the browser's history as well.
    const isOurs = stack.phase && Math.abs(deltaX) > Math.abs(deltaY);
    if (isOurs && event.cancelable) event.preventDefault();
    if (run >= fading && stack.phase === at.held && isMoving) {
      isMomentum = true;
      end(timeStamp);
    }
  }, { passive: false });
}
