/** Warnings of what an action gives away, in the first full game on this device. */

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { NO_WORDS, type TableShown } from '../src/server/api';
import type { TableLink } from '../src/server/table.svelte';
import { settings } from '../src/settings.svelte';
import { forgetFinished, isFinished, noteFinished } from '../src/table/finished';
import Playing from '../src/table/Playing.svelte';
import { warningFor } from '../src/table/warnings';
import { legal } from './legal';
import { AGAINST_BOT, connect, update, Wire } from './wire';

let link: TableLink;
let asked: string[] = [];
/** The server's answer; null: it never comes. */
let answer: (() => Response) | null = null;
let table = 0;
let reminders: { about: string; text: string; places: string[] }[] = [];

const CLOCK = { running: 0, turn: [20_000, 0], reserve: [0, 0] };

function shown(more: Partial<TableShown>): TableShown {
  return { ...AGAINST_BOT, id: `t${table}`, ...more };
}

async function sitDown(more: Partial<TableShown> = {}, tokens = ['+', '-']): Promise<void> {
  const opened = shown(more);
  const d = update(1, [], {
    table: opened,
    options: {},
    actions: legal(tokens, ['roll', 'stop'].slice(0, tokens.length)),
    words: { ...NO_WORDS, question: 'What?' },
  });
  Wire.newest.says({ t: 'update', v: 2, d });
  await vi.advanceTimersByTimeAsync(1);
  render(Playing, { link, table: opened, names: ['Ann', 'Page'], board: null });
  await vi.advanceTimersByTimeAsync(50);
}

const played = (): string[] =>
  Wire.newest.sent.flatMap(({ d }) => (d?.do === 'play' ? [d.action] : []));
const warned = (): string => document.querySelector('.warning')?.textContent ?? '';
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

async function roll(): Promise<void> {
  await fireEvent.click(button('Roll'));
  // The module with the warnings is loaded when it is first needed.
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(10);
}

beforeEach(async () => {
  vi.useFakeTimers();
  asked = [];
  reminders = [];
  table += 1;
  answer = () => Response.json({ text: 'This leaves a six to Page.', places: ['D1'] });
  vi.stubGlobal('fetch', (path: string) => {
    if (path.includes('/hint?')) {
      const hint = { v: 2, action: '+', line: ['+'], values: [], margins: [], proven: false };
      return Promise.resolve(Response.json(hint));
    }
    if (path.includes('/reminders?')) return Promise.resolve(Response.json(reminders));
    if (!path.includes('/warning?')) return Promise.resolve(Response.json([]));
    asked.push(path);
    return answer ? Promise.resolve(answer()) : new Promise(() => undefined);
  });
  settings.speed = 'none';
  forgetFinished();
  link = connect(`t${table}`);
  await vi.advanceTimersByTimeAsync(1);
});

afterEach(() => link.stop());

test('an action with a warning waits until the player decides', async () => {
  await sitDown();
  await roll();
  expect(asked).toEqual([`/api/tables/t${table}/warning?seat=0&lang=en&token=%2B`]);
  expect(warned()).toBe('This leaves a six to Page.');
  expect(document.querySelector('.warning')?.getAttribute('role')).toBe('alert');
  expect(played()).toEqual([]);
  await fireEvent.click(button('Play it all the same'));
  expect(played()).toEqual(['+']);
  expect(warned()).toBe('');
});

test('Escape and a button choose again; nobody is told the same twice', async () => {
  await sitDown();
  await roll();
  await fireEvent.keyDown(document, { key: 'Escape' });
  expect(warned()).toBe('');
  answer = () => Response.json({ text: 'This leaves a one to Page.', places: [] });
  await roll();
  await fireEvent.click(button('Choose again'));
  expect([warned(), played()]).toEqual(['', []]);
  await roll();
  expect([warned(), played()]).toEqual(['', ['+']]);
});

test('no more warnings: the choice is still open, and the setting is off', async () => {
  await sitDown();
  await roll();
  await fireEvent.click(button('No more warnings'));
  expect(settings.warnings).toBe(false);
  expect(screen.queryByRole('button', { name: 'No more warnings' })).toBeNull();
  expect(played()).toEqual([]);
  await fireEvent.click(button('Choose again'));
  await roll();
  expect(asked).toHaveLength(1);
  expect(played()).toEqual(['+']);
});

