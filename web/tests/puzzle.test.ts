/** Puzzles: what counts as an answer, what is remembered and taken along, and what the page says. */

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { alongText, forgetAlong, mergeAlong } from '../src/along';
import { loadGames } from '../src/game/games.svelte';
import { addressOf, secretIn, takeAlong } from '../src/me/link';
import { beaten, noteBeaten } from '../src/progress.svelte';
import List from '../src/puzzle/List.svelte';
import type { Answer, Judged, Listed, Puzzle } from '../src/puzzle/puzzles';
import { beginPuzzle, PuzzleRun } from '../src/puzzle/run.svelte';
import { noteSolvedPuzzle, puzzlesText, solvedOf } from '../src/puzzle/solved.svelte';
import Solving from '../src/puzzle/Solving.svelte';
import { routeOf } from '../src/routes.svelte';
import { NO_WORDS, Refusal } from '../src/server/api';
import { loadAsideTexts } from '../src/texts.svelte';
import { legal, VIEW } from './legal';

const KEY = 'blazon-puzzles';
const IDS = ['000000aaaaaa', 'fffffebbbbbb', '123456cccccc'];
const [FIRST = '', SECOND = '', THIRD = ''] = IDS;
const ANSWER: Answer = {
  right: [
    { token: 'best', text: 'do best' },
    { token: 'also', text: 'do also' },
  ],
  why: 'It gains 4 points.',
  turn: '',
};
/** What the server says of actions, by token. */
const JUDGED: Record<string, Judged> = {
  best: { right: true, cost: 0 },
  also: { right: true, cost: 0.4 },
  worse: { right: false, cost: 3.2 },
  unlucky: { right: false, cost: 0.1 },
};

beforeEach(forgetAlong);
afterEach(forgetAlong);

function begin() {
  const judge = vi.fn((token: string) =>
    JUDGED[token]
      ? Promise.resolve(JUDGED[token])
      : Promise.reject(new Refusal('illegal', 'no', { why: 'Not yours.' })),
  );
  const answer = vi.fn(() => Promise.resolve(ANSWER));
  const solved = vi.fn();
  return { run: new PuzzleRun({ judge, answer, solved }), judge, answer, solved };
}

test('every right action solves the puzzle, and then the answer is known', async () => {
  for (const token of ['best', 'also']) {
    const { run, answer, solved } = begin();
    expect([run.asks, run.answered, run.answer]).toEqual([true, false, null]);
    const trying = run.try(token);
    expect([run.judging, run.asks, run.tried]).toEqual([true, false, token]);
    await run.try('worse'); // too early: one answer at a time
    await trying;
    expect([run.verdict, run.tried, run.answer]).toEqual(['right', token, ANSWER]);
    expect(answer).toHaveBeenCalledOnce();
    expect(solved).toHaveBeenCalledOnce();
  }
});

test('after one wrong action there is another try, after two the answer', async () => {
  const { run, answer, solved } = begin();
  await run.try('worse');
  expect([run.verdict, run.cost, run.tried, run.asks]).toEqual(['wrong', 3.2, '', true]);
  expect(answer).not.toHaveBeenCalled();
  await run.try('unlucky');
  expect([run.verdict, run.cost, run.answer, run.asks]).toEqual(['shown', 0.1, ANSWER, false]);
  await run.try('best');
  expect(run.verdict).toBe('shown');
  expect(solved).not.toHaveBeenCalled();
});

test('the answer can be shown at once; that solves nothing', async () => {
  const { run, solved } = begin();
  await run.show();
  expect([run.verdict, run.cost, run.answer]).toEqual(['shown', null, ANSWER]);
  expect(solved).not.toHaveBeenCalled();
});

test('an action that cannot be judged does not count', async () => {
  const { run } = begin();
  for (let count = 0; count < 3; count += 1) {
    await expect(run.try('unheard')).rejects.toThrow(Refusal);
    expect([run.verdict, run.tried, run.asks]).toEqual([null, '', true]);
  }
});

test('without a connection, the answer can be asked for again, and what is solved stays so', async () => {
  const { run, answer, solved } = begin();
  const away = new Refusal('away', 'no connection');
  answer.mockRejectedValueOnce(away);
  await expect(run.show()).rejects.toBe(away);
  expect([run.asks, run.verdict]).toEqual([true, null]);
  answer.mockRejectedValueOnce(away);
  await expect(run.try('best')).rejects.toBe(away);
  expect([run.verdict, run.answered]).toEqual(['right', true]);
  expect(solved).toHaveBeenCalledOnce();
});

