// The demo: a list of lakes, a page for each, and how it moves.

import '../swipe-navigation.inline.js';
import { dice, drawing, lakes, shine } from './lakes.js';
import { watchNeedle } from './needle.js';

const stack = document.querySelector('#stack');
const chevron = (d) =>
  `<svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="2.2"
    stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${d}"/></svg>`;
const backwards = chevron('M12.5 4 6.5 10l6 6');
const onwards = chevron('M7.5 4l6 6-6 6');

function page(className, label, html) {
  const element = document.createElement('section');
  element.className = `page ${className}`;
  element.setAttribute('aria-label', label);
  element.innerHTML = html;
  return element;
}

function home() {
  const element = page('home', 'Lakes', `
    <h2>Lakes</h2><p>Eight places that are nowhere.</p>
    <ul class="lakes">${lakes.map(row).join('')}</ul>
    <form class="settings"><h3>How it moves</h3>
      <div class="segments" role="radiogroup" aria-label="Style">${
        ['parallax', 'slide', 'cover', 'fade'].map(segment).join('')}</div>
      <div class="switches">
        ${toggle('slow', 'Slow motion', 'See how a page settles, and catch it')}
        ${toggle('keeps', 'Keep what was popped', 'Swipe left to have it back')}
        ${toggle('reduced', 'Reduce Motion', 'Pages fade; your finger still moves them')}
        ${toggle('rtl', 'Right-to-left', 'Everything the other way round')}
      </div></form>`);
  element.querySelectorAll('.row').forEach((button, index) => {
    shine(button.querySelector('.art'), lakes[index].time);
    button.addEventListener('click', () => stack.push(detail(index)));
  });
  element.querySelector('form').addEventListener('change', ({ currentTarget }) => {
    const { style, slow, keeps, reduced, rtl } = currentTarget.elements;
    stack.transition = style.value;
    stack.response = slow.checked ? 2.4 : 0.35;
    stack.forwardHistory = keeps.checked;
    stack.motion = reduced.checked ? 'reduced' : 'auto';
    stack.dir = rtl.checked ? 'rtl' : 'ltr';
  });
  return element;
}

const row = (lake) => `<li><button class="row"><span class="art">${drawing(lake)}</span>
  <span><strong>${lake.name}</strong><small>${lake.depth} m deep</small></span>
  <span class="go">${onwards}</span></button></li>`;

const segment = (style) => `<label><input type="radio" name="style" value="${style}"
  ${style === 'parallax' ? 'checked' : ''}>${style[0].toUpperCase() + style.slice(1)}</label>`;

const toggle = (name, title, note) => `<label><span>${title}<small>${note}</small></span>
  <input type="checkbox" role="switch" name="${name}"></label>`;

function detail(index) {
  const lake = lakes[index];
  const next = lakes[index + 1];
  const below = stack.pages.at(-1);
  const isDeep = stack.pages.length > 1;
  const element = page('lake', lake.name, `
    <div class="bar"><button class="back">${backwards}${below.getAttribute('aria-label')}</button>
      ${isDeep ? '<button class="back all">All lakes</button>' : ''}</div>
    <div class="hero art">${drawing(lake)}<h2>${lake.name}</h2></div>
    <div class="body">
      <dl class="facts"><div><dt>Depth</dt><dd>${lake.depth} m</dd></div>
        <div><dt>Length</dt><dd>${lake.length} km</dd></div>
        <div><dt>Benches</dt><dd>${1 + (lake.ridge % 4)}</dd></div></dl>
      <p>${lake.text}</p>
      <label class="label" for="light-${index}">Light<span>dawn to night</span></label>
      <input type="range" id="light-${index}" min="0" max="1" step="any" value="${lake.time}">
      <div class="label">Water through the year<span>°C</span></div>
      <div class="year" tabindex="0" role="group" aria-label="Water through the year">${year(lake)}</div>
      ${next ? `<button class="next"><span><small>Next, or swipe on</small>
        <strong>${next.name}</strong></span><span class="go">${onwards}</span></button>` : ''}
    </div>`);
  element.dataset.lake = index;
  shine(element.querySelector('.art'), lake.time);
  element.querySelector('.back').addEventListener('click', () => stack.pop());
  element.querySelector('.all')?.addEventListener('click', () => stack.popToRoot());
  element.querySelector('.next')?.addEventListener('click', () => stack.forward());
  element.querySelector('input').addEventListener('input', ({ target }) =>
    shine(element.querySelector('.art'), target.valueAsNumber));
  return element;
}

function year({ ridge }) {
  const random = dice(ridge);
  return ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
    .map((month, i) => {
      const warmth = Math.round(3 + 9 * (1 - Math.cos(((i - 0.5) * Math.PI) / 6)) + random() * 2);
      return `<div class="month"><b>${warmth}°</b>
        <i style="height:${6 + warmth}px;background:hsl(${205 - warmth * 7} 60% 56%)"></i>
        <span>${month}</span></div>`;
    }).join('');
}

stack.nextPage = (after) => {
  const next = Number(after.dataset.lake) + 1;
  return next < lakes.length ? detail(next) : null;
};

stack.append(home());
watchNeedle(stack, document.querySelector('.needle'), document.querySelector('.readout'));
