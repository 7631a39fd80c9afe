/** The keyboard on a board: one place in the Tab order, keys that move on, and places that vanish. */

import { afterEach, beforeEach, expect, test } from 'vitest';

import { isFocusLost, Roving } from '../src/game/roving.svelte';

let board: HTMLElement;
let stop: (() => void) | undefined;
let roving: Roving;

const place = (name: string): HTMLElement => {
  const found = board.querySelector<HTMLElement>(`[data-place="${name}"]`);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};
const focused = (): string | undefined => (document.activeElement as HTMLElement).dataset.place;

function press(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  document.activeElement?.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  board = document.body.appendChild(document.createElement('div'));
  for (const name of ['a', 'b', 'c']) {
    const button = board.appendChild(document.createElement('button'));
    button.dataset.place = name;
    button.append(document.createElement('span'));
  }
  const ways: Record<string, string | null> = { a: 'b', b: 'c', c: null };
  roving = new Roving((from, key) => (key === 'ArrowRight' ? ways[from] : undefined));
  stop = roving.on(board) ?? undefined;
});

afterEach(() => {
  stop?.();
  document.body.replaceChildren();
});

test('it is the place that last had the focus, and keys move on from there', () => {
  expect(roving.at).toBeNull();
  place('a').focus();
  expect(roving.at).toBe('a');
  expect(press('ArrowRight')).toBe(true);
  expect([focused(), roving.at]).toEqual(['b', 'b']);
});

test('a key does nothing at the edge, and other keys are left to the browser', () => {
  place('c').focus();
  expect(press('ArrowRight')).toBe(true);
  expect(focused()).toBe('c');
  expect(press('x')).toBe(false);
  expect(press('ArrowRight', { altKey: true })).toBe(false);
});

test('if the focused place disappears, another receives the focus', () => {
  place('a').focus();
  place('a').remove();
  roving.leave('c');
  expect(focused()).toBe('c');
});

test('focus that has moved elsewhere stays there', () => {
  place('a').focus();
  const chat = document.body.appendChild(document.createElement('input'));
  chat.focus();
  place('a').remove();
  roving.leave('c');
  expect(document.activeElement).toBe(chat);
  expect(roving.at).toBeNull();
});

test('whether the focus is lost', () => {
  expect(isFocusLost()).toBe(true);
  place('a').focus();
  expect(isFocusLost()).toBe(false);
  place('a').remove();
  expect(isFocusLost()).toBe(true);
});
