/** What stands beside a player's name: who is there, who plays for whom, and the time left. */

import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Clock, Present, SeatShown, TableShown } from '../src/server/api';
import type { TableLink } from '../src/server/table.svelte';
import { clockText, timeLeft } from '../src/table/clock';
import Clocks from '../src/table/Clocks.svelte';
import { isAttended } from '../src/table/presence';
import Times from '../src/table/Times.svelte';
import { SEAT } from './server';
import { connect, PLAYING, Wire } from './wire';

const ANN: SeatShown = { ...SEAT, name: 'Ann', yours: true };
const BOB: SeatShown = { ...SEAT, name: 'Bob' };
const GROOM: SeatShown = { ...BOB, kind: 'bot', name: 'groom', bot: 'groom' };
const names = ['Ann', 'Bob'];

let link: TableLink;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  link = connect();
});

afterEach(() => link.stop());

function tableOf(...seats: SeatShown[]): TableShown {
  return { ...PLAYING, seats };
}

function shows(present: (Present | null)[], table = tableOf(ANN, BOB)): void {
  Wire.newest.says({ t: 'update', v: 1, d: { present } });
  render(Clocks, { link, table, names });
}

const row = (name: string): string =>
  screen.getAllByRole('listitem').find((one) => one.textContent.includes(name))?.textContent ?? '';

test.each<[Present, string]>([
  [{ state: 'here' }, 'here'],
  [{ state: 'away' }, 'away'],
  [{ state: 'lost' }, 'no connection'],
  [{ state: 'lost', ms: 59_000 }, 'no connection'],
  [{ state: 'lost', ms: 61_000 }, 'no connection for a minute'],
  [{ state: 'lost', ms: 185_000 }, 'no connection for 3 minutes'],
])('the state is a part of the name: %j', (present, words) => {
  shows([{ state: 'here' }, present]);
  expect(row('Bob')).toMatch(new RegExp(`Bob\\s+${words}\\s*$`));
  expect(row('Ann'), 'players know that they are there').not.toContain('here');
  expect(document.querySelector('[role="status"], [role="alert"], [aria-live]')).toBeNull();
});

test('a seat says that its player is a program', () => {
  shows([null, null], tableOf(ANN, { ...BOB, program: true }));
  expect(row('Bob')).toMatch(/Bob\s+program/);
  expect(row('Ann')).not.toContain('program');
});

test('the minutes go on while nothing arrives', async () => {
  shows([null, { state: 'lost', ms: 50_000 }]);
  await vi.advanceTimersByTimeAsync(75_000);
  expect(row('Bob')).toContain('no connection for 2 minutes');
});

test('nothing is said about bots, nor before the server knows', () => {
  shows([null, { state: 'here' }], tableOf(ANN, GROOM));
  expect(row('Bob')).not.toContain('here');
  cleanup();
  shows([null, null]);
  expect(row('Bob')).toMatch(/Bob\s*$/);
});

test.each([
  ['time', /the clock ran out \(.*\d\d.*\); Groom plays on/],
  ['handed', /handed over \(.*\d\d.*\); Groom plays on/],
  ['left', /left the game \(.*\d\d.*\); Groom plays on/],
  [null, /Groom is standing in \(.*\d\d.*\)/],
] as const)('a bot says why it plays: %s', (bot_why, words) => {
  const seat: SeatShown = { ...BOB, bot: 'groom', bot_since: Date.now() - 60_000, bot_why };
  shows([null, { state: 'lost' }], tableOf(ANN, seat));
  expect(row('Bob')).toMatch(words);
  expect(row('Bob'), 'the bot is always there').not.toContain('no connection');
});

test('a long time ago has its date', () => {
  const at = new Date(2020, 4, 17, 12, 34).getTime();
  const seat: SeatShown = { ...BOB, bot: 'groom', bot_since: at, bot_why: 'time' };
  shows([], tableOf(ANN, seat));
  expect(row('Bob')).toMatch(/17.*20.*12:34/);
});

test('only games with other people have somebody to wait for', () => {
  expect(isAttended(tableOf(ANN, BOB))).toBe(true);
  expect(isAttended(tableOf(ANN, GROOM))).toBe(false);
  expect(isAttended({ ...tableOf(ANN, BOB), status: 'over' })).toBe(false);
});

test('the page tells the server when it is hidden, also as it reconnects', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const sent = (): unknown => Wire.newest.sent.at(-1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent()).toEqual({ t: 'look', visible: false });
  Wire.newest.close();
  await vi.advanceTimersByTimeAsync(300);
  expect(Wire.newest.address).toContain('hidden=true');
  hidden.mockReturnValue(false);
  Wire.newest.open();
  expect(Wire.newest.sent).toEqual([{ t: 'look', visible: true }]);
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent()).toEqual({ t: 'look', visible: true });
  link.stop();
  const before = Wire.newest.sent.length;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(Wire.newest.sent).toHaveLength(before);
  hidden.mockRestore();
});

const CLOCK: Clock = { running: 0, turn: [40_000, 60_000], reserve: [600_000, 300_000] };

test("the turn's time runs out before the reserve", () => {
  expect(timeLeft(CLOCK, 0, 0)).toEqual({ turn: 40_000, reserve: 600_000 });
  expect(timeLeft(CLOCK, 0, 39_000)).toEqual({ turn: 1000, reserve: 600_000 });
  expect(timeLeft(CLOCK, 0, 41_000)).toEqual({ turn: 0, reserve: 599_000 });
  expect(timeLeft(CLOCK, 0, 10 ** 7)).toEqual({ turn: 0, reserve: 0 });
  expect(clockText(599_000)).toBe('9:59');
});

function ticks(clock: Clock): void {
  Wire.newest.says({ t: 'update', v: 1, d: { clock } });
}

test('the reserve changes its look while it burns', async () => {
  ticks(CLOCK);
  render(Clocks, { link, table: tableOf(ANN, BOB), names });
  const timers = screen.getAllByRole('timer');
  const said = (): string[] => timers.map((one) => one.textContent.replace(/\s+/g, ' ').trim());
  expect(said()).toEqual(['0:40 + 10:00', '1:00 + 5:00']);
  expect(document.querySelector('.burning')).toBeNull();
  await vi.advanceTimersByTimeAsync(45_000);
  await tick();
  expect(said()).toEqual(['reserve 9:55', '1:00 + 5:00']);
  expect(document.querySelectorAll('.burning')).toHaveLength(1);
});

test("on a phone, the other people's clocks stand beside the deciding player's", () => {
  ticks(CLOCK);
  Wire.newest.says({ t: 'update', v: 1, d: { present: [null, { state: 'away' }] } });
  render(Times, { link, table: tableOf(ANN, BOB), actor: 0 });
  const said = screen.getAllByRole('timer').map((one) => one.textContent.replace(/\s+/g, ' '));
  expect(said.map((one) => one.trim())).toEqual(['0:40 + 10:00', 'reserve 5:00']);
  screen.getByText('away');
});
