/** Bots beaten at a table, and the next rival after it and in the form. */

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { loadGames } from '../src/game/games.svelte';
import NewGame from '../src/home/NewGame.svelte';
import { beaten, forgetProgress, noteBeaten } from '../src/progress.svelte';
import { go } from '../src/routes.svelte';
import type { SeatShown, TableShown } from '../src/server/api';
import { against, beatenAt } from '../src/table/rivals';
import Rival from '../src/table/Rival.svelte';
import { DEFAULTS, DICE, SEAT, serverHas } from './server';

const ANSWERS = { '/api/games': [DICE], '/api/defaults': DEFAULTS };
const LEVELS = DEFAULTS.bots;
const ME: SeatShown = { ...SEAT, name: 'Ann', yours: true };
const SCORE = { over: true, totals: [7, 2], winners: [0], lines: [], ending: 'played' as const };

function bot(level: string): SeatShown {
  return { ...ME, kind: 'bot', name: level, bot: level, yours: false };
}

/** A table where the first seat has won; each has its own id, as the page remembers tables. */
let opened = 0;
function won(rivals: SeatShown[] = [bot('page')], more: Partial<TableShown> = {}): TableShown {
  opened += 1;
  return {
    id: `t${opened}`,
    game: 'dice',
    options: { style: 'long', players: 1 + rivals.length },
    seats: [ME, ...rivals],
    pace: { kind: 'casual' },
    on_timeout: 'bot',
    watch: 'link',
    chat: true,
    hints: true,
    imported: false,
    beginning: null,
    score: SCORE,
    ...more,
  } as unknown as TableShown;
}

const attempt = async <T>(request: Promise<T>): Promise<T | null> => request.catch(() => null);
const text = (): string => document.body.textContent;

beforeEach(async () => {
  serverHas(ANSWERS);
  await loadGames('en');
});
afterEach(forgetProgress);

test('the strongest of the beaten bots counts', () => {
  expect(beatenAt(won(), LEVELS)).toBe('page');
  expect(beatenAt(won([bot('page'), bot('squire')]), LEVELS)).toBe('squire');
  expect(beatenAt(won([bot('squire'), bot('page')]), LEVELS)).toBe('squire');
  expect(beatenAt(won([bot('stranger')]), LEVELS)).toBeNull();
  expect(beatenAt(won([bot('page'), bot('stranger')]), LEVELS)).toBe('page');
});

test.each([
  ['a lost game', won([bot('page')], { score: { ...SCORE, winners: [1] } })],
  ['a draw', won([bot('page')], { score: { ...SCORE, winners: [0, 1] } })],
  ['a resignation', won([bot('page')], { score: { ...SCORE, ending: 'resigned' } })],
  ['an agreed end', won([bot('page')], { score: { ...SCORE, ending: 'agreed' } })],
  ['a broken record', won([bot('page')], { score: { ...SCORE, over: false } })],
  ['a game in progress', won([bot('page')], { score: null })],
  ['an imported game', won([bot('page')], { imported: true })],
  ['a game with another own seat', won([bot('page'), ME])],
  ['a game with another person', won([bot('page'), { ...ME, yours: false }])],
  [
    'a person whom a bot replaced',
    won([bot('page'), { ...ME, yours: false, gone: true, bot: 'page' }]),
  ],
  ['a seat that a bot plays', won([], { seats: [{ ...ME, bot: 'knight' }, bot('page')] })],
  ['somebody else’s game', won([], { seats: [{ ...ME, yours: false }, bot('page')] })],
])('%s beats nobody', (_, table) => {
  expect(beatenAt(table, LEVELS)).toBeNull();
});

test('the first win says who waits, and later wins say nothing', async () => {
  const table = won();
  render(Rival, { table, attempt, counting: false });
  await screen.findByText('You have beaten Page. Squire is waiting.');
  expect(beaten('dice')).toEqual(['page']);
  cleanup();
  // After a look at another page, the line is still there; at the next table it is not.
  render(Rival, { table, attempt, counting: false });
  await screen.findByText(/You have beaten Page/);
  cleanup();
  render(Rival, { table: won(), attempt, counting: false });
  await vi.waitFor(() => expect(text()).toBe(''));
});

test('the win is noted at once, and told after the count', async () => {
  const table = won();
  const { rerender } = render(Rival, { table, attempt, counting: true });
  await vi.waitFor(() => expect(beaten('dice')).toEqual(['page']));
  expect(text()).toBe('');
  await rerender({ counting: false });
  await screen.findByText('You have beaten Page. Squire is waiting.');
});

test('a lost game says and notes nothing', async () => {
  const table = won([bot('page')], { score: { ...SCORE, winners: [1] } });
  render(Rival, { table, attempt, counting: false });
  await vi.waitFor(() => expect(text()).toBe(''));
  expect(beaten('dice')).toEqual([]);
});

test('after the strongest, nobody waits', async () => {
  render(Rival, { table: won([bot('robot')]), attempt, counting: false });
  await screen.findByText('You have beaten robot, the strongest of all.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('the button opens the same game against the next rival', async () => {
  render(Rival, { table: won([bot('page'), bot('page')]), attempt, counting: false });
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    if (path === '/api/tables') sent.push(JSON.parse(body));
    return Promise.resolve(Response.json({ v: 1, d: { table: { id: 'new', seats: [] } } }));
  });
  await fireEvent.click(await screen.findByRole('button', { name: 'Play Squire' }));
  await vi.waitFor(() => expect(location.pathname).toBe('/t/new'));
  expect(sent).toEqual([
    expect.objectContaining({
      game: 'dice',
      options: { style: 'long', players: 3 },
      seats: [
        { kind: 'me', name: 'Ann' },
        { kind: 'bot', bot: 'squire' },
        { kind: 'bot', bot: 'squire' },
      ],
      hints: true,
    }),
  ]);
  go('/', true);
});

test('weaker companions of the beaten bot stay', () => {
  const { seats } = against(won([bot('page'), bot('squire')]), 'squire', 'robot');
  expect(seats.map((seat) => seat.bot)).toEqual([undefined, 'page', 'robot']);
});

async function proposed(): Promise<[said: string | null, level: string]> {
  cleanup();
  go('/', true);
  render(NewGame, { game: DICE, defaults: DEFAULTS });
  const said = screen.getByText(/against the bot/).textContent;
  await fireEvent.click(screen.getByRole('button', { name: 'Change…' }));
  return [said, (await screen.findByLabelText<HTMLSelectElement>('Strength')).value];
}

test('the form proposes the next rival, and at the end the strongest', async () => {
  expect(await proposed()).toEqual([expect.stringMatching(/Page, the weakest of 3$/), 'page']);
  noteBeaten('dice', 'page');
  noteBeaten('cards', 'robot');
  const second = /Squire, strength 2 of 3$/;
  expect(await proposed()).toEqual([expect.stringMatching(second), 'squire']);
  noteBeaten('dice', 'robot');
  expect(await proposed()).toEqual([expect.stringMatching(/robot, the strongest of 3$/), 'robot']);
});
