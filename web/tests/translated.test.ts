/** A page that the browser has translated goes on showing what is asked. */

import { afterEach, beforeEach, expect, test } from 'vitest';

import { keepTranslated } from '../src/parts/translated';

let root: HTMLElement;
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = '<main><p>Take a card</p></main>';
  root = document.querySelector('main') as HTMLElement;
  stop = keepTranslated(root);
});

afterEach(() => stop());

/** Translate a text as Chrome does. */
function translate(text: ChildNode, words: string): void {
  const outer = document.createElement('font');
  outer.append(document.createElement('font'));
  outer.firstElementChild?.append(words);
  text.parentElement?.insertBefore(outer, text);
  text.remove();
}

const settle = () => new Promise((done) => setTimeout(done));

test('a translated text that changes is shown, again and again', async () => {
  const text = root.querySelector('p')?.firstChild as Text;
  translate(text, 'Weź kartę');
  await settle();
  text.nodeValue = 'Place a marker';
  await settle();
  expect(root.textContent).toBe('Place a marker');
  translate(text, 'Połóż znacznik');
  await settle();
  text.nodeValue = 'Take another card';
  await settle();
  expect(root.textContent).toBe('Take another card');
});

test('a translated text that stays is left alone', async () => {
  translate(root.querySelector('p')?.firstChild as Text, 'Weź kartę');
  await settle();
  expect(root.textContent).toBe('Weź kartę');
});

test('a text whose translation has left the page does not come back', async () => {
  const text = root.querySelector('p')?.firstChild as Text;
  translate(text, 'Weź kartę');
  await settle();
  root.replaceChildren();
  text.nodeValue = 'Place a marker';
  await settle();
  expect(root.textContent).toBe('');
});
