// Shows where the engine's needle is, on a ruler of the pages.

export function watchNeedle(stack, needle, readout) {
  const ruler = needle.querySelector('.ruler');
  const pointer = needle.querySelector(':scope > i');
  let pages = 0;
  let isWatching = false;

  function show() {
    const { position, phase } = stack;
    const count = Math.max(4, stack.pages.length, Math.ceil(position) + 1);
    if (count !== pages) {
      pages = count;
      ruler.innerHTML = Array.from({ length: count }, (_, page) =>
        `<i style="left:${(100 * page) / (count - 1)}%"></i>`).join('');
    }
    pointer.style.left = `${(100 * position) / (pages - 1)}%`;
    readout.textContent = `needle ${position.toFixed(2)}, ${phase}`;
    isWatching = phase !== 'resting';
    if (isWatching) requestAnimationFrame(show);
  }

  stack.addEventListener('swipebegin', () => {
    if (!isWatching) show();
  });
  stack.addEventListener('swipeend', show);
  requestAnimationFrame(show);
}
