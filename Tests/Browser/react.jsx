// An app in React whose stack is that of Examples/Web: what it renders is what there is.

import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { SwipeStack } from '../../Examples/Web/SwipeStack.jsx';

function App() {
  const [keys, setKeys] = useState(['a']);
  window.push = (key) => setKeys((keys) => [...keys, key]);
  window.popTo = (key) => setKeys((keys) => keys.slice(0, keys.indexOf(key) + 1));
  window.keys = () => keys;
  const pages = keys.map((key) => ({ key, content: <Counter name={key} /> }));
  return <SwipeStack pages={pages} onPop={(gone) => setKeys((keys) => keys.filter((key) => key !== gone))} />;
}

function Counter({ name }) {
  const [count, setCount] = useState(0);
  return <button id={name} onClick={() => setCount(count + 1)}>{name} {count}</button>;
}

createRoot(document.querySelector('main')).render(<App />);
