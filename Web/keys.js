// Escape, Alt+Left, Command+[ and the buttons of a mouse, and their counterparts forward.

const back = 0, forward = 1;

/** What keys belong to while the focus is in it, and what lies on top of all as long as it is open. */
const owners = ':read-write,select,dialog,[role=dialog],[role=menu],[role=listbox]';
const overlays = ':is(:modal,:popover-open:not([popover=manual]))';
const keys = {
  'Escape': back, 'Alt+ArrowLeft': back, 'Alt+ArrowRight': forward, 'Meta+[': back, 'Meta+]': forward,
};

export function listenToKeys(host, container, listen) {
  const isCovered = () =>
    [...document.querySelectorAll(overlays)].some((element) => !element.contains(host));

  const go = (event, direction) => {
    container.catchUp();
    if (event.defaultPrevented || !(direction >= 0) || isCovered()) return;
    // The browser goes back at the release of a button, unless both are prevented.
    if (event.type === 'mousedown' || container.go(direction)) event.preventDefault();
  };

  const onKey = (event) => {
    const { key, altKey, metaKey, ctrlKey, shiftKey, isComposing, repeat } = event;
    if (isComposing || ctrlKey || shiftKey || repeat) return;
    const path = event.composedPath();
    if (path.slice(0, path.indexOf(host)).some((element) => element.matches?.(owners))) return;
    const direction = keys[(altKey ? 'Alt+' : '') + (metaKey ? 'Meta+' : '') + key];
    const turns = /^Arrow/.test(key) && getComputedStyle(host).direction === 'rtl';
    go(event, turns ? forward - direction : direction);
  };

  listen('keydown', onKey);
  for (const type of ['mousedown', 'mouseup']) {
    listen(type, (event) => go(event, [, , , back, forward][event.button]));
  }
  // With the focus nowhere, keys are the outermost container's that is seen.
  listen('keydown', (event) => {
    const isNowhere = /^(BODY|HTML)$/.test(event.target.tagName);
    const isUsable = host.matches(':not([inert],[inert] *,swipe-navigation *)');
    const isSeen = host.checkVisibility?.({ visibilityProperty: true }) ?? true;
    if (isNowhere && isUsable && isSeen) onKey(event);
  }, {}, document);
}
