// Escape, Alt+Left, Command+[ and the buttons of a mouse, and their counterparts forward.

const back = 0, forward = 1;
const keys = {
  'Escape': back, 'Alt+ArrowLeft': back, 'Alt+ArrowRight': forward, 'Meta+[': back, 'Meta+]': forward,
};

export function listenToKeys(host, container, listen) {
  const go = (event, direction) => {
    if (event.defaultPrevented || !(direction >= 0)) return;
    // The browser goes back at the release of a button, unless both are prevented.
    if (event.type === 'mousedown' || container.go(direction)) event.preventDefault();
  };

  const onKey = (event) => {
    const { key, altKey, metaKey, ctrlKey, shiftKey, isComposing } = event;
    if (isComposing || ctrlKey || shiftKey) return;
    const direction = keys[(altKey ? 'Alt+' : '') + (metaKey ? 'Meta+' : '') + key];
    const turns = /^Arrow/.test(key) && getComputedStyle(host).direction === 'rtl';
    go(event, turns ? forward - direction : direction);
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
