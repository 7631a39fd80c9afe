/** What is renewed again and again; lists grow by what the server has not sent yet. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import { loadGames } from '../src/game/games.svelte';
import TableList from '../src/home/TableList.svelte';
import Announcements from '../src/parts/Announcements.svelte';
import { DEFAULTS, DICE, INVITATION, serverHas } from './server';

const { seats } = INVITATION;
const FIFTY = Array.from({ length: 50 }, (_, number) => ({
  ...{ id: `t${number}`, game: 'dice', options: {}, seats, pace: {}, turn: null, ago: 0 },
  status: number < 49 ? 'over' : 'playing',
}));

let asked: string[];

beforeEach(async () => {
  vi.useFakeTimers();
  serverHas({ '/api/games': [DICE], '/api/defaults': DEFAULTS, '/api/list': FIFTY });
  await loadGames('en');
  const answer = fetch;
  asked = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return address.includes('before') ? Promise.resolve(Response.json([])) : answer(address);
  });
  render(TableList, { address: '/api/list?status=all', empty: 'none', mine: true });
  await vi.advanceTimersByTimeAsync(1);
});

test('a list is renewed again and again', async () => {
  await vi.advanceTimersByTimeAsync(45_000);
  expect(asked).toEqual(Array(4).fill('/api/list?status=all'));
});

test('the host’s announcements are looked for again and again', async () => {
  render(Announcements);
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  const looks = asked.filter((address) => address.startsWith('/api/announcements'));
  expect(looks).toHaveLength(4);
});

test('more follow the last one that the server has sent, whatever is shown last', async () => {
  await fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await vi.advanceTimersByTimeAsync(1);
  expect(asked[1]).toBe('/api/list?status=all&before=t49');
});

test('a player that is a program is called one', async () => {
  const [ann] = seats;
  const row = { ...FIFTY[49], id: 'p', seats: [ann, { ...ann, name: 'Deep', program: true }] };
  serverHas({ '/api/games': [DICE], '/api/defaults': DEFAULTS, '/api/programs': [row] });
  render(TableList, { address: '/api/programs?status=all', empty: 'none' });
  await vi.advanceTimersByTimeAsync(1);
  expect(screen.getByText(/Ann, Deep \(program\)/)).toBeTruthy();
});
