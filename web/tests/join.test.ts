/** The page behind a link to a seat explains the link before anybody sits down. */

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { loadGames } from '../src/game/games.svelte';
import { beaten, forgetProgress, noteBeaten, noteLesson } from '../src/progress.svelte';
import type { Invitation, TableShown } from '../src/server/api';
import Join from '../src/table/Join.svelte';
import Table from '../src/table/Table.svelte';
import { DEFAULTS, DICE, INVITATION, seatsOf, serverHas } from './server';
import { Wire } from './wire';

/** As long as the server makes them. */
const TABLE = 'a'.repeat(22);
const LINK = 'x'.repeat(43);
const ADDRESS = `/api/tables/${TABLE}`;
const UNKNOWN = { t: 'refused', id: null, code: 'unknown', message: 'no such table', d: {} };
const ANSWERS = { '/api/games': [DICE], '/api/defaults': DEFAULTS };

beforeEach(async () => {
  Wire.opened = [];
  vi.stubGlobal('WebSocket', Wire);
  serverHas(ANSWERS);
  await loadGames('en');
});
afterEach(forgetProgress);

async function opened(some: Partial<Invitation>): Promise<string> {
  serverHas({ ...ANSWERS, [`${ADDRESS}/invitation`]: { ...INVITATION, ...some } });
  render(Join, { table: TABLE, secret: LINK, seated: vi.fn() });
  return (await screen.findByRole('heading', { level: 1 })).textContent;
}

const text = (): string => document.body.textContent;

test('it names the host, the game, the pace and the seated players', async () => {
  expect(await opened({})).toBe('Ann invites you to a game of Dice');
  expect(text()).toContain('1 min per turn, 10 min in reserve');
  expect(text()).toContain('At the table: Ann');
  expect(screen.getByRole('button', { name: 'Sit down' })).toBeTruthy();
});

test('a host without a name, and a table without a clock', async () => {
  expect(await opened({ host: '', pace: {} })).toBe('You are invited to a game of Dice');
  expect(text()).toContain('no time limit');
});

test('the person who made the link learns that it is for somebody else', async () => {
  await opened({ you_host: true });
  expect(text()).toContain('The link is for somebody else');
});

test('a friend who waits can take the lesson beside the page, unless it is done', async () => {
  const games = { '/api/games': [{ ...DICE, lesson: true }] };
  serverHas({ ...ANSWERS, ...games });
  await loadGames('de');
  await loadGames('en');
  const lesson = (): HTMLElement | null => screen.queryByRole('link', { name: 'Learn Dice' });
  await opened({});
  expect([lesson()?.getAttribute('href'), lesson()?.getAttribute('target')]).toEqual([
    '/learn/dice',
    '_blank',
  ]);
  cleanup();
  await opened({ you_host: true });
  expect(lesson()).toBeNull();
  cleanup();
  noteLesson('dice', 3, true);
  await opened({});
  expect(lesson()).toBeNull();
});

test('a link for another device moves a seat without asking for a name', async () => {
  const seats = [{ kind: 'person', name: 'Ann', bot: null }] as Invitation['seats'];
  expect(await opened({ moves: true, seat: 0, seats, status: 'playing' })).toBe(
    'Continue your game of Dice here',
  );
  expect(text()).toContain('This link moves Ann’s seat to this device.');
  expect(screen.queryByLabelText(/Your name/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Move the seat to this device' })).toBeTruthy();
});

/** Open a link with this part after the `#`, and take the seat; returns the keys sent. */
async function take(secret: string, some: Partial<Invitation>): Promise<unknown[]> {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    const call = JSON.parse(body) as { link?: string; d?: { link: string } };
    sent.push(call.link ?? call.d?.link);
    const answer = path.endsWith('/invitation') ? { ...INVITATION, ...some } : { v: 1, d: {} };
    return Promise.resolve(Response.json(answer));
  });
  const seated = vi.fn();
  render(Join, { table: TABLE, secret, seated });
  await fireEvent.click(await screen.findByRole('button'));
  await vi.waitFor(() => expect(seated).toHaveBeenCalled());
  return sent;
}

const MOVES = { moves: true, seat: 0, status: 'playing' } as const;

test('a link to another device takes the progress along, merged with what is there', async () => {
  noteBeaten('dice', 'squire');
  expect(await take('key.dice,0,page;cards,2d', MOVES)).toEqual(['key', 'key']);
  expect(beaten('dice')).toEqual(['squire', 'page']);
});

test('a link without progress moves a seat as before, and garbage does no harm', async () => {
  expect(await take('key', MOVES)).toEqual(['key', 'key']);
  cleanup();
  expect(await take('key.<nothing>.more', MOVES)).toEqual(['key', 'key']);
  expect(beaten('dice')).toEqual([]);
});

test('a link for somebody else brings no progress, nor does one that nobody uses', async () => {
  await take('key.dice,0,page', { moves: false });
  cleanup();
  serverHas({ ...ANSWERS, [`${ADDRESS}/invitation`]: { ...INVITATION, ...MOVES } });
  render(Join, { table: TABLE, secret: 'key.dice,0,page', seated: vi.fn() });
  await screen.findByRole('button');
  expect(beaten('dice')).toEqual([]);
});

test('on the device that has the seat, the page says that the link is for the other one', async () => {
  await opened({ moves: true, yours: true, seat: 0, status: 'playing' });
  expect(text()).toContain('This device already has that seat.');
  expect(screen.queryByRole('button')).toBeNull();
});

