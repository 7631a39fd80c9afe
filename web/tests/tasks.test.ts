/** Costly decisions tried again: what counts as an answer, and what is remembered of it. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import { loadGames } from '../src/game/games.svelte';
import type { Reviewing } from '../src/replay/review.svelte';
import { noteSolved, solvedAt } from '../src/replay/solved';
import Tasks from '../src/replay/Tasks.svelte';
import { TaskRun } from '../src/replay/tasks.svelte';
import { NO_WORDS, Refusal, type Attempt, type Decision, type TableShown } from '../src/server/api';
import { loadAsideTexts } from '../src/texts.svelte';
import { VIEW } from './legal';
import { SEAT } from './server';

function decision(at: number): Decision {
  return { at, seat: 0, token: 'played', best: 'best', cost: 3.2 } as unknown as Decision;
}

const DECISIONS = [decision(4), decision(9)];

/** What the server says of other actions, by token. */
const JUDGED: Record<string, Partial<Attempt>> = {
  nearly: { right: true, cost: 0.4 },
  worse: { right: false, cost: 2.1 },
};

function begin() {
  const judge = vi.fn((_: Decision, token: string) =>
    JUDGED[token]
      ? Promise.resolve(JUDGED[token] as Attempt)
      : Promise.reject(new Refusal('rate', 'too many')),
  );
  const solved = vi.fn();
  return { run: new TaskRun(DECISIONS, { judge, solved }), judge, solved };
}

beforeEach(() => localStorage.clear());

test('the review’s best action is right, without asking the server', async () => {
  const { run, judge, solved } = begin();
  expect([run.asks, run.answered]).toEqual([true, false]);
  await run.answer('best');
  expect([run.verdict, run.tried, run.answered, run.atOnce]).toEqual(['best', 'best', true, 1]);
  expect(judge).not.toHaveBeenCalled();
  expect(solved).toHaveBeenCalledExactlyOnceWith(DECISIONS[0]);
});

test('an action that the server finds nearly as good is right as well', async () => {
  const { run, judge, solved } = begin();
  const answering = run.answer('nearly');
  expect([run.judging, run.asks, run.tried]).toEqual([true, false, 'nearly']);
  await run.answer('best'); // too early: one answer at a time
  expect(run.verdict).toBeNull();
  await answering;
  expect([run.verdict, run.judging, run.atOnce]).toEqual(['also', false, 1]);
  expect(judge).toHaveBeenCalledExactlyOnceWith(DECISIONS[0], 'nearly');
  expect(solved).toHaveBeenCalledOnce();
});

test('after one wrong action there is another try, which does not count as found at once', async () => {
  const { run, solved } = begin();
  await run.answer('worse');
  expect([run.verdict, run.cost, run.tried, run.asks]).toEqual(['wrong', 2.1, '', true]);
  run.next();
  expect(run.place).toBe(0);
  await run.answer('best');
  expect([run.verdict, run.atOnce]).toEqual(['best', 0]);
  expect(solved).toHaveBeenCalledOnce();
});

test('after two wrong actions, the better one is shown', async () => {
  const { run, judge, solved } = begin();
  await run.answer('played');
  expect([run.verdict, run.cost]).toEqual(['wrong', 3.2]);
  expect(judge).not.toHaveBeenCalled();
  await run.answer('worse');
  expect([run.verdict, run.cost, run.asks]).toEqual(['shown', 2.1, false]);
  await run.answer('best');
  expect(run.verdict).toBe('shown');
  expect(solved).not.toHaveBeenCalled();
});

test('the better action can be shown at once; after the last decision there is none', async () => {
  const { run, solved } = begin();
  await run.answer('worse');
  run.show();
  expect([run.verdict, run.cost]).toEqual(['shown', 0]);
  run.next();
  expect([run.now, run.verdict, run.tried]).toEqual([DECISIONS[1], null, '']);
  await run.answer('best');
  run.next();
  expect([run.now, run.asks, run.atOnce]).toEqual([undefined, false, 1]);
  await run.answer('best');
  expect(solved).toHaveBeenCalledExactlyOnceWith(DECISIONS[1]);
});

