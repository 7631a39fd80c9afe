/** The keyboard on a board: one stop of the Tab key, keys that lead on, and places that go. */

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

test('it is where the focus came last, and keys lead on from there', () => {
  expect(roving.at).toBeNull();
  place('a').focus();
  expect(roving.at).toBe('a');
  expect(press('ArrowRight')).toBe(true);
  expect([focused(), roving.at]).toEqual(['b', 'b']);
});

test('at the edge a key does nothing, and other keys are left to the browser', () => {
  place('c').focus();
  expect(press('ArrowRight')).toBe(true);
  expect(focused()).toBe('c');
  expect(press('x')).toBe(false);
  expect(press('ArrowRight', { altKey: true })).toBe(false);
});

test('who was at a place that is gone goes on at another', () => {
  place('a').focus();
  place('a').remove();
  roving.leave('c');
  expect(focused()).toBe('c');
});

test('who has gone elsewhere is not fetched back', () => {
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
