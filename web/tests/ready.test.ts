/** Until a game is ready, the form shows the progress. */

import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';

import NewGame from '../src/home/NewGame.svelte';
import { DEFAULTS, DICE, serverHas } from './server';

test('the form shows the progress until the game is ready', async () => {
  vi.useFakeTimers();
  const said = (done: number) =>
    serverHas({ '/api/games/ready': [{ game: 'dice', done, steps: 6 }] });
  said(3);
  render(NewGame, { game: DICE, defaults: DEFAULTS });
  await vi.advanceTimersByTimeAsync(10);
  const bar = screen.getByLabelText<HTMLProgressElement>('Preparing Dice: 3 of 6');
  expect([bar.value, bar.max]).toEqual([3, 6]);
  said(5);
  await vi.advanceTimersByTimeAsync(1100);
  screen.getByText('Preparing Dice: 5 of 6');
  said(6);
  await vi.advanceTimersByTimeAsync(1100);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a server that reports no progress has nothing to wait for', async () => {
  vi.useFakeTimers();
  serverHas({});
  render(NewGame, { game: DICE, defaults: DEFAULTS });
  await vi.advanceTimersByTimeAsync(10);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
