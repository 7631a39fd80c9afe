/** Moving through a game by steps, by turns, automatically, by dragging and by keyboard. */

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';

import Scrubber from '../src/replay/Scrubber.svelte';

const STARTS = [0, 3, 7, 10];
let moved: number[];
let toggled: number;

/** Show the scrubber after this many of ten actions. */
function at(place: number, playing = false): void {
  cleanup();
  const move = (to: number) => moved.push(to);
  const toggle = () => (toggled += 1);
  const shown = { at: place, length: 10, starts: STARTS, playing, speed: 'normal' as const };
  render(Scrubber, { ...shown, move, toggle });
}

beforeEach(() => {
  moved = [];
  toggled = 0;
});

test.each([
  ['First position', 0],
  ['Previous turn', 3],
  ['Previous action', 4],
  ['Next action', 6],
  ['Next turn', 7],
  ['Last position', 10],
])('the button %s', async (name, to) => {
  at(5);
  await fireEvent.click(screen.getByRole('button', { name }));
  expect(moved).toEqual([to]);
});

test('buttons that lead nowhere are disabled', () => {
  at(10);
  for (const name of ['Next action', 'Next turn', 'Last position', 'Play']) {
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  }
  at(0);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous action' }).disabled).toBe(
    true,
  );
});

test.each([
  ['ArrowLeft', 4],
  ['ArrowRight', 6],
  ['PageUp', 3],
  ['PageDown', 7],
  ['Home', 0],
  ['End', 10],
])('the key %s', async (key, to) => {
  at(5);
  await fireEvent.keyDown(window, { key });
  expect(moved).toEqual([to]);
});

test('keys that the browser or a field needs are left alone', async () => {
  at(5);
  await fireEvent.keyDown(window, { key: 'ArrowLeft', altKey: true });
  await fireEvent.keyDown(window, { key: 'x' });
  await fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowLeft' });
  expect(moved).toEqual([]);
});

test('the slider moves by dragging, and announces its position', async () => {
  at(5);
  const slider = screen.getByRole('slider');
  expect(slider.getAttribute('aria-valuetext')).toContain('5');
  await fireEvent.input(slider, { target: { value: '8' } });
  expect(moved).toEqual([8]);
});

test('a button and the space bar start and stop it', async () => {
  at(5);
  await fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  at(5, true);
  await fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await fireEvent.keyDown(window, { key: ' ' });
  expect(toggled).toBe(3);
  expect(moved).toEqual([]);
});

test('playing a game never shows all of it at once', () => {
  at(5);
  const speeds = [...screen.getByLabelText<HTMLSelectElement>('Speed').options];
  expect(speeds.map(({ value }) => value)).toEqual(['slow', 'normal', 'quick']);
});
