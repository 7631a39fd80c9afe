/** How a game ended, and its score, counted line by line. */

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import { countedTo, result, stepsOf } from '../src/game/counting';
import { NO_WORDS, type ScoreLine, type TableShown } from '../src/server/api';
import { settings } from '../src/settings.svelte';
import Afterwards from '../src/table/Afterwards.svelte';
import End from '../src/table/End.svelte';
import { SEAT } from './server';

const LINES: ScoreLine[] = [
  { label: 'towers', points: [7, -5], why: ['Ann has most.'], breaks_ties: false },
  { label: 'swords', points: [0, 3], why: [], breaks_ties: false },
  { label: 'cards', points: [20, 22], why: [], breaks_ties: true },
];
const NAMES = ['Ann', 'Bob'];
const THREE = [...NAMES, 'Cem'];

function over(score: Partial<NonNullable<TableShown['score']>>, closed: string | null = null) {
  const whole = {
    over: true,
    totals: [7, -2],
    winners: [0],
    lines: [],
    ending: 'played',
    ...score,
  };
  return { score: whole, closed, seats: [SEAT, { ...SEAT, gone: true }] } as unknown as TableShown;
}

function shown(live: boolean, table = over({}), lines = LINES, mine: number[] = []): void {
  const words = { ...NO_WORDS, verdict: ['Ann wins with 7.', 'By a whisker.'], score: lines };
  const state = { words, names: THREE } as never;
  render(End, { table, state, mine, live });
}

const sums = (): (string | null)[] =>
  [...document.querySelectorAll('.bars strong')].map((one) => one.textContent);

/** What the server answers to a request for the game in brief. */
const brief = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  brief.mockResolvedValue(Response.json({ sentences: ['Ann was ahead.', 'Luck was even.'] }));
  vi.stubGlobal('fetch', brief);
  Object.assign(settings, { motion: 'full' });
});

test('the player’s own seat is marked', () => {
  shown(false, over({}), LINES, [0]);
  const players = [...document.querySelectorAll('.bars .player')];
  expect(players.map((one) => one.textContent?.trim().endsWith('(you)'))).toEqual([true, false]);
});

test('lines are added up in order, and tie-breakers add no points', () => {
  expect(stepsOf(LINES)).toBe(2);
  expect([0, 1, 2].map((step) => countedTo(LINES, step, [7, -2]))).toEqual([
    [0, 0],
    [7, -5],
    [7, -2],
  ]);
  expect(countedTo([], 0, [4, 2])).toEqual([4, 2]);
});

test('it gives the result from each player’s perspective', () => {
  expect(result(over({}), NAMES, [0])).toBe('You won, 7 to −2');
  expect(result(over({}), NAMES, [1])).toBe('You lost, −2 to 7');
  expect(result(over({}), NAMES, [])).toBe('Ann won, 7 to −2');
  expect(result(over({}), NAMES, [0, 1])).toBe('Ann won, 7 to −2');
  expect(result(over({ winners: [0, 1], totals: [3, 3] }), NAMES, [1])).toBe('A draw, 3 to 3');
  expect(result(over({ totals: [1, 9], ending: 'resigned' }), NAMES, [0])).toBe('You won');
  expect(result(over({ winners: [], ending: 'closed' }), NAMES, [0])).toBe('The game is over.');
  expect(result(over({ totals: [3, 2, 1] }), THREE, [2])).toBe('You lost');
});

test('a user who saw the game end sees it counted, 450 ms a line, and then the reason', async () => {
  shown(true);
  const reason = screen.getByText('By a whisker.');
  expect(reason.classList).toContain('coming');
  expect(screen.queryByText('Ann wins with 7.')).toBeNull();
  expect(sums()).toEqual(['0', '0']);
  await vi.advanceTimersByTimeAsync(460);
  expect(sums()).toEqual(['7', '−5']);
  await vi.advanceTimersByTimeAsync(450);
  expect(sums()).toEqual(['7', '−2']);
  expect(reason.classList).not.toContain('coming');
  expect(screen.queryByRole('button', { name: 'Show the whole score' })).toBeNull();
});

test.each([
  ['a click', () => fireEvent.pointerDown(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['the button', () => fireEvent.click(screen.getByRole('button'))],
])('%s skips to the end', async (_, act) => {
  shown(true);
  await act();
  expect(sums()).toEqual(['7', '−2']);
});

test.each([
  ['the game was over before', false, 'full'],
  ['motion is reduced', true, 'reduced'],
  ['nothing moves', true, 'none'],
] as const)('everything is shown at once if %s', (_, live, motion) => {
  settings.motion = motion;
  shown(live);
  expect(sums()).toEqual(['7', '−2']);
  expect(document.querySelector('.coming')).toBeNull();
});

test('a game without score lines has bars for its totals', () => {
  shown(true, over({ totals: [2, 1] }), []);
  expect(sums()).toEqual(['2', '1']);
  expect(document.querySelector('.sheet')).toBeNull();
});

function links(table: Partial<TableShown>, live: boolean, ...yours: boolean[]): string[] {
  cleanup();
  const seats = yours.map((one) => ({ yours: one }));
  render(Afterwards, {
    table: { id: 'abc', next: null, seats, ...table } as unknown as TableShown,
    attempt: vi.fn(),
    live,
  });
  const found = document.querySelectorAll<HTMLElement>('.main, a[href="/replay/abc"], a[href="/"]');
  return [...found].map((one) => one.textContent.trim());
}

test('a player can play again or replay the game', () => {
  expect(links({}, true, true, false)).toEqual(['Rematch', 'Look through the game']);
  const rematch = ['Go to the rematch', 'Look through the game'];
  expect(links({ next: 'def' }, false, true, false)).toEqual(rematch);
});

test('a spectator can replay the game, and a later visitor can watch it', () => {
  const own = 'Play your own game';
  expect(links({}, true, false, false)).toEqual(['Look through the game', own]);
  expect(links({}, false, false, false)).toEqual(['Watch it again', own]);
});

test('the player who resigned is named, and the ranking of several players is shown', () => {
  shown(false, over({ ending: 'resigned' }));
  screen.getByText('Bob resigned. The win goes to Ann.');
  cleanup();
  shown(false, over({ totals: [3, 9, 5], winners: [1] }));
  const ranking = [...document.querySelectorAll('.ranking li')].map((one) => one.textContent);
  expect(ranking).toEqual(['Bob', 'Cem', 'Ann']);
});

test('the game in brief follows the score, and does not give it away', async () => {
  shown(true);
  await vi.advanceTimersByTimeAsync(10);
  expect(screen.queryByText('Luck was even.')).toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  screen.getByText('Ann was ahead.');
  screen.getByText('Luck was even.');
});

test('a server that has none shows none, and a game that broke off has none', async () => {
  const refusal = { code: 'not-now', message: 'this server has no bots' };
  brief.mockResolvedValue(Response.json({ error: refusal }, { status: 409 }));
  shown(false);
  await vi.advanceTimersByTimeAsync(10);
  expect(screen.queryByText('In brief')).toBeNull();
  cleanup();
  brief.mockClear();
  shown(false, over({ ending: 'resigned' }));
  expect(brief).not.toHaveBeenCalled();
});
