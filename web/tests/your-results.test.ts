/** The page with the reader's own results in finished games. */

import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import { loadGames } from '../src/game/games.svelte';
import ResultsPage from '../src/results/ResultsPage.svelte';
import { go, route } from '../src/routes.svelte';
import type { FinishedGame, ResultsShown, Tally } from '../src/server/api';
import { settings } from '../src/settings.svelte';
import { loadTexts } from '../src/texts.svelte';
import { DEFAULTS, DICE, serverHas, serverWaits, type Asked } from './server';

const TALLY: Tally = {
  games: 12,
  wins: 5,
  ties: 1,
  share: 5.5,
  margin: -2.25,
  actions: 40,
  best: 61,
  best_table: 'best',
  longest: 70,
  longest_table: null,
};
const PERSON = { bot: null, rival: null, yours: false, total: 28, share: 0, left: false };
const YOU = { ...PERSON, name: 'Me', yours: true, total: 40, share: 1 };
const ANN = { ...PERSON, name: 'Ann', rival: 'r1' };
const ROBOT = { ...PERSON, name: '', bot: 'robot', total: 12 };

function finished(some: Partial<FinishedGame> = {}): FinishedGame {
  return {
    ...{ id: 'abc', has_table: true, game: 'dice', edition: 'long', players: 2 },
    ...{ pace: 'casual', ended: Date.UTC(2026, 10, 5, 12), actions: 33, ending: 'played' },
    seats: [YOU, ANN],
    ...some,
  };
}

function results(some: Partial<ResultsShown> = {}): ResultsShown {
  return {
    total: TALLY,
    streak: 3,
    by_game: [{ ...TALLY, game: 'dice', edition: 'quick', players: 2 }],
    bots: [{ ...TALLY, game: 'dice', bot: 'page', margin: 3 }],
    rivals: [
      {
        ...{ ...TALLY, rival: 'r1', name: 'Ann', last: Date.UTC(2026, 10, 5, 12) },
        ...{ their_wins: 4, their_share: 4.5 },
      },
    ],
    next_rivals: [{ game: 'dice', beaten: 'page', bot: 'squire' }],
    games: [finished()],
    ...some,
  };
}

const NOTHING = { games: [] };
const GAMES = {
  '/api/games': [DICE],
  '/api/defaults': DEFAULTS,
  '/api/people/mutes': { everybody: false, rivals: [] },
};

async function show(found: unknown): Promise<void> {
  serverHas({ ...GAMES, '/api/results': found });
  render(ResultsPage);
  await screen.findAllByRole('heading', { level: 2 });
}

/** The cells of a table's lines, headings of lines included. */
function lines(name: string): string[][] {
  const [, ...rows] = within(screen.getByRole('table', { name })).getAllByRole('row');
  return rows.map((row) =>
    [...row.children].map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim()),
  );
}

beforeEach(async () => {
  serverHas(GAMES);
  await loadGames('en');
});

test('the sums are there: in all, by game, by bot and by person', async () => {
  await show(results());
  await screen.findAllByRole('checkbox');
  const totals = screen.getAllByRole('definition').map((one) => one.textContent);
  expect(totals).toEqual(['12', '5', '1', '−2.3', '3']);
  const counts = ['12', '5', '1', '−2.3', '61', '70'];
  expect(lines('By game')).toEqual([['Dice: Quick', '2', ...counts]]);
  expect(lines('Against bots')).toEqual([['Page', 'Dice', '12', '5', '1', '+3', '61', '70']]);
  expect(lines('Against other people')).toEqual([
    ['Ann', 'Play again with Ann No invitations from Ann', '4', 'Nov 5, 2026', ...counts],
  ]);
  expect(document.title).toBe('Your results – Blazon');
});

test('the best game leads to its replay, and a game without a table to nothing', async () => {
  const gone = finished({ id: 'old', has_table: false });
  await show(results({ bots: [], rivals: [], games: [finished(), gone] }));
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/replay/best', '/replay/abc']);
});

test('each line of a table has its heading, and a keyboard can scroll the table', async () => {
  await show(results());
  for (const table of screen.getAllByRole('table')) {
    const [, ...rows] = within(table).getAllByRole('row');
    expect(rows.every((row) => within(row).getByRole('rowheader'))).toBe(true);
    expect(table.parentElement?.tabIndex).toBe(0);
  }
});

test('numbers and days are as the reader’s language writes them', async () => {
  settings.language = 'de';
  await loadTexts('de');
  await show(results({ total: { ...TALLY, games: 1200 } }));
  const totals = screen.getAllByRole('definition').map((one) => one.textContent);
  expect(totals).toEqual(['1.200', '5', '1', '−2,3', '3']);
  expect(lines('Beendete Partien')[0]?.at(-1)).toBe('05.11.2026');
  await loadTexts('en');
});

const won = (...shares: number[]) =>
  [YOU, ANN, ROBOT].map((one, at) => ({ ...one, share: shares[at] ?? 0 }));