test('an action that cannot be judged does not count', async () => {
  const { run } = begin();
  await expect(run.answer('unheard')).rejects.toThrow(Refusal);
  expect([run.verdict, run.tried, run.asks]).toEqual([null, '', true]);
  await run.answer('best');
  expect(run.atOnce).toBe(1);
});

test('what is solved is kept by table, for the newest tables', () => {
  expect(solvedAt('one')).toEqual([]);
  noteSolved('one', 4);
  noteSolved('one', 9);
  noteSolved('one', 4);
  expect(solvedAt('one')).toEqual([4, 9]);
  for (let number = 0; number < 49; number += 1) noteSolved(`table ${number}`, 1);
  expect(solvedAt('one')).toEqual([4, 9]);
  noteSolved('newest', 1);
  expect(solvedAt('one')).toEqual([]);
  expect(solvedAt('newest')).toEqual([1]);
});

test('what something else has stored is ignored', () => {
  for (const text of ['{', '7', '[["one", 7], 3, ["two", [5]]]']) {
    localStorage.setItem('blazon-solved', text);
    expect(solvedAt('one')).toEqual([]);
  }
  expect(solvedAt('two')).toEqual([5]);
});

const TABLE = {
  id: 'abc',
  game: 'dice',
  seats: ['Ann', 'Bob'].map((name, seat) => ({ ...SEAT, name, yours: seat === 0 })),
  options: {},
} as unknown as TableShown;

/** The tasks on the page, at a server that knows these other actions. */
async function show(): Promise<{ asked: URL[]; close: () => void }> {
  const asked: URL[] = [];
  const actions = ['best', 'worse', 'played'].map((token) => ({
    token,
    text: token,
    reveals: false,
  }));
  vi.stubGlobal('fetch', (address: string) => {
    const url = new URL(address, location.origin);
    asked.push(url);
    if (url.pathname.endsWith('/attempt')) return Promise.resolve(Response.json(JUDGED.worse));
    const moment = { ...VIEW, legal: [], actions, words: NO_WORDS };
    return Promise.resolve(Response.json(url.pathname.endsWith('/replay') ? moment : []));
  });
  await loadGames('en');
  await loadAsideTexts();
  const close = vi.fn();
  const reviewing = { better: () => 'the better one', why: () => 'Loses 4 points.' };
  render(Tasks, {
    table: TABLE,
    names: ['Ann', 'Bob'],
    board: null,
    log: [],
    reviewing: reviewing as unknown as Reviewing,
    decisions: DECISIONS.slice(0, 1),
    close,
  });
  return { asked, close };
}

const press = async (name: string): Promise<unknown> =>
  fireEvent.click(await screen.findByRole('button', { name }));

test('the page asks, judges, shows the better action and its reason, and counts', async () => {
  const { asked, close } = await show();
  await screen.findByText(/^Ann decides. You played something that cost about 3.2/);
  await press('Worse');
  await screen.findByText(/^That costs about 2.1.*Try again\.$/);
  const moment = asked.find(({ pathname }) => pathname.endsWith('/replay'));
  const sent = ['at', 'seat', 'actions', 'disclosed'].map((key) => moment?.searchParams.get(key));
  expect(sent).toEqual(['4', '0', 'true', null]);
  expect(document.body.textContent).not.toMatch(/the better one|Loses 4/);
  await press('Played');
  await screen.findByText(/^That costs about 3.2.*Better: the better one\.$/);
  expect(document.body.textContent).toContain('Loses 4 points.');
  expect(screen.queryByRole('button', { name: 'Best' })).toBeNull();
  await press('Continue');
  await screen.findByText('0 of 1 found at once.');
  await press('Back to the review');
  expect(close).toHaveBeenCalledOnce();
  expect(solvedAt('abc')).toEqual([]);
});

test('a right action is remembered on this device', async () => {
  await show();
  await press('Best');
  await screen.findByText('Right!');
  expect(solvedAt('abc')).toEqual([4]);
});
