// Escape, Alt+Left, Command+[ and the buttons of a mouse, and their counterparts forward.

const back = 0, forward = 1;

/** What keys belong to while the focus is in it, and what they belong to as long as it is open. */
const owners = ':read-write,select,dialog,[role=dialog]';
const overlays = ':is(:modal,:popover-open:not([popover=manual]))';
const keys = {
  'Escape': back, 'Alt+ArrowLeft': back, 'Alt+ArrowRight': forward, 'Meta+[': back, 'Meta+]': forward,
};

export function listenToKeys(host, container, listen) {
  const go = (event, direction) => {
    if (event.defaultPrevented || !(direction >= 0)) return;
    // The browser goes back at the release of a button, unless both are prevented.
    if (event.type === 'mousedown' || container.go(direction)) event.preventDefault();
  };

  /** Whether keys are somebody else's: a field's, or what lies on top of the page. */
  const isTaken = (event) => {
    const path = event.composedPath();
    return path.slice(0, path.indexOf(host)).some((element) => element.matches?.(owners)) ||
      [...document.querySelectorAll(overlays)].some((element) => !element.contains(host));
  };

  const onKey = (event) => {
    const { key, altKey, metaKey, ctrlKey, shiftKey, isComposing } = event;
    if (isComposing || ctrlKey || shiftKey) return;
    const direction = keys[(altKey ? 'Alt+' : '') + (metaKey ? 'Meta+' : '') + key];
    const turns = /^Arrow/.test(key) && getComputedStyle(host).direction === 'rtl';
    if (direction >= 0 && !isTaken(event)) go(event, turns ? forward - direction : direction);
  };

  listen('keydown', onKey);
  for (const type of ['mousedown', 'mouseup']) {
    listen(type, (event) => go(event, [, , , back, forward][event.button]));
  }
  // With the focus nowhere, keys are the outermost container's.
  listen('keydown', (event) => {
    const isNowhere = /^(BODY|HTML)$/.test(event.target.tagName);
    if (isNowhere && !host.parentElement?.closest(host.localName)) onKey(event);
  }, {}, document);
}
