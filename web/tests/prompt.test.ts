/** The status line while a rival's turn is shown, and when it is the user's turn. */

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { NO_WORDS } from '../src/server/api';
import type { TableLink } from '../src/server/table.svelte';
import { settings } from '../src/settings.svelte';
import Playing from '../src/table/Playing.svelte';
import { legal } from './legal';
import { AGAINST_BOT, connect, update, Wire } from './wire';

let link: TableLink;

/** Let the server send an update after this many actions, the rival's newest ones being these. */
async function hears(
  actions: number,
  tokens: readonly string[],
  question: string,
  player: number,
  revealed: string[] = [],
): Promise<void> {
  const words = { ...NO_WORDS, question, found: revealed };
  const next = update(actions, tokens, {
    table: AGAINST_BOT,
    options: {},
    actions: player === 0 ? legal(['+', '-'], ['roll', 'stop']) : [],
    words,
  });
  const d = { ...next, view: { ...next.view, player } };
  Wire.newest.says({ t: 'update', v: actions + 1, d });
  await vi.advanceTimersByTimeAsync(1);
}

const asked = (): string => document.querySelector('[role="status"].asked')?.textContent ?? '';
const found = (): string => document.querySelector('.found')?.textContent ?? '';
const told = (): string => document.querySelector('.told')?.textContent ?? '';

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  settings.warnings = false;
  link = connect();
  await hears(1, [], 'Your turn: roll or stop?', 0);
  render(Playing, { link, table: AGAINST_BOT, names: ['Ann', 'Page'], board: null });
  await vi.advanceTimersByTimeAsync(1);
});

afterEach(() => link.stop());

test('the rival’s actions are announced before the next question is asked', async () => {
  expect(asked()).toContain('Your turn: roll or stop?');
  await hears(2, ['rolls 4'], 'Page: roll or stop?', 1);
  await hears(3, ['stops'], 'Your turn: once more?', 0);
  expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
  await vi.advanceTimersByTimeAsync(400);
  expect(told()).toBe('Page: rolls 4');
  expect(asked()).not.toContain('Your turn: once more?');
  await vi.advanceTimersByTimeAsync(850);
  expect(told()).toBe('Page: stops');
  await vi.advanceTimersByTimeAsync(850);
  expect(told()).toBe('');
  expect(asked()).toContain('Your turn: once more?');
  expect(screen.getByRole('button', { name: 'Hint' })).toBeTruthy();
  const lines = [...document.querySelectorAll('[data-said] p')];
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Page rolls 4', 'Page stops']);
});

test('a user who skips is asked at once, and hears the rest in one sentence', async () => {
  for (const [actions, token] of ['rolls 4', 'rolls 2', 'stops'].entries()) {
    await hears(actions + 2, [token], 'Your turn: once more?', token === 'stops' ? 0 : 1);
  }
  await vi.advanceTimersByTimeAsync(400);
  await fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toContain('Your turn: once more?');
  const lines = [...document.querySelectorAll('[data-said] p')];
  expect(lines.at(-1)?.textContent).toBe('Page rolls 2, stops');
});

test('touching the board during playback skips, and plays nothing', async () => {
  await hears(2, ['stops'], 'Your turn: once more?', 0);
  await vi.advanceTimersByTimeAsync(400);
  const board = document.querySelector('.middle > .board');
  if (!board) throw new Error('no board');
  await fireEvent.pointerDown(board);
  await fireEvent.click(board);
  expect(told()).toBe('');
  expect(Wire.newest.sent.filter(({ t }) => t === 'do')).toHaveLength(0);
  await fireEvent.click(screen.getByRole('button', { name: 'Roll' }));
  expect(Wire.newest.sent.filter(({ t }) => t === 'do')).toHaveLength(1);
});

test('what one’s own action revealed stands beside the question until the next choice', async () => {
  expect(found()).toBe('');
  const region = document.querySelector('.found');
  await hears(2, ['fails'], 'Your turn: roll or stop?', 0, ['The shield is worth 2.']);
  await vi.advanceTimersByTimeAsync(3000);
  expect(found()).toBe('The shield is worth 2.');
  expect(document.querySelector('.found')).toBe(region);
  expect(region?.getAttribute('role')).toBe('status');
  await hears(3, ['rolls 4'], 'Your turn: roll or stop?', 0);
  await vi.advanceTimersByTimeAsync(3000);
  expect(found()).toBe('');
});

test('whoever takes over a shared screen does not read what the last player found', async () => {
  cleanup();
  const seats = AGAINST_BOT.seats.map((seat) => ({ ...seat, yours: true, bot: null }));
  render(Playing, { link, table: { ...AGAINST_BOT, seats }, names: ['Ann', 'Bob'], board: null });
  await hears(2, ['takes a disc'], 'Your turn: roll or stop?', 0, ['It is a lily.']);
  await vi.advanceTimersByTimeAsync(3000);
  expect(found()).toBe('It is a lily.');
  await hears(3, ['stops'], 'Bob: roll or stop?', 1, ['It is a lily.']);
  await vi.advanceTimersByTimeAsync(3000);
  expect(found()).toBe('');
});
