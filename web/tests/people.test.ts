/** People the reader has played with: to invite them, to be invited by them, and not to be. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { loadGames } from '../src/game/games.svelte';
import Invitations from '../src/home/Invitations.svelte';
import Rivals from '../src/results/Rivals.svelte';
import { go, route } from '../src/routes.svelte';
import type { Call, FinishedGame, RivalTally } from '../src/server/api';
import { DEFAULTS, DICE, serverHas } from './server';

const RIVAL: RivalTally = {
  ...{ rival: 'r1', name: 'Ann', last: 0, their_wins: 1, their_share: 1 },
  ...{ games: 2, wins: 1, ties: 0, share: 1, margin: 1, actions: 9 },
  ...{ best: 7, best_table: null, longest: 9, longest_table: null },
};
const SEAT = { name: '', bot: null, rival: null, yours: false, total: 3, share: 0, left: false };
const LAST: FinishedGame = {
  ...{ id: 'old', has_table: false, game: 'dice', edition: 'long', players: 2, pace: 'casual' },
  ...{ ended: 0, actions: 9, ending: 'played' as const },
  seats: [
    { ...SEAT, yours: true },
    { ...SEAT, rival: 'r1' },
  ],
};
const CALL: Call = { table: 'abc', game: 'dice', rival: 'r1', name: 'Ann', at: 0 };
const GAMES = { '/api/games': [DICE], '/api/defaults': DEFAULTS };
const ANSWER = { v: 1, d: { table: { id: 'new', seats: [] } } };

interface Sent {
  method: string;
  path: string;
  body: unknown;
  answers(found: unknown, status?: number): Promise<void>;
}
let sent: Sent[];

beforeEach(async () => {
  serverHas(GAMES);
  await loadGames('en');
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) => {
    return new Promise<Response>((resolve) =>
      sent.push({
        method,
        path,
        body: body === undefined ? undefined : JSON.parse(body),
        async answers(found, status = 200) {
          resolve(Response.json(found, { status }));
          await vi.advanceTimersByTimeAsync(1);
        },
      }),
    );
  });
});
afterEach(() => go('/', true));

const named = (): string[] => sent.map(({ method, path }) => `${method} ${path}`);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const MUTES = { everybody: false, rivals: [] as string[] };

async function rivals(games: readonly FinishedGame[] = [LAST]): Promise<() => void> {
  const { unmount } = render(Rivals, { rivals: [RIVAL], games });
  await sent[0]?.answers(MUTES);
  return unmount;
}

test('one click invites a person to the same game again', async () => {
  await rivals();
  await press('Play again with Ann');
  await vi.waitFor(() => expect(named()[1]).toBe('POST /api/people/r1/invite'));
  expect(sent[1]?.body).toMatchObject({
    game: 'dice',
    options: { style: 'long' },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    listed: false,
  });
  await sent[1]?.answers(ANSWER);
  await screen.findByText(/Ann is invited, and sees this on the home page/);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/t/new');
  expect(route.now.page).toBe('home');
});

test('a table that opens late takes nobody there who has gone elsewhere', async () => {
  const leave = await rivals();
  await press('Play again with Ann');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  leave();
  await sent[1]?.answers(ANSWER);
  await vi.advanceTimersByTimeAsync(50);
  expect(route.now.page).toBe('home');
});

test('whoever has been invited too often is not, and the page says so', async () => {
  await rivals();
  await press('Play again with Ann');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await sent[1]?.answers({ code: 'quota', message: 'too many' }, 429);
  expect(screen.getByRole('alert').textContent).toContain('opened or uploaded too much');
  expect(route.now.page).toBe('home');
});

test('nobody is invited to a game that is not among the newest or no longer offered', async () => {
  await rivals([{ ...LAST, game: 'gone' }]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('invitations of a person, or all, can be hidden; the last answer counts', async () => {
  await rivals();
  await fireEvent.click(box('No invitations from Ann'));
  await fireEvent.click(box('No invitations from anybody'));
  expect(named().slice(1)).toEqual(['PUT /api/people/r1/mute', 'PUT /api/people/mutes']);
  expect(sent.slice(1).map(({ body }) => body)).toEqual([{ muted: true }, { muted: true }]);
  await sent[2]?.answers({ everybody: true, rivals: ['r1'] });
  await sent[1]?.answers({ everybody: false, rivals: ['r1'] });
  const checked = ['Ann', 'anybody'].map((who) => box(`No invitations from ${who}`).checked);
  expect(checked).toEqual([true, true]);
});

test('a change that fails is taken back', async () => {
  await rivals();
  await fireEvent.click(box('No invitations from Ann'));
  await sent[1]?.answers({ code: 'busy', message: 'later' }, 503);
  expect(box('No invitations from Ann').checked).toBe(false);
  expect(screen.getByRole('alert').textContent).toBe('The server is busy. Try again in a moment.');
});

async function invited(calls: readonly Call[] = [CALL]): Promise<() => void> {
  const { unmount } = render(Invitations);
  await sent[0]?.answers(calls);
  return unmount;
}

test('an invitation says who and what; accepting it leads to the table', async () => {
  await invited();
  expect(screen.getByText('Ann invites you to a game of Dice')).toBeTruthy();
  await press('Sit down');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(named()[1]).toBe('POST /api/people/invitations/abc/accept');
  await sent[1]?.answers(ANSWER);
  await vi.waitFor(() => expect(route.now).toMatchObject({ page: 'table', table: 'abc' }));
});

test('an invitation that was declined is gone', async () => {
  await invited([CALL, { ...CALL, table: 'other', name: '' }]);
  expect(screen.getByText('You are invited to a game of Dice')).toBeTruthy();
  await fireEvent.click(screen.getAllByRole('button', { name: 'No, thanks' })[0] as HTMLElement);
  expect(named()[1]).toBe('POST /api/people/invitations/abc/decline');
  await sent[1]?.answers([{ ...CALL, table: 'other', name: '' }]);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('an invitation that no longer holds goes, and the page says so', async () => {
  await invited();
  await press('Sit down');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await sent[1]?.answers({ code: 'unknown', message: 'gone' }, 404);
  await sent[2]?.answers([]);
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('This table or link does not exist.');
});

test('without invitations nothing is there; new ones are looked for again and again', async () => {
  const leave = await invited([]);
  expect(screen.queryByRole('heading')).toBeNull();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(named()).toEqual(Array(2).fill('GET /api/people/invitations'));
  await vi.advanceTimersByTimeAsync(30_000);
  await sent[2]?.answers([]);
  await sent[1]?.answers([CALL]);
  expect(screen.queryByRole('heading')).toBeNull(); // that answer came too late
  leave();
});
