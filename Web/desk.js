// What moves a stack at a desk: keys, the buttons of a mouse, trackpads. A file of its own, loaded after
// all else.

export { listenToKeys } from './keys.js';
export { followWheel } from './wheel.js';
