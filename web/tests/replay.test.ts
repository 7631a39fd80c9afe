/** A replay and its review: the initial perspective, and the position that a decision links to. */

import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import { loadGames } from '../src/game/games.svelte';
import { marginAt, roundBelow, thinned } from '../src/replay/graph';
import Graph from '../src/replay/Graph.svelte';
import Luck from '../src/replay/Luck.svelte';
import ReplayPage from '../src/replay/ReplayPage.svelte';
import { go } from '../src/routes.svelte';
import { NO_WORDS, type Decision, type LogEntry, type TableShown } from '../src/server/api';
import { VIEW } from './legal';
import { DEFAULTS, SEAT } from './server';
import { Wire } from './wire';

const NAMES = ['Ann', 'Bob'];

function entry(player: number, token: string, text: string): LogEntry {
  return { token, turn: player, player, text, forced: false };
}

/** Ann throws, Ann stops, Bob throws. */
const LOG = [entry(0, 't', 'throws'), entry(0, '-', 'ends the turn'), entry(1, 't', 'throws')];

function decision(at: number, cost: number): Decision {
  return {
    at,
    seat: LOG[at]?.player ?? 0,
    token: LOG[at]?.token ?? '',
    value: 0,
    best: 'x',
    best_value: cost,
    cost,
    proven: false,
    line: ['x', 'y'],
  } as unknown as Decision;
}

const REVIEW = {
  status: 'done',
  done: 3,
  of: 3,
  turns: [1, 1, 2],
  words: { 1: 'throw again' },
  reasons: { 1: 'Probably loses 4 points on sixes.' },
  review: {
    margins: [],
    decisions: [decision(0, 0), decision(1, 1.6), decision(2, 1.2)],
    worst: [[1], [2]],
  },
};

function tableWith(status: 'playing' | 'over', ...yours: number[]): TableShown {
  return {
    id: 'abc',
    game: 'dice',
    status,
    seats: NAMES.map((name, seat) => ({ ...SEAT, name, yours: yours.includes(seat) })),
    pace: DEFAULTS.paces.casual,
    watch: 'link',
    score: null,
    clock: null,
  } as unknown as TableShown;
}

const SPECTATED = { ...VIEW, observer: null, player: null, words: { ...NO_WORDS, names: NAMES } };

function momentsOf(url: URL): unknown[] {
  const [first = 0, last = 0] = ['first', 'last'].map((name) => Number(url.searchParams.get(name)));
  const all = [...Array(last - first + 1).keys()];
  return all.map((place) => ({ ...SPECTATED, actions_played: first + place }));
}

let asked: URL[];

beforeEach(async () => {
  asked = [];
  Wire.opened = [];
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('fetch', (address: string) => {
    const url = new URL(address, location.origin);
    asked.push(url);
    if (url.pathname.endsWith('/review')) return Promise.resolve(Response.json(REVIEW));
    return Promise.resolve(Response.json(url.pathname.endsWith('/views') ? momentsOf(url) : []));
  });
  await loadGames('en');
});

/** Show a moment of a reviewed game. */
async function review(at: number): Promise<void> {
  replayOf(tableWith('over', 0));
  await screen.findByRole('slider');
  go(`/replay/abc#${at}`);
  await fireEvent.click(screen.getByRole('tab', { name: 'Review' }));
  await screen.findByRole('link', { name: 'Turn 1: ends the turn' });
}

const decided = (): HTMLElement | null =>
  screen.queryByRole('heading', { name: 'Decided here' })?.parentElement ?? null;

