// Eight lakes that are nowhere, and the light on them.

export const lakes = [
  { name: 'Stillmere', time: 0.06, ridge: 3, depth: 84, length: 6.2,
    text: 'Before sunrise nothing moves here but the mist. The far shore is a line that somebody drew ' +
      'with a ruler, and the near one is full of herons.' },
  { name: 'Long Tarn', time: 0.4, ridge: 11, depth: 31, length: 14.8,
    text: 'So narrow that two people can talk across it, and so long that nobody has ever walked all ' +
      'the way round in a day. Bring bread.' },
  { name: 'Copper Reach', time: 0.74, ridge: 23, depth: 58, length: 9.1,
    text: 'For ten minutes in the evening the whole lake turns to metal. Boats stop. Then somebody ' +
      'coughs, and it is water again.' },
  { name: 'Two Islands', time: 0.3, ridge: 31, depth: 46, length: 7.7,
    text: 'There are three. The third one lies so low that it comes and goes with the rain, and is on ' +
      'no map, which is how it likes it.' },
  { name: 'Winter Sound', time: 0.95, ridge: 41, depth: 112, length: 11.3,
    text: 'When the ice forms it sings, long falling notes from shore to shore. On clear nights there ' +
      'are as many stars below as above.' },
  { name: 'Heron Deep', time: 0.16, ridge: 57, depth: 203, length: 5.4,
    text: 'The deepest of them all. A stone takes four minutes to reach the bottom, and the children ' +
      'of the village all know somebody who counted.' },
  { name: 'Blue Basin', time: 0.5, ridge: 67, depth: 67, length: 4.9,
    text: 'Round as a coin and cold all summer. From the ridge it looks as if a piece of the sky had ' +
      'been set down to keep the grass from blowing away.' },
  { name: 'Lastwater', time: 0.84, ridge: 79, depth: 39, length: 8.6,
    text: 'The road ends here, and so do most plans for the day. There is a bench. It is a good bench.' },
];

/** The light at times of the day, 0 dawn to 1 night. */
const lights = [
  { at: 0, sky: '#6d7fb0', glow: '#f7c9a6', far: '#8d8fb3', mid: '#5f6f93', near: '#35435f',
    water: '#b3a9b8', sun: '#ffe2bd', stars: 0 },
  { at: 0.3, sky: '#7fbfe6', glow: '#e3f1f3', far: '#9dbfd0', mid: '#5e93a3', near: '#2c5a5e',
    water: '#86bccb', sun: '#fffbe9', stars: 0 },
  { at: 0.55, sky: '#4f9fd6', glow: '#cde9f4', far: '#8db6cf', mid: '#4c8794', near: '#1f4d4c',
    water: '#62a8c6', sun: '#ffffff', stars: 0 },
  { at: 0.76, sky: '#58508c', glow: '#f59a6c', far: '#97637f', mid: '#5d4468', near: '#2d2746',
    water: '#c77d76', sun: '#ffd79a', stars: 0 },
  { at: 0.88, sky: '#1d2a56', glow: '#a06a86', far: '#4c4775', mid: '#2f3160', near: '#171b3a',
    water: '#574e7d', sun: '#f7e6cf', stars: 0.5 },
  { at: 1, sky: '#070d24', glow: '#27406b', far: '#1d2f54', mid: '#131f3d', near: '#091126',
    water: '#1b2f55', sun: '#f2f4ff', stars: 1 },
];

export function shine(element, time) {
  const after = Math.max(1, lights.findIndex(({ at }) => at >= time));
  const [a, b] = [lights[after - 1], lights[after]];
  const share = (time - a.at) / (b.at - a.at);
  for (const part of ['sky', 'glow', 'far', 'mid', 'near', 'water', 'sun']) {
    element.style.setProperty('--' + part, mix(a[part], b[part], share));
  }
  element.style.setProperty('--stars', a.stars + (b.stars - a.stars) * share);
  const sun = element.querySelector('.sun');
  // It rises, sets, and comes back as the moon.
  const height = time < 0.8 ? Math.sin((Math.PI * (time + 0.05)) / 0.88) : (time - 0.8) * 3.6;
  sun.setAttribute('cx', 70 + 250 * (time < 0.8 ? time / 0.8 : 0.72));
  sun.setAttribute('cy', 214 - 140 * height);
}

function mix(a, b, share) {
  const part = (at) => {
    const [from, to] = [a, b].map((color) => parseInt(color.slice(at, at + 2), 16));
    return Math.round(from + (to - from) * share);
  };
  return `rgb(${part(1)} ${part(3)} ${part(5)})`;
}

/** A drawing of a lake in 390 × 380. */
export function drawing({ ridge }) {
  const random = dice(ridge);
  const stars = Array.from({ length: 40 }, () =>
    `<circle cx="${round(random() * 390)}" cy="${round(random() * 170)}" r="${round(0.5 + random())}"/>`);
  const layers = [['far', 205, 76, 5], ['mid', 226, 54, 7], ['near', 240, 26, 11]];
  const mountains = layers.map(([name, base, height, steps]) => {
    const path = outline(random, base, height, steps);
    return { name, path };
  });
  const paint = ({ name, path }) => `<path class="${name}" d="${path}"/>`;
  return `<svg viewBox="0 0 390 380" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <g class="stars">${stars.join('')}</g><circle class="sun" r="22"/>
    ${mountains.map(paint).join('')}
    <rect class="water" y="240" width="390" height="140"/>
    <g transform="matrix(1 0 0 -0.8 0 432)" opacity=".34">${mountains.map(paint).join('')}</g>
    <g class="water" opacity=".5">${ripples(random)}</g></svg>`;
}

function outline(random, base, height, steps) {
  const points = Array.from({ length: steps + 1 }, (_, step) =>
    [(step * 390) / steps, base - height * (0.15 + 0.85 * random())]);
  const curve = points.map(([x, y], i) => {
    if (i === 0) return `M0 240V${round(y)}`;
    const [px, py] = points[i - 1];
    const middle = (px + x) / 2;
    return `C${round(middle)} ${round(py)} ${round(middle)} ${round(y)} ${round(x)} ${round(y)}`;
  });
  return curve.join('') + 'V240Z';
}

function ripples(random) {
  return Array.from({ length: 9 }, (_, line) => {
    const width = 60 + random() * 220;
    return `<rect x="${round(random() * 390 - width / 2)}" y="${246 + line * line * 1.6}"
      width="${round(width)}" height="${round(1 + line * 0.3)}" rx="1"/>`;
  }).join('');
}

/** Numbers from 0 to 1 that are the same each time. */
export function dice(seed) {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

const round = (number) => Math.round(number * 10) / 10;