test.each([
  ['won alone', { seats: [YOU, ANN] }, ['You won', '40', 'Ann 28']],
  ['won by another', { seats: won(0, 0, 1) }, ['robot won', '40', 'Ann 28, robot 12']],
  [
    'won together',
    { seats: won(0.5, 0.5) },
    ['You share the win with Ann', '40', 'Ann 28, robot 12'],
  ],
  [
    'won together by others',
    { seats: won(0, 0.5, 0.5) },
    ['Ann and robot won together', '40', 'Ann 28, robot 12'],
  ],
  [
    'played from several seats',
    { seats: [YOU, { ...YOU, name: 'Mum', total: 9, share: 0 }, ANN] },
    ['Me won', '40, 9', 'Ann 28'],
  ],
  ['resigned', { ending: 'resigned' as const }, ['You won · A player resigned.', '40', 'Ann 28']],
  [
    'closed without a winner',
    {
      ending: 'closed' as const,
      seats: [YOU, ANN].map((one) => ({ ...one, share: null })),
    },
    ['No winner · The people who run this server closed the game.', '40', 'Ann 28'],
  ],
  [
    'played with a stranger without a name',
    { seats: [YOU, { ...ANN, name: '', rival: null }] },
    ['You won', '40', 'Player 2 28'],
  ],
])('the list says what matters of a game %s', async (_, game, said) => {
  await show(results({ games: [finished(game)] }));
  expect(lines('Finished games')).toEqual([['Dice Long', ...said, 'Nov 5, 2026']]);
});

test('games, editions and people that the page does not know are shown as they are', async () => {
  const by_game = [
    { ...TALLY, game: 'go', edition: 'wide', players: 2 },
    { ...TALLY, game: 'dice', edition: 'gone', players: 3 },
  ];
  const rivals = results().rivals?.map((one) => ({ ...one, name: '' })) ?? [];
  await show(results({ by_game, rivals, bots: [{ ...TALLY, game: 'go', bot: 'ours' }] }));
  expect(lines('By game').map(([name]) => name)).toEqual(['go: wide', 'Dice: gone']);
  expect(lines('Against bots')[0]?.slice(0, 2)).toEqual(['ours', 'go']);
  expect(lines('Against other people')[0]?.[0]).toBe('Somebody without a name');
});

test('games that count for no sum are only listed', async () => {
  const total = { ...TALLY, games: 0, wins: 0, margin: null, best: null, longest: null };
  const none = { total, streak: 0, by_game: [], bots: [], rivals: [], next_rivals: [] };
  await show({ ...results(), ...none });
  expect(screen.queryAllByRole('definition')).toEqual([]);
  expect(screen.getAllByRole('table')).toHaveLength(1);
});

test.each([
  ['nobody has played here', NOTHING],
  ['the reader has no finished game', results({ games: [], by_game: [], bots: [], rivals: [] })],
])('where %s, the page says what will be here', async (_, found) => {
  serverHas({ ...GAMES, '/api/results': found });
  render(ResultsPage);
  expect(await screen.findByText(/^Nothing yet\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Begin a game' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('table')).toBeNull();
});

test('a refusal is said', async () => {
  serverHas(GAMES);
  render(ResultsPage);
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    'This table or link does not exist.',
  );
});

test('one click begins a game against the next rival', async () => {
  await show(results());
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    sent.push(path, JSON.parse(body));
    return Promise.resolve(Response.json({ d: { table: { id: 'new', seats: [] }, seats: [] } }));
  });
  await fireEvent.click(screen.getByRole('button', { name: 'Play Squire' }));
  await vi.waitFor(() => expect(route.now).toMatchObject({ page: 'table', table: 'new' }));
  expect(sent[0]).toBe('/api/tables');
  expect(sent[1]).toMatchObject({
    game: 'dice',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'squire' }],
  });
  go('/', true);
});

const FIFTY = Array.from({ length: 50 }, (_, at) => finished({ id: `g${at}` }));

/** The page while its requests wait, with the first fifty games. */
async function waiting(): Promise<Asked[]> {
  vi.useFakeTimers();
  const asked = serverWaits(GAMES);
  render(ResultsPage);
  await vi.advanceTimersByTimeAsync(1);
  await asked[0]?.answers(results({ games: FIFTY }));
  return asked;
}

const count = (): number => lines('Finished games').length;

test('more games follow the last one, until a page is not full', async () => {
  const asked = await waiting();
  expect(count()).toBe(50);
  await fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(asked[1]?.address).toBe('/api/results?before=g49');
  await asked[1]?.answers({ games: [finished({ id: 'last' })] });
  expect(count()).toBe(51);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(screen.getAllByRole('definition')).toHaveLength(5);
});

test('who asks twice for more sees each game once, whichever answer comes first', async () => {
  const asked = await waiting();
  const button = screen.getByRole('button', { name: 'Show more' });
  await fireEvent.click(button);
  await fireEvent.click(button);
  await asked[2]?.answers({ games: [finished({ id: 'last' })] });
  await asked[1]?.answers({ games: [finished({ id: 'last' })] });
  expect(count()).toBe(51);
});

test('a game that opens late takes nobody there who has gone elsewhere', async () => {
  vi.useFakeTimers();
  const asked = serverWaits({ ...GAMES, '/api/results': results() });
  const { unmount } = render(ResultsPage);
  await vi.advanceTimersByTimeAsync(1);
  await fireEvent.click(screen.getByRole('button', { name: 'Play Squire' }));
  await vi.waitFor(() => expect(asked.map(({ path }) => path)).toEqual(['/api/tables']));
  unmount();
  go('/rules');
  await asked[0]?.answers({ d: { table: { id: 'new', seats: [] }, seats: [] } });
  await vi.advanceTimersByTimeAsync(50);
  expect(route.now.page).toBe('rules');
  go('/', true);
});

test('a refusal leaves what is shown, and the next answer takes it away', async () => {
  const asked = await waiting();
  await fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await asked[1]?.answers({ code: 'busy', message: 'later' }, 429);
  expect(screen.getByText('The server is busy. Try again in a moment.')).toBeTruthy();
  expect(count()).toBe(50);
  await fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await asked[2]?.answers({ games: [finished({ id: 'last' })] });
  expect(screen.queryByText(/The server is busy/)).toBeNull();
  expect(count()).toBe(51);
});
