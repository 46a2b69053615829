import { SwipeNavigation } from './element.js';
import { loadLibrary } from './library.js';

/** Defines the element once, whoever asks first. */
export function define(source) {
  if (customElements.get('swipe-navigation')) return;
  if (!HTMLSlotElement.prototype.assign) {
    console.error('<swipe-navigation>: this browser is too old, so pages are shown one by one.');
    return;
  }
  loadLibrary(source);
  customElements.define('swipe-navigation', SwipeNavigation);
}
