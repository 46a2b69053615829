// Plays a .swipe file on the element with a clock of its own, and says where the pages are.
//
// Time, frames and the compositor's animations are stood in for; everything else is the browser's.

let now = 0;
const callbacks = new Map();
const animations = new Set();
const observers = new Set();
let lastCallback = 0;

performance.now = () => now;
window.requestAnimationFrame = (callback) => {
  lastCallback += 1;
  callbacks.set(lastCallback, callback);
  return lastCallback;
};
window.cancelAnimationFrame = (number) => callbacks.delete(number);
window.ResizeObserver = class {
  constructor(callback) { this.callback = callback; }
  observe() { observers.add(this); }
  disconnect() { observers.delete(this); }
};
Element.prototype.animate = function (keyframes, { duration }) {
  const animation = { element: this, keyframes, duration, cancel: () => animations.delete(animation) };
  animations.add(animation);
  return animation;
};

function runFrame() {
  const waiting = [...callbacks.values()];
  callbacks.clear();
  for (const callback of waiting) callback(now);
}

/** Where a page's left side is: where its animation is at this time, or what is written. */
function place(page) {
  const frame = page.assignedSlot?.closest('.frame');
  if (!frame || frame.style.visibility === 'hidden') return null;
  const animation = [...animations].find(({ element }) => element === frame);
  if (!animation) return number(frame.style.transform);
  const { keyframes, startTime, duration } = animation;
  const share = Math.min(Math.max((now - startTime) / duration, 0), 1);
  const after = Math.max(1, keyframes.findIndex(({ offset }) => offset >= share));
  const [a, b] = keyframes.slice(after - 1, after + 1);
  const [from, to] = [a, b].map(({ transform }) => number(transform));
  return from + ((to - from) * (share - a.offset)) / (b.offset - a.offset);
}

const number = (transform) => parseFloat(/\((.*)px/.exec(transform)?.[1] ?? 0);

class Rehearsal extends Player {
  perform(verb, ...values) {
    switch (verb) {
      case 'down': case 'move': case 'up': return this.point(verb, ...values.map(Number));
      case 'cancel': return this.point(verb, Number(values[0]), 0, 0);
      case 'key': return this.key(values[0]);
      default: return super.perform(verb, ...values);
    }
  }

  resize(width, height) {
    super.resize(width, height);
    for (const { callback } of observers) callback([{ contentRect: { width: Number(width) } }]);
  }

  point(verb, pointerId, x, y) {
    const { left, top } = this.stack.getBoundingClientRect();
    const event = new PointerEvent('pointer' + verb, {
      buttons: verb === 'move' ? 1 : 0,
      pointerId, pointerType: 'touch', clientX: left + x, clientY: top + y, button: 0,
      bubbles: true, composed: true,
    });
    Object.defineProperty(event, 'timeStamp', { value: now });
    if (verb === 'down') this.down.add(pointerId);
    if (verb === 'up' || verb === 'cancel') this.down.delete(pointerId);
    this.target(verb, x, y).dispatchEvent(event);
  }

  target(verb, x, y) {
    const under = this.areas.findLast(({ box }) =>
      x >= box[0] && x < box[0] + box[2] && y >= box[1] && y < box[1] + box[3]);
    const page = this.stack.top;
    if (verb !== 'down' || !under) return page;
    page.append(under.element);
    under.element.scrollLeft = under.offset;
    return under.element;
  }

  key(word) {
    const isLeft = (word === 'back') === (this.stack.dir !== 'rtl');
    const key = word === 'escape' ? 'Escape' : isLeft ? 'ArrowLeft' : 'ArrowRight';
    const event = new KeyboardEvent('keydown', {
      key, altKey: word !== 'escape', bubbles: true, composed: true, cancelable: true,
    });
    Object.defineProperty(event, 'timeStamp', { value: now });
    this.stack.dispatchEvent(event);
  }

  /** Where the pages are, by their names, at the times of these frames in milliseconds. */
  async play(times) {
    now = 0;
    document.body.append(this.stack);
    await customElements.get('swipe-navigation').ready;
    runFrame();
    // Keys come after all else.
    await new Promise((done) => setTimeout(done));
    const frames = [];
    for (const time of times) {
      while (this.inputs.length && Number(this.inputs[0][0]) <= time + 0.0001) {
        const [at, ...words] = this.inputs.shift();
        now = Number(at);
        this.perform(...words);
        await Promise.resolve();
      }
      now = time;
      runFrame();
      await Promise.resolve();
      const places = [...this.stack.children].map((page) => [page.id, place(page)]);
      frames.push({
        time, stack: this.stack.pages.map(({ id }) => id),
        places: Object.fromEntries(places.filter(([, x]) => x !== null)),
      });
    }
    return frames;
  }

  remove() {
    this.stack.remove();
    animations.clear();
    callbacks.clear();
  }
}