test('a costly decision has its place, links to its position, and is named there', async () => {
  await review(0);
  const costly = screen.getByRole('link', { name: 'Turn 1: ends the turn' });
  expect(costly.getAttribute('href')).toBe('/replay/abc#1');
  const next = screen.getByRole('link', { name: 'Turn 2: throws' });
  expect(next.getAttribute('href')).toBe('/replay/abc#2');
  expect(costly.parentElement?.textContent).not.toContain('–');
  go('/replay/abc#1');
  await vi.waitFor(() => expect(decided()?.textContent).toContain('ends the turn'));
  const here = decided();
  if (!here) throw new Error('the decision appears nowhere');
  expect(here.textContent).toMatch(/Ann\s+ends the turn\s+cost 1.6/);
  expect(within(here).getByText(/better: throw again/)).toBeTruthy();
  expect(within(here).getByText('Probably loses 4 points on sixes.')).toBeTruthy();
  expect(within(here).getByText(/0 after this, \+1\.6 after the best/)).toBeTruthy();
  expect(here.textContent).not.toMatch(/x y/);
  expect(costly.getAttribute('aria-current')).toBe('step');
});

test('the review says what start, luck and decisions mean', async () => {
  const luck = { start: [1, -1], luck: [2, -2], skill: [0, 0], fortunes: [] };
  const texts = { turnOf: () => 1, textAt: () => '' };
  render(Luck, { table: 'abc', game: 'dice', names: NAMES, luck, ...texts });
  const summary = screen.getByText('What start, luck and decisions mean');
  expect(summary.tagName).toBe('SUMMARY');
  const meanings = summary.parentElement?.textContent;
  for (const part of ['Start', 'Luck', 'Decisions']) expect(meanings).toContain(`${part}: `);
});

