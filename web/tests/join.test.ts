/** What a link to a seat is for is said before anybody sits down. */

import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { loadGames } from '../src/game/games.svelte';
import type { Invitation, TableShown } from '../src/server/api';
import { settings } from '../src/settings.svelte';
import Join from '../src/table/Join.svelte';
import Table from '../src/table/Table.svelte';
import { DEFAULTS, DICE, INVITATION, serverHas } from './server';
import { Wire } from './wire';

const ANSWERS = { '/api/games': [DICE], '/api/defaults': DEFAULTS };

beforeEach(async () => {
  settings.language = 'en';
  Wire.opened = [];
  vi.stubGlobal('WebSocket', Wire);
  serverHas(ANSWERS);
  await loadGames('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function opened(some: Partial<Invitation>): Promise<string> {
  serverHas({ ...ANSWERS, '/api/tables/abc/invitation': { ...INVITATION, ...some } });
  render(Join, { table: 'abc', secret: 'x', seated: vi.fn() });
  return (await screen.findByRole('heading', { level: 1 })).textContent;
}

const text = (): string => document.body.textContent;

test('it names host, game, pace, and who sits there', async () => {
  expect(await opened({})).toBe('Ann invites you to a game of Dice');
  expect(text()).toContain('1 min per turn, 10 min in reserve');
  expect(text()).toContain('At the table: Ann');
  expect(screen.getByRole('button', { name: 'Sit down' })).toBeTruthy();
});

test('a host without a name, and a table without a clock', async () => {
  expect(await opened({ host: '', pace: {} })).toBe('You are invited to a game of Dice');
  expect(text()).toContain('no time limit');
});

test('who has made the link is told that it is for somebody else', async () => {
  await opened({ you_host: true });
  expect(text()).toContain('You opened this table yourself.');
});

test('a link for another device moves a seat, and asks no name', async () => {
  const seats = [{ kind: 'person', name: 'Ann', bot: null }] as Invitation['seats'];
  expect(await opened({ moves: true, seat: 0, seats, status: 'playing' })).toBe(
    'Continue your game of Dice here',
  );
  expect(text()).toContain('This link moves Ann’s seat to this device.');
  expect(screen.queryByLabelText(/Your name/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Move the seat to this device' })).toBeTruthy();
});

test('on the device that has the seat it is said to be for the other one', async () => {
  await opened({ moves: true, yours: true, seat: 0, status: 'playing' });
  expect(text()).toContain('This device has that seat already.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a link that opens nothing leads to the table, or nowhere', async () => {
  serverHas(ANSWERS);
  render(Join, { table: 'abc', secret: 'x', seated: vi.fn() });
  await screen.findByRole('heading', { name: 'This link no longer works' });
  expect(screen.getByRole('link', { name: 'To the table' }).getAttribute('href')).toBe('/t/abc');
});

function tableOf(...yours: boolean[]): TableShown {
  const seats = yours.map((one) => ({
    kind: 'person',
    name: '',
    bot: null,
    yours: one,
    gone: false,
    text: null,
  }));
  return { id: 'abc', game: 'dice', status: 'playing', seats } as unknown as TableShown;
}

function say(table: TableShown): void {
  Wire.opened.at(-1)?.says({ t: 'update', v: 1, d: { table, options: {} } });
}

test('a device whose seat has gone to another one is told, also where it may not look on', async () => {
  render(Table, { id: 'abc' });
  say(tableOf(true, false));
  await new Promise((done) => setTimeout(done));
  expect(text()).not.toContain('another device');
  say(tableOf(false, false));
  await screen.findByText(/Your seat has moved to another device/);
  Wire.opened
    .at(-1)
    ?.says({ t: 'refused', id: null, code: 'unknown', message: 'there is no such table', d: {} });
  await screen.findByText('Table not found');
  expect(text()).toContain('Your seat has moved to another device');
});

test('an onlooker is told of no move', async () => {
  render(Table, { id: 'abc' });
  say(tableOf(false, false));
  say(tableOf(false, true));
  await new Promise((done) => setTimeout(done));
  expect(text()).not.toContain('another device');
});