test('a known answer can be had in another language', async () => {
  const { run, answer } = begin();
  await run.reword();
  expect(answer).not.toHaveBeenCalled();
  await run.show();
  const other = { ...ANSWER, why: 'Das bringt 4 Punkte.' };
  answer.mockResolvedValueOnce(other);
  await run.reword();
  expect([run.verdict, run.answer]).toEqual(['shown', other]);
});

test('solved puzzles are kept by game, in a text for links', () => {
  expect(solvedOf('dice', IDS)).toEqual([]);
  noteSolvedPuzzle('dice', SECOND);
  noteSolvedPuzzle('dice', FIRST);
  noteSolvedPuzzle('dice', SECOND);
  noteSolvedPuzzle('cards', 'no id');
  expect(solvedOf('dice', IDS)).toEqual([FIRST, SECOND]);
  expect(solvedOf('cards', IDS)).toEqual([]);
  expect(localStorage.getItem(KEY)).toBe('-dice,___-AAAA');
  expect(puzzlesText()).toMatch(/^[\w,;-]+$/);
});

test('what is stored is bounded: the oldest puzzles and games are forgotten', () => {
  const ids = Array.from({ length: 150 }, (_, number) =>
    number.toString(16).padStart(6, '0').padEnd(12, '0'),
  );
  for (const id of ids) noteSolvedPuzzle('dice', id);
  expect(solvedOf('dice', ids)).toEqual(ids.slice(50));
  for (let game = 0; game < 8; game += 1) noteSolvedPuzzle(`game${game}`, FIRST);
  expect(solvedOf('dice', ids)).toEqual([]);
  expect(solvedOf('game0', IDS)).toEqual([FIRST]);
});

test('another tab’s puzzles are known, and what is not ours is ignored', () => {
  for (const text of ['<script>', '-dice', '-dice,abc', '-Dice,AAAA', 'x'.repeat(5000)]) {
    localStorage.setItem(KEY, text);
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(solvedOf('dice', IDS)).toEqual([]);
  }
  localStorage.setItem(KEY, '-dice,EjRW;nonsense');
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(solvedOf('dice', IDS)).toEqual([THIRD]);
});

test('two tabs that solve at the same moment lose nothing', () => {
  noteSolvedPuzzle('dice', FIRST);
  const ours = localStorage.getItem(KEY);
  // The other tab has not seen ours yet, and writes over it.
  localStorage.setItem(KEY, '-dice,EjRW');
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: '-dice,EjRW' }));
  expect(solvedOf('dice', IDS)).toEqual(expect.arrayContaining([FIRST, THIRD]));
  expect(localStorage.getItem(KEY)).toContain(ours?.split(',')[1] ?? '?');
  expect(localStorage.getItem(KEY)).toContain('EjRW');
  localStorage.removeItem(KEY);
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(solvedOf('dice', IDS)).toEqual([]);
});

test('a link takes them along beside the progress; old links go on working', () => {
  noteBeaten('dice', 'page');
  noteSolvedPuzzle('dice', FIRST);
  const secret = 'k'.repeat(43);
  const [, along = ''] = secretIn(addressOf(secret)).split('.');
  expect(along).toBe(alongText());
  expect(routeOf('/me', `#${secret}.${along}`)).toEqual({
    page: 'me',
    secret: `${secret}.${along}`,
  });
  forgetAlong();
  noteSolvedPuzzle('dice', SECOND);
  takeAlong(along);
  expect([beaten('dice'), solvedOf('dice', IDS)]).toEqual([['page'], [FIRST, SECOND]]);
  mergeAlong('dice,3d,squire');
  expect([beaten('dice'), solvedOf('dice', IDS)]).toEqual([
    ['page', 'squire'],
    [FIRST, SECOND],
  ]);
  forgetAlong();
  expect([alongText(), localStorage.getItem(KEY)]).toEqual(['', null]);
});

test('addresses', () => {
  expect(routeOf('/puzzles/dice')).toEqual({ page: 'puzzles', game: 'dice', id: '' });
  expect(routeOf('/puzzles/dice', `#${FIRST}`)).toMatchObject({ game: 'dice', id: FIRST });
  for (const path of ['/puzzles', '/puzzles/dice/more']) expect(routeOf(path).page).toBe('lost');
});

const PUZZLES: Listed[] = IDS.map((id) => ({ id, kind: 'searched', grade: 0.5, open: false }));

