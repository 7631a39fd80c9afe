/** The list of keys: it opens on request, and is complete. */

import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import KeyList from '../src/parts/KeyList.svelte';
import { askForKeys, keyList } from '../src/parts/keys.svelte';
import { LANGUAGES } from '../src/settings.svelte';
import { loadTexts } from '../src/texts.svelte';

beforeEach(() => {
  keyList.open = false;
  document.body.addEventListener('keydown', askForKeys);
});

afterEach(() => document.body.removeEventListener('keydown', askForKeys));

function press(target: Element, key: string, more: KeyboardEventInit = {}): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
}

test('a question mark opens it, but not in a text field', () => {
  const field = document.body.appendChild(document.createElement('input'));
  press(field, '?');
  press(document.body, '?', { ctrlKey: true });
  press(document.body, '!');
  expect(keyList.open).toBe(false);
  press(document.body, '?');
  expect(keyList.open).toBe(true);
  field.remove();
});

test.each(LANGUAGES)('it exists in %s', async (language) => {
  await loadTexts(language);
  render(KeyList);
  expect(screen.getAllByRole('row').length).toBeGreaterThan(10);
  expect(screen.getAllByRole('table').every((table) => table.querySelector('caption'))).toBe(true);
  await loadTexts('en');
});

test('keys pressed in it do not reach the page below', () => {
  render(KeyList);
  const below = vi.fn();
  window.addEventListener('keydown', below);
  press(screen.getByRole('button', { name: 'Close' }), 'ArrowRight');
  window.removeEventListener('keydown', below);
  expect(below).not.toHaveBeenCalled();
});
