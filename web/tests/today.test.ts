/** The page of the day. */

import { render } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';

import { loadGames } from '../src/game/games.svelte';
import type { TodayShown } from '../src/server/api';
import { loadAsideTexts } from '../src/texts.svelte';
import TodayPage from '../src/today/TodayPage.svelte';

const TODAY: TodayShown = {
  day: '2052-02-20',
  ends_in: 5000,
  deals: [],
  puzzles: {},
  days: 0,
  streak: 0,
};

test('it is loaded again when the day is over, but not after the reader has left', async () => {
  vi.useFakeTimers();
  const asked = vi.fn(() => Promise.resolve(Response.json(TODAY)));
  vi.stubGlobal('fetch', (path: string) =>
    path.startsWith('/api/today') ? asked() : Promise.resolve(Response.json([])),
  );
  await loadGames('en');
  await loadAsideTexts();
  const { unmount } = render(TodayPage);
  await vi.advanceTimersByTimeAsync(TODAY.ends_in);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveBeenCalledTimes(2);
  unmount();
  await vi.advanceTimersByTimeAsync(2 * TODAY.ends_in);
  expect(asked).toHaveBeenCalledTimes(2);
  // Left while it is still loading.
  render(TodayPage).unmount();
  await vi.advanceTimersByTimeAsync(2 * TODAY.ends_in);
  expect(asked).toHaveBeenCalledTimes(3);
});