test('the cost of a decision comes before the best actions', async () => {
  await review(1);
  const here = await screen.findByRole('heading', { name: 'Decided here' });
  const offer = screen.getByRole('heading', { name: 'Best actions' });
  expect(here.compareDocumentPosition(offer) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('there is no decision after the last action', async () => {
  await review(LOG.length);
  await vi.waitFor(() => expect(place()).toBe('3'));
  await vi.waitFor(() => expect(decided()).toBeNull());
});

test('buttons and keys lead from one costly decision to the next', async () => {
  await review(0);
  const steps = screen.getByRole('group', { name: 'Costly decisions' });
  expect(steps.textContent).toContain('2 costly decisions');
  const [back, on] = within(steps).getAllByRole<HTMLButtonElement>('button');
  expect([back?.disabled, on?.disabled]).toEqual([true, false]);
  expect(on?.getAttribute('aria-keyshortcuts')).toBe('N');
  await fireEvent.click(on as HTMLElement);
  await vi.waitFor(() => expect(steps.textContent).toContain('1 of 2'));
  await fireEvent.keyDown(document.body, { key: 'n' });
  await vi.waitFor(() => expect(steps.textContent).toContain('2 of 2'));
  expect(place()).toBe('2');
  await fireEvent.keyDown(screen.getByLabelText('Speed'), { key: 'p' });
  await fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true });
  expect(place()).toBe('2');
  await fireEvent.keyDown(screen.getByRole('slider'), { key: 'p' });
  await vi.waitFor(() => expect(steps.textContent).toContain('1 of 2'));
});

test('in the log, turns have the cost of their costly decisions', async () => {
  await review(0);
  const turns = [...document.querySelectorAll('[aria-labelledby="log"] > li')];
  expect(turns.map((turn) => /cost [\d.]+/.exec(turn.textContent)?.[0])).toEqual([
    'cost 1.6',
    'cost 1.2',
  ]);
});

function replayOf(table: TableShown, log = LOG): void {
  go('/replay/abc', true);
  render(ReplayPage);
  told(table, log);
}

/** Let the server send the whole game, as after a new connection; the table only if it changed. */
function told(table: TableShown | undefined, log: readonly LogEntry[]): void {
  const d = { table, options: {}, view: { legal: [] }, actions: [], entries_from: 0, entries: log };
  Wire.newest.says({ t: 'update', v: log.length, d });
}

const views = (): URL[] => asked.filter((url) => url.pathname.endsWith('/views'));
const seatsAsked = (): (string | null)[] => views().map((url) => url.searchParams.get('seat'));

test.each([
  ['a player sees it from their own seat', tableWith('over', 1), '1'],
  ['a player in a game in progress does too', tableWith('playing', 1), '1'],
  [
    'two players at one device see it from the first seat when it is over',
    tableWith('over', 0, 1),
    '0',
  ],
  ['two players at one device see no hand while they play', tableWith('playing', 0, 1), null],
  ['others have the spectators’ view', tableWith('over'), null],
])('%s', async (_, table, seat) => {
  replayOf(table);
  await vi.waitFor(() => expect(views()).toHaveLength(1));
  expect(seatsAsked()).toEqual([seat]);
});

test('the reader can choose another perspective', async () => {
  replayOf(tableWith('over', 1));
  const eyes = await screen.findByLabelText<HTMLSelectElement>('View as');
  expect(eyes.selectedOptions[0]?.textContent).toBe('Bob');
  await fireEvent.change(eyes, { target: { value: eyes.options[0]?.value } });
  await vi.waitFor(() => expect(seatsAsked()).toContain(null));
  expect(eyes.selectedOptions[0]?.textContent).toBe('spectator');
  await fireEvent.change(eyes, { target: { value: eyes.options[3]?.value } });
  await vi.waitFor(() => expect(views().at(-1)?.searchParams.get('disclosed')).toBe('true'));
});

const place = (): string | undefined => screen.getByRole<HTMLInputElement>('slider').value;
const happened = (): string | undefined => document.querySelector('.entry')?.textContent.trim();

test('one request loads the whole game, and the address follows when the reader pauses', async () => {
  replayOf(tableWith('over'));
  const slider = await screen.findByRole<HTMLInputElement>('slider');
  for (const value of ['1', '2', '3']) await fireEvent.input(slider, { target: { value } });
  await vi.waitFor(() => expect(happened()).toMatch(/^Bob:\s+throws/));
  expect(location.hash).toBe('');
  await vi.waitFor(() => expect(location.hash).toBe('#3'));
  expect(views()).toHaveLength(1);
});

test('a link to a moment leads there', async () => {
  replayOf(tableWith('over'));
  await screen.findByRole('slider');
  go('/replay/abc#2');
  await vi.waitFor(() => expect(happened()).toMatch(/^Ann:\s+ends the turn/));
});

test('it plays action by action at its speed, turn after turn, and stops at the end', async () => {
  replayOf(tableWith('over'));
  await screen.findByRole('slider');
  await fireEvent.change(screen.getByLabelText('Speed'), { target: { value: 'quick' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  const begun = performance.now();
  const seen: string[] = [];
  await vi.waitFor(
    () => {
      const now = place() ?? '';
      if (seen.at(-1) !== now) seen.push(now);
      expect(now).toBe('3');
    },
    { timeout: 5000, interval: 10 },
  );
  expect(seen.filter((now) => now !== '0')).toEqual(['1', '2', '3']);
  expect(performance.now() - begun).toBeGreaterThan(900);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /Play|Pause/ });
  await vi.waitFor(() => expect(button.textContent).toContain('Play'), { timeout: 2000 });
  expect(button.disabled).toBe(true);
});

test('stopping it keeps the moment shown', async () => {
  replayOf(tableWith('over'));
  await screen.findByRole('slider');
  await fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await vi.waitFor(() => expect(place()).toBe('1'));
  await fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(place()).toBe('1');
});

test('after an undo, moments are fetched again', async () => {
  replayOf(tableWith('playing', 1));
  await vi.waitFor(() => expect(happened()).toMatch(/^Bob:\s+throws/));
  told(undefined, [...LOG.slice(0, 2), entry(1, 'r', 'rests')]);
  await vi.waitFor(() => expect(happened()).toMatch(/^Bob:\s+rests/));
  expect(views()).toHaveLength(2);
});

test('a failed request is reported, and repeated at the next step', async () => {
  replayOf(tableWith('over'));
  await screen.findByRole('slider');
  const fetched = globalThis.fetch;
  const eyes = screen.getByLabelText<HTMLSelectElement>('View as');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await fireEvent.change(eyes, { target: { value: eyes.options[1]?.value } });
  const trouble = await screen.findByText(/cannot be reached/);
  vi.stubGlobal('fetch', fetched);
  await fireEvent.click(screen.getByRole('button', { name: 'Next action' }));
  await vi.waitFor(() => expect(trouble.isConnected).toBe(false));
  expect(happened()).toMatch(/^Ann:\s+throws/);
});

const MOMENTS = [0, 2, 3].map((at) => ({ at, margins: [at, -at] }));

function graph(move = vi.fn()): HTMLElement {
  const props = { game: 'dice', names: NAMES, length: 3, starts: [0, 2, 3], at: 0, move };
  const costly = REVIEW.review.decisions.slice(1);
  const textOf = (one: Decision): string => LOG[one.at]?.text ?? '';
  const turnOf = (at: number): number => REVIEW.turns[at] ?? 1;
  return render(Graph, { ...props, moments: MOMENTS, costly, turnOf, textOf }).container;
}

test('the graph ends with the game, also where some moments have no margin', () => {
  const drawn = graph().querySelector('polyline')?.getAttribute('points')?.split(' ') ?? [];
  const [begin = 0, middle = 0, end = 0] = drawn.map((point) => Number(point.split(',')[0]));
  expect((middle - begin) / (end - begin)).toBeCloseTo(2 / 3, 2);
});

test('the graph marks turns and costly decisions, which a press shows', async () => {
  const move = vi.fn();
  const drawn = graph(move);
  expect(drawn.querySelectorAll('.turn')).toHaveLength(1);
  expect(drawn.querySelector('.number')?.textContent).toBe('2');
  const titles = [...drawn.querySelectorAll('.mark title')].map((one) => one.textContent);
  expect(titles).toEqual(['Ann: ends the turn – cost 1.6', 'Bob: throws – cost 1.2']);
  const shapes = [...drawn.querySelectorAll('.mark path')].map((one) => one.getAttribute('d'));
  expect(new Set(shapes).size).toBe(2);
  const mark = drawn.querySelectorAll('.mark')[1];
  const [x = 0, y = 0] = (mark?.getAttribute('transform')?.match(/[\d.]+/g) ?? []).map(Number);
  await fireEvent.click(screen.getByRole('img'), { clientX: x - 8, clientY: y + 3 });
  expect(move).toHaveBeenLastCalledWith(2);
  await fireEvent.click(screen.getByRole('img'), { clientX: 1000, clientY: 0 });
  expect(move.mock.lastCall?.[0]).toBeGreaterThan(3);
});

test('a point of the curve lies between its neighbours', () => {
  expect([0, 1, 2, 3, 9].map((place) => marginAt(MOMENTS, 1, place))).toEqual([-0, -1, -2, -3, -3]);
  expect(marginAt([], 0, 4)).toBe(0);
});

test('the axis has round numbers, and many turns are thinned evenly', () => {
  expect([4, 9.9, 31, 0.7].map(roundBelow)).toEqual([2, 5, 20, 0.5]);
  expect(thinned([1, 2, 3], 5)).toEqual([1, 2, 3]);
  expect(thinned([...Array(100).keys()], 4)).toEqual([12, 37, 62, 87]);
});

test('only the last moment has the scores', async () => {
  const score = { over: true, totals: [3, 1], winners: [0], ending: 'played' };
  replayOf({ ...tableWith('over'), score } as never);
  const slider = await screen.findByRole<HTMLInputElement>('slider');
  await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'Score' })).toBeNull());
  await fireEvent.input(slider, { target: { value: '3' } });
  await screen.findByRole('heading', { name: 'Score' });
});
