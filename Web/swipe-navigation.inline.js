// Everything in one file: the element with the engine inside.

import engine from 'swipe-navigation.wasm';
import { define } from './element.js';

export { SwipeNavigation } from './element.js';

define(() => engine);
