/** The words of signs: with the mouse, by touch and with the focus. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { showSigns, signAt, wordsOf } from '../src/parts/signs';

let stop: () => void;
/** The elements under the pointer, topmost first. */
let under: Element[] = [];

const said = (): string => document.querySelector('.sign-words')?.textContent ?? '';

function part(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no ${id}`);
  return found;
}

function point(type: string, target: string, more: Record<string, unknown> = {}): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 5, clientY: 5 });
  Object.assign(event, { pointerType: 'mouse', ...more });
  part(target).dispatchEvent(event);
}

async function rest(target: string): Promise<void> {
  point('pointermove', target);
  await vi.advanceTimersByTimeAsync(600);
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <button id="card" data-sign="" aria-label="A1: Anjou"><b id="seal" data-sign="sword"></b></button>
    <button id="other" data-sign="marker">x</button><p id="plain"></p>`;
  document.elementsFromPoint = () => under;
  under = [part('card')];
  stop = showSigns();
});

afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

test('a sign says its words, or its name', () => {
  expect([wordsOf(part('seal')), wordsOf(part('card'))]).toEqual(['sword', 'A1: Anjou']);
});

test('the innermost sign of the topmost counts', () => {
  under = [part('card'), part('other'), part('seal')];
  expect(signAt(0, 0)).toBe(part('seal'));
  under = [part('plain'), part('card')];
  expect(signAt(0, 0)).toBeNull();
});

test('the mouse rests on a sign, may go to its words, and leaves', async () => {
  point('pointermove', 'card');
  await vi.advanceTimersByTimeAsync(500);
  expect(said()).toBe('');
  await vi.advanceTimersByTimeAsync(100);
  expect(said()).toBe('A1: Anjou');
  const words = document.querySelector('.sign-words');
  under = [part('plain')];
  point('pointermove', 'plain');
  words?.dispatchEvent(new MouseEvent('pointermove', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(said()).toBe('A1: Anjou');
  point('pointermove', 'plain');
  await vi.advanceTimersByTimeAsync(250);
  expect(said()).toBe('');
});

test('Escape takes the words away', async () => {
  await rest('card');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  expect(said()).toBe('A1: Anjou');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(said()).toBe('');
});

test('a pressed sign says nothing until the mouse has been elsewhere', async () => {
  await rest('card');
  point('pointerdown', 'card');
  expect(said()).toBe('');
  await rest('card');
  expect(said()).toBe('');
  under = [part('other')];
  await rest('other');
  expect(said()).toBe('marker');
});

test('a long touch asks, and its click plays nothing; a short one plays', async () => {
  const played = vi.fn();
  part('card').onclick = played;
  const touch = { pointerType: 'touch' };
  point('pointerdown', 'card', touch);
  await vi.advanceTimersByTimeAsync(500);
  expect(said()).toBe('A1: Anjou');
  point('pointerup', 'card', touch);
  part('card').click();
  expect(played).not.toHaveBeenCalled();
  point('pointerdown', 'card', touch);
  expect(said()).toBe('');
  point('pointerup', 'card', touch);
  part('card').click();
  await vi.advanceTimersByTimeAsync(1000);
  expect(played).toHaveBeenCalledTimes(1);
  expect(said()).toBe('');
});

test('a finger that moves or lifts early does not ask', async () => {
  const touch = { pointerType: 'touch' };
  point('pointerdown', 'card', touch);
  const moved = new MouseEvent('pointermove', { bubbles: true, clientX: 40, clientY: 5 });
  Object.assign(moved, touch);
  part('card').dispatchEvent(moved);
  await vi.advanceTimersByTimeAsync(1000);
  expect(said()).toBe('');
});

test('the focus shows the words while it is there', async () => {
  part('card').matches = () => true;
  part('card').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(600);
  expect(said()).toBe('A1: Anjou');
  part('card').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  expect(said()).toBe('');
});

test('a sign that goes takes its words with it', async () => {
  await rest('card');
  part('card').remove();
  await vi.advanceTimersByTimeAsync(500);
  expect(said()).toBe('');
});
