// The compiled engine, one for all elements of a document.

import { Library } from './engine.js';

export const library = { ready: undefined, loading: undefined };

/** Loads the engine from what `source` answers: bytes, or a promise of a response. */
export function loadLibrary(source) {
  library.loading ??= Library.load(source).then(
    (ready) => (library.ready = ready),
    (error) => {
      console.error('<swipe-navigation>: no engine, so pages change without swiping.', error);
    });
  return library.loading;
}
