// A stack of pages in React (run in React 18, not tried in 19): the pages are React's, and so is their
// removal. Built with any bundler; React is the app's own.

import { useLayoutEffect, useRef } from 'react';
import 'swipe-navigation';

/**
 * @param {{ pages: { key: string, content: React.ReactNode }[], onPop: (key: string) => void }} props
 *   the stack, bottom to top, and what to do when a page has gone: take it out of `pages`
 */
export function SwipeStack({ pages, onPop }) {
  const stack = useRef(null);

  useLayoutEffect(() => {
    const element = stack.current;
    const dropped = (event) => {
      if (event.target.parentNode !== element) return; // another stack inside
      event.preventDefault(); // React owns the element
      onPop(event.target.dataset.key);
    };
    element.addEventListener('swipedrop', dropped);
    return () => element.removeEventListener('swipedrop', dropped);
  }, [onPop]);

  return (
    <swipe-navigation ref={stack}>
      {pages.map(({ key, content }) => (
        <section key={key} data-key={key}>{content}</section>
      ))}
    </swipe-navigation>
  );
}
