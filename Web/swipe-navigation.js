// The module: defines the element, and loads the engine from the file beside it.

import { define } from './element.js';

export { SwipeNavigation } from './element.js';

define(() => fetch(new URL('swipe-navigation.wasm', import.meta.url)));
