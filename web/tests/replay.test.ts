/** A replay and its review: whose eyes it opens with, and which position a decision leads to. */

import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { loadGames } from '../src/game/games.svelte';
import ReplayPage from '../src/replay/ReplayPage.svelte';
import Review from '../src/replay/Review.svelte';
import { go } from '../src/routes.svelte';
import type { Decision, LogEntry, TableShown } from '../src/server/api';
import { settings } from '../src/settings.svelte';
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
    line: [],
  } as unknown as Decision;
}

const REVIEW = {
  status: 'done',
  done: 3,
  of: 3,
  words: { 1: 'throw again' },
  review: {
    margins: [],
    decisions: [decision(0, 0), decision(1, 0.6), decision(2, 0)],
    worst: [[1], []],
  },
};

function tableWith(status: 'playing' | 'over', ...yours: number[]): TableShown {
  return {
    id: 'abc',
    game: 'dice',
    status,
    seats: NAMES.map((name, seat) => ({
      kind: 'person',
      name,
      bot: null,
      yours: yours.includes(seat),
      gone: false,
      text: null,
    })),
    pace: { kind: 'casual', turn_seconds: 0, game_seconds: 0 },
    watch: 'link',
    score: null,
    clock: null,
  } as unknown as TableShown;
}

const MOMENT = {
  game: 'dice',
  observer: null,
  player: null,
  turn: 0,
  phase: 'THROW',
  over: false,
  words: { lang: 'en', names: NAMES, sections: [], verdict: [], aids: {} },
};

let asked: URL[];

beforeEach(async () => {
  asked = [];
  settings.language = 'en';
  Wire.opened = [];
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('fetch', (address: string) => {
    const url = new URL(address, location.origin);
    asked.push(url);
    if (url.pathname.endsWith('/review')) return Promise.resolve(Response.json(REVIEW));
    return Promise.resolve(Response.json(url.pathname.endsWith('/replay') ? MOMENT : []));
  });
  await loadGames('en');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function review(at: number): void {
  render(Review, {
    table: tableWith('over', 0),
    names: NAMES,
    log: LOG,
    length: LOG.length,
    at,
    decides: true,
    move: vi.fn(),
    point: vi.fn(),
  });
}

test('a costly decision leads to the position in which it was made, and is named there', async () => {
  review(0);
  const costly = await screen.findByRole('link', { name: 'ends the turn' });
  expect(costly.getAttribute('href')).toBe('/replay/abc#1');
  expect(costly.parentElement?.textContent).not.toContain('–');
  cleanup();
  review(1);
  const here = (await screen.findByRole('heading', { name: 'Decided here' })).parentElement;
  if (!here) throw new Error('the decision stands nowhere');
  expect(here.textContent).toMatch(/Ann\s+ends the turn\s+cost 0.6/);
  expect(within(here).getByText(/better: throw again/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'ends the turn' });
  expect(link.getAttribute('aria-current')).toBe('step');
});

test('what a decision cost is said before the best actions are offered', async () => {
  review(1);
  const here = await screen.findByRole('heading', { name: 'Decided here' });
  const offer = screen.getByRole('heading', { name: 'Best actions' });
  expect(here.compareDocumentPosition(offer) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('after the last action nothing is decided', async () => {
  review(LOG.length);
  await screen.findByRole('link', { name: 'ends the turn' });
  expect(screen.queryByRole('heading', { name: 'Decided here' })).toBeNull();
});

function replayOf(table: TableShown): void {
  go('/replay/abc', true);
  render(ReplayPage);
  const d = { table, options: {}, view: { legal: [] }, actions: [], entries_from: 0, entries: LOG };
  Wire.opened.at(-1)?.says({ t: 'update', v: 3, d });
}

test.each([
  ['one who has played sees it from the own seat', tableWith('over', 1), '1'],
  ['one who plays, too', tableWith('playing', 1), '1'],
  ['two at one device see it from the first seat when it is over', tableWith('over', 0, 1), '0'],
  ['two at one device see no hand while they play', tableWith('playing', 0, 1), null],
  ['others see what everybody sees', tableWith('over'), null],
])('%s', async (_, table, seat) => {
  replayOf(table);
  await vi.waitFor(() => expect(asked.some((url) => url.pathname.endsWith('/replay'))).toBe(true));
  const moments = asked.filter((url) => url.pathname.endsWith('/replay'));
  expect(moments.map((url) => url.searchParams.get('seat'))).toEqual(moments.map(() => seat));
});

test('the reader may choose other eyes', async () => {
  replayOf(tableWith('over', 1));
  const eyes = await screen.findByLabelText<HTMLSelectElement>('View as');
  expect(eyes.selectedOptions[0]?.textContent).toBe('Bob');
  await fireEvent.change(eyes, { target: { value: eyes.options[0]?.value } });
  const seats = (): (string | null)[] =>
    asked
      .filter((url) => url.pathname.endsWith('/replay'))
      .map((url) => url.searchParams.get('seat'));
  await vi.waitFor(() => expect(seats()).toContain(null));
  expect(eyes.selectedOptions[0]?.textContent).toBe('spectator');
});