test('without a warning the action is played at once', async () => {
  answer = () => Response.json({ text: '' });
  await sitDown();
  await roll();
  expect(played()).toEqual(['+']);
});

test('a server that refuses stops nobody', async () => {
  answer = () => Response.json({ code: 'busy', message: 'later' }, { status: 503 });
  await sitDown();
  await roll();
  expect(played()).toEqual(['+']);
});

test('after a second the action is simply played', async () => {
  answer = null;
  await sitDown();
  await roll();
  expect(played()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(played()).toEqual(['+']);
});

test('a warning that came too late is given the next time', async () => {
  await sitDown();
  const late = await warningFor(link, shown({}), ['+'], () => true);
  const next = await warningFor(link, shown({}), ['+'], () => false);
  expect([late, next?.text]).toEqual([null, 'This leaves a six to Page.']);
});

test('whoever follows a hint is not warned of it', async () => {
  await sitDown();
  await fireEvent.click(button('Hint'));
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1);
  expect(document.querySelector('.notice')?.textContent).toContain('Hint: roll');
  await roll();
  expect(asked).toEqual([]);
  expect(played()).toEqual(['+']);
});

const noticed = (): string => document.querySelector('.notice')?.textContent?.trim() ?? '';

test('a player is reminded before the choice, of each line once', async () => {
  reminders = [{ about: 'sixes', text: 'Only two sixes are left.', places: ['D1'] }];
  await sitDown();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(10);
  expect(noticed()).toBe('Only two sixes are left.');
  cleanup();
  reminders[0] = { about: 'sixes', text: 'Only one six is left.', places: ['D1'] };
  await sitDown();
  await vi.advanceTimersByTimeAsync(10);
  expect(noticed()).toBe('');
});

test.each([
  ['at a table without hints', () => ({ hints: false })],
  ['once a game was finished', () => (noteFinished('dice'), {})],
  ['who wants no warnings', () => ((settings.warnings = false), {})],
] as const)('no reminder %s', async (_, prepare) => {
  reminders = [{ about: 'sixes', text: 'Only two sixes are left.', places: ['D1'] }];
  await sitDown(prepare());
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(10);
  expect(noticed()).toBe('');
});

test('a hint that takes a while says so', async () => {
  await sitDown();
  let arrive: (answer: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((done) => (arrive = done)));
  await fireEvent.click(button('Hint'));
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(400);
  expect(noticed()).toBe('');
  await vi.advanceTimersByTimeAsync(200);
  expect(noticed()).toBe('Thinking …');
  await vi.advanceTimersByTimeAsync(5000);
  expect(noticed()).toContain('Still thinking');
  arrive(Response.json({ v: 2, action: '+', line: ['+'], values: [], margins: [], proven: false }));
  await vi.advanceTimersByTimeAsync(1);
  expect(noticed()).toBe('Hint: roll.');
  await vi.advanceTimersByTimeAsync(6000);
  expect(noticed()).toBe('Hint: roll.');
});

test('with confirmation, the warning comes with it', async () => {
  settings.confirmation = 'submit';
  await sitDown();
  await roll();
  expect(warned()).toBe('This leaves a six to Page.');
  await fireEvent.click(button('Play it all the same'));
  expect(played()).toEqual(['+']);
});

test.each([
  ['with less than a minute', { clock: CLOCK }],
  ['at a table without hints', { hints: false }],
] as const)('no warning %s', async (_, more) => {
  await sitDown(more as unknown as Partial<TableShown>);
  await roll();
  expect(asked).toEqual([]);
  expect(played()).toEqual(['+']);
});

test('no warning of the only action, or once a game was finished', async () => {
  await sitDown({}, ['+']);
  await roll();
  expect(asked).toEqual([]);
  cleanup();
  noteFinished('dice');
  await sitDown();
  await roll();
  expect(asked).toEqual([]);
});

test('finished games are remembered by their names', () => {
  expect(isFinished('dice')).toBe(false);
  noteFinished('cards');
  noteFinished('dice');
  expect([isFinished('cards'), isFinished('dice')]).toEqual([true, true]);
  localStorage.setItem('blazon-finished', '{"no": "list"}');
  expect(isFinished('dice')).toBe(false);
});
