// Reads a .swipe file, makes the stack that it is about, and does what its lines say, except for fingers
// and keys.

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
  }

  perform(verb, ...values) {
    const { stack } = this;
    const animated = values.at(-1) !== 'still';
    const names = values.filter((value) => value !== 'still').map((name) => this.page(name));
    switch (verb) {
      case 'push': return stack.push(names[0], { animated });
      case 'pop': return stack.pop({ animated });
      case 'pop-to': return stack.popTo(names[0], { animated });
      case 'pop-to-root': return stack.popToRoot({ animated });
      case 'set': return stack.set(names, { animated });
      case 'resize': return this.resize(...values);
      default: return this.set(verb, ...values);
    }
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
