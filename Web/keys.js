// Escape, Alt+Left, Command+[ and the buttons of a mouse, and their counterparts forward.

const [back, forward] = [0, 1];

export function listenToKeys(host, container, signal) {
  const onKey = (event) => {
    const direction = meaning(event, getComputedStyle(host).direction === 'rtl');
    if (direction === undefined || event.defaultPrevented) return;
    if (container.go(direction, event.timeStamp)) event.preventDefault();
  };
  const onButton = (event) => {
    const direction = [, , , back, forward][event.button];
    if (direction === undefined || event.defaultPrevented) return;
    // The browser goes back at the release, unless both are prevented.
    if (event.type === 'mousedown' || container.go(direction, event.timeStamp)) event.preventDefault();
  };
  host.addEventListener('keydown', onKey, { signal });
  host.addEventListener('mousedown', onButton, { signal });
  host.addEventListener('mouseup', onButton, { signal });
  // With the focus nowhere, keys are the outermost container's.
  document.addEventListener('keydown', (event) => {
    const isNowhere = event.target === document.body || event.target === document.documentElement;
    if (isNowhere && !host.parentElement?.closest(host.localName)) onKey(event);
  }, { signal });
}

function meaning({ key, altKey, metaKey, ctrlKey, shiftKey, isComposing }, isRightToLeft) {
  if (isComposing || ctrlKey || shiftKey) return undefined;
  if (key === 'Escape' && !altKey && !metaKey) return back;
  if (altKey && !metaKey && key === 'ArrowLeft') return isRightToLeft ? forward : back;
  if (altKey && !metaKey && key === 'ArrowRight') return isRightToLeft ? back : forward;
  if (metaKey && !altKey && key === '[') return back;
  if (metaKey && !altKey && key === ']') return forward;
  return undefined;
}
