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

class Player {
  constructor(text) {
    this.pages = new Map();
    this.next = new Map();
    this.vetoes = new Set();
    this.areas = [];
    this.down = new Set();
    this.stack = document.createElement('swipe-navigation');
    this.stack.nextPage = (after) => this.page(this.next.get(after.id));
    this.stack.addEventListener('swipeleave', (event) => {
      if (this.vetoes.has(event.target.id)) event.preventDefault();
    });
    const lines = text.split('\n').map((line) => line.replace(/#.*/, '').trim()).filter(Boolean);
    this.inputs = lines.filter((line) => /^[\d.]/.test(line)).map((line) => line.split(/\s+/));
    for (const line of lines.filter((line) => !/^[\d.]/.test(line))) this.set(...line.split(/\s+/));
  }

  page(name) {
    if (name === undefined) return null;
    if (!this.pages.has(name)) {
      const page = document.createElement('section');
      page.id = name;
      this.pages.set(name, page);
    }
    return this.pages.get(name);
  }

  set(word, ...values) {
    const { stack } = this;
    switch (word) {
      case 'view': return this.resize(...values);
      case 'direction': stack.dir = values[0]; break;
      case 'motion': stack.motion = values[0]; break;
      case 'style': stack.transition = values[0]; break;
      case 'stack': stack.append(...values.map((name) => this.page(name))); break;
      case 'next': this.next.set(...values); break;
      case 'start': stack.start = values[0] === 'leading' ? Number(values[1]) : Infinity; break;
      case 'history': stack.forwardHistory = values[0] === 'on'; break;
      case 'veto': this.vetoes.add(values[0]); break;
      case 'allow': this.vetoes.delete(values[0]); break;
      case 'area': this.areas.push(area(...values)); break;
      case 'no-areas': this.areas = []; break;
    }
  }

  resize(width, height) {
    this.stack.style.width = `${width}px`;
    this.stack.style.height = `${height}px`;
    for (const { callback } of observers) callback([{ contentRect: { width: Number(width) } }]);
  }

  perform(verb, ...values) {
    const { stack } = this;
    const animated = values.at(-1) !== 'still';
    const names = values.filter((value) => value !== 'still').map((name) => this.page(name));
    switch (verb) {
      case 'down': case 'move': case 'up': return this.point(verb, ...values.map(Number));
      case 'cancel': return this.point(verb, Number(values[0]), 0, 0);
      case 'key': return this.key(values[0]);
      case 'push': return stack.push(names[0], { animated });
      case 'pop': return stack.pop({ animated });
      case 'pop-to': return stack.popTo(names[0], { animated });
      case 'pop-to-root': return stack.popToRoot({ animated });
      case 'set': return stack.set(names, { animated });
      case 'resize': return this.resize(...values);
      default: return this.set(verb, ...values);
    }
  }

  point(verb, pointerId, x, y) {
    const { left, top } = this.stack.getBoundingClientRect();
    const event = new PointerEvent('pointer' + verb, {
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

function area(kind, x, y, width, height, ...more) {
  const element = document.createElement('div');
  const box = [x, y, width, height].map(Number);
  element.style.cssText =
    `position: absolute; left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px;`;
  if (kind === 'control') element.dataset.swipe = 'none';
  const [offset, content] = [Number(more[1] ?? 0), Number(more[3] ?? 0)];
  if (kind === 'scroller') {
    element.style.overflow = 'auto hidden';
    element.innerHTML = `<div style="width: ${content}px; height: 1px"></div>`;
  }
  return { element, box, offset };
}