test('the list has today’s puzzle first, and ticks those that are solved', async () => {
  await loadAsideTexts();
  noteSolvedPuzzle('dice', SECOND);
  render(List, { game: 'dice', name: 'Dice', puzzles: PUZZLES, today: THIRD });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [THIRD, ...IDS].map((id) => `/puzzles/dice#${id}`),
  );
  expect(links[0]?.textContent).toContain('Today’s puzzle');
  screen.getByRole('link', { name: '2 solved' });
  screen.getByRole('link', { name: '1' });
  expect(document.body.textContent).toContain('1 of 3 solved');
});

const PUZZLE: Puzzle = {
  id: FIRST,
  kind: 'proven',
  open: true,
  seat: 0,
  options: {},
  board: null,
  names: ['Ann', 'Bob'],
  moment: {
    view: VIEW,
    actions: legal(['best', 'also', 'worse', 'unlucky']),
    entries: [],
    words: { ...NO_WORDS, question: 'Ann: roll.' },
  },
};

/** A puzzle on the page, with the id of today's and how its turn goes on; what the server was asked. */
async function show(today = SECOND, turn = ''): Promise<string[]> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, { body }: RequestInit) => {
    asked.push(address);
    const { pathname } = new URL(address, location.origin);
    if (!pathname.startsWith('/api/puzzles/')) return Promise.resolve(Response.json([]));
    if (pathname.endsWith('/answer')) return Promise.resolve(Response.json({ ...ANSWER, turn }));
    const { token } = JSON.parse(body as string) as { token: string };
    return Promise.resolve(Response.json(JUDGED[token]));
  });
  await loadGames('en');
  await loadAsideTexts();
  const run = beginPuzzle('dice', FIRST);
  const puzzle = { game: 'dice', name: 'Dice', puzzle: PUZZLE, board: null, puzzles: PUZZLES };
  render(Solving, { ...puzzle, today, run });
  return asked;
}

const press = async (name: string): Promise<unknown> =>
  fireEvent.click(await screen.findByRole('button', { name }));

test('the page says what is asked, what a wrong action costs, and then the answer', async () => {
  const asked = await show();
  await screen.findByText(/^You are Ann/);
  expect(document.body.textContent).toMatch(/Puzzle 1 of 3.*proven.*you see everything/s);
  await press('Do worse');
  await screen.findByText(/^Your move costs about 3.2 by the end of the game\. Try again\.$/);
  expect(document.body.textContent).not.toMatch(/best move:|gains 4/);
  expect(asked.some((address) => address.includes('/answer'))).toBe(false);
  await press('Do unlucky');
  await screen.findByText(/wins less often\. The best move: do best\. Also right: do also\.$/);
  await screen.findByText('It gains 4 points.');
  const next = await screen.findByRole('link', { name: 'Next puzzle' });
  expect(next.getAttribute('href')).toBe(`/puzzles/dice#${SECOND}`);
  expect(solvedOf('dice', IDS)).toEqual([]);
});

test('the answer goes on to the end of the turn, after a right action in a line of its own', async () => {
  const turn = 'The best move, and one way to go on: do best; do more.';
  await show(SECOND, turn);
  await press('Show the answer');
  await screen.findByText(`${turn} Also right: do also.`);
  cleanup();
  await show(SECOND, turn);
  await press('Do best');
  await screen.findByText('Right! Also right: do also.');
  await screen.findByText(turn);
});

test('only the puzzle of the day leads to what else there is today', async () => {
  await show();
  expect(screen.queryByRole('link', { name: 'Puzzle of the day' })).toBeNull();
  cleanup();
  await show(FIRST);
  const link = await screen.findByRole('link', { name: 'Puzzle of the day' });
  expect(link.getAttribute('href')).toBe('/today');
});

test('a right action is remembered; the next puzzle is the next unsolved one', async () => {
  noteSolvedPuzzle('dice', SECOND);
  await show();
  await press('Do also');
  await screen.findByText('Right! Also right: do best.');
  expect(solvedOf('dice', IDS)).toEqual([FIRST, SECOND]);
  const next = await screen.findByRole('link', { name: 'Next puzzle' });
  expect(next.getAttribute('href')).toBe(`/puzzles/dice#${THIRD}`);
});

test('after the last one, the page says that all others are solved', async () => {
  for (const id of [SECOND, THIRD]) noteSolvedPuzzle('dice', id);
  await show();
  await press('Show the answer');
  await screen.findByText(/^The best move: do best/);
  expect(screen.queryByRole('link', { name: 'Next puzzle' })).toBeNull();
  await screen.findByText('You have solved all the others.');
});