const href = (name: string): string | null =>
  screen.getByRole('link', { name }).getAttribute('href');

/** Open a used link to a table where these seats are the reader's; returns the heading. */
async function late(status: string, yours: boolean[] = [false, false]): Promise<string> {
  const table = { ...tableOf(...yours), status, closed: null };
  serverHas({ ...ANSWERS, [ADDRESS]: { v: 1, d: { table } } });
  render(Join, { table: TABLE, secret: LINK, seated: vi.fn() });
  return (await screen.findByRole('heading', { level: 1 })).textContent;
}

test.each([
  ['open', 'This link no longer works', { 'To the table': `/t/${TABLE}` }],
  ['playing', 'The game has begun', { 'Watch the game': `/t/${TABLE}`, 'Play your own game': '/' }],
  [
    'over',
    'This game is over',
    { 'Watch it again': `/replay/${TABLE}`, 'Play your own game': '/' },
  ],
])('a used link to a table that is %s leads on', async (status, heading, links) => {
  expect(await late(status)).toBe(heading);
  for (const [name, address] of Object.entries(links)) expect(href(name)).toBe(address);
  expect(text()).not.toContain('closed');
});

test('for a seated player, a used link leads to the table in any state', async () => {
  for (const status of ['playing', 'over']) {
    await late(status, [false, true]);
    expect(href('To the table')).toBe(`/t/${TABLE}`);
    cleanup();
  }
});

test('a link to a table that was closed says so', async () => {
  expect(await late('aborted')).toBe('This table was closed');
  cleanup();
  expect(await opened({ status: 'aborted' })).toBe('This table was closed');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a link that moved a seat leads to the replay once the game is over', async () => {
  expect(await opened({ moves: true, status: 'over' })).toBe('This game is over');
  expect(href('Watch it again')).toBe(`/replay/${TABLE}`);
  cleanup();
  await opened({ moves: true, status: 'over', watch: 'nobody' });
  expect(text()).toContain('Only the people at this table can see the game.');
  expect(screen.queryByRole('link', { name: 'Watch it again' })).toBeNull();
});

test('a link to a table that nobody may see says so, and leads home', async () => {
  serverHas(ANSWERS);
  render(Join, { table: TABLE, secret: LINK, seated: vi.fn() });
  await screen.findByRole('heading', { name: 'This link no longer works' });
  expect(text()).toContain('Only the people at this table can see its game.');
  expect(screen.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual(['/']);
});

test.each([
  [TABLE, LINK.slice(1)],
  [TABLE, 'x'.repeat(100)],
  [TABLE.slice(1), LINK],
])('a link that lost a part says so', async (table, secret) => {
  serverHas(ANSWERS);
  render(Join, { table, secret, seated: vi.fn() });
  await screen.findByRole('heading', { name: 'This link is incomplete' });
  expect(text()).not.toContain('already');
});

test('a part of a link to a table that may be watched leads there', async () => {
  serverHas({
    ...ANSWERS,
    [ADDRESS]: { v: 1, d: { table: { ...tableOf(false), status: 'open' } } },
  });
  render(Join, { table: TABLE, secret: LINK.slice(1), seated: vi.fn() });
  await screen.findByRole('heading', { name: 'This link is incomplete' });
  expect(href('To the table')).toBe(`/t/${TABLE}`);
});

test('a part of a table’s address says so', async () => {
  render(Table, { id: TABLE.slice(1) });
  Wire.newest.says(UNKNOWN);
  await screen.findByRole('heading', { name: 'This link is incomplete' });
});

test('a refused name is explained beside its field', async () => {
  await opened({});
  const refused = { code: 'bad', message: 'name: must be one line', hidden: 'name' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refused, { status: 400 })));
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  const field = screen.getByLabelText(/Your name/);
  await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  const what = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(what?.textContent).toContain('hidden character');
  expect(text()).not.toContain('must be one line');
});

test('a person who sits down too late learns the state of the table', async () => {
  const answers: Record<string, unknown> = {
    ...ANSWERS,
    [`${ADDRESS}/invitation`]: INVITATION,
  };
  serverHas(answers);
  render(Join, { table: TABLE, secret: LINK, seated: vi.fn() });
  const sit = await screen.findByRole('button', { name: 'Sit down' });
  answers[`${ADDRESS}/invitation`] = undefined;
  answers[ADDRESS] = { v: 1, d: { table: { ...tableOf(false, false), status: 'over' } } };
  await fireEvent.click(sit);
  await screen.findByRole('heading', { name: 'This game is over' });
});

function tableOf(...yours: boolean[]): TableShown {
  const seats = seatsOf(...yours);
  return { id: TABLE, game: 'dice', status: 'playing', seats } as unknown as TableShown;
}

function say(table: TableShown): void {
  Wire.newest.says({ t: 'update', v: 1, d: { table, options: {} } });
}

test('a device learns that its seat has moved, even if it may not watch', async () => {
  render(Table, { id: TABLE });
  say(tableOf(true, false));
  await new Promise((done) => setTimeout(done));
  expect(text()).not.toContain('another device');
  say(tableOf(false, false));
  await screen.findByText(/Your seat has moved to another device/);
  Wire.newest.says(UNKNOWN);
  await screen.findByText('Table not found');
  expect(text()).toContain('Your seat has moved to another device');
});

test('a spectator gets no message about a moved seat', async () => {
  render(Table, { id: TABLE });
  say(tableOf(false, false));
  say(tableOf(false, true));
  await new Promise((done) => setTimeout(done));
  expect(text()).not.toContain('another device');
});
