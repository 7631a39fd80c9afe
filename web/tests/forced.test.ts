/** An action that everybody can see is forced plays itself, once, and is undone with its cause. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { NO_WORDS, type LegalAction, type LogEntry, type TableShown } from '../src/server/api';
import type { TableLink } from '../src/server/table.svelte';
import { settings } from '../src/settings.svelte';
import { undoable } from '../src/table/forced.svelte';
import Playing from '../src/table/Playing.svelte';
import { legal, VIEW } from './legal';
import { AGAINST_BOT, connect, Wire } from './wire';

let link: TableLink;

function entry(player: number, text: string, forced = false): LogEntry {
  return { token: text, turn: player, player, text, forced };
}

const TABLE = { ...AGAINST_BOT, hints: false };

interface Now {
  version: number;
  actions: LegalAction[];
  forced: boolean;
  log: LogEntry[];
  undo?: number;
  table?: Partial<TableShown>;
}

/** Let the server send an update, as the answer to the newest command if `done`. */
async function says({ version, actions, forced, log, undo = 0, table }: Now): Promise<void> {
  const player = actions.length ? 0 : 1;
  const view = { ...VIEW, player, turn: player, actions_played: log.length };
  const words = { ...NO_WORDS, names: ['Ann', 'Page'], question: 'Your turn: what now?', undo };
  const d = {
    table: { ...TABLE, ...table },
    options: {},
    view,
    actions,
    forced,
    entries_from: 0,
    entries: log,
    words,
  };
  Wire.newest.says({ t: 'update', v: version, d, done: sent().at(-1)?.id });
  await vi.advanceTimersByTimeAsync(1);
}

const ROLL = legal(['+'], ['roll once more']);
const SHOW = ROLL.map((one) => ({ ...one, reveals: true }));
const CHOICE = legal(['+', '-'], ['roll once more', 'stop']);
const DECIDED = [entry(0, 'takes the dice')];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  link = connect();
});

afterEach(() => link.stop());

async function atTable(now: Now): Promise<void> {
  await says(now);
  const table = { ...TABLE, ...now.table, options: {} };
  render(Playing, { link, table, names: ['Ann', 'Page'], board: null });
  await vi.advanceTimersByTimeAsync(1);
}

const sent = () => Wire.opened.flatMap((wire) => wire.sent.filter(({ t }) => t === 'do'));
const asked = (): string => document.querySelector('.asked > span:last-child')?.textContent ?? '';
const choices = (): number => screen.queryAllByRole('button', { name: 'Roll once more' }).length;

test('it is announced and played once, without a question or a confirmation', async () => {
  settings.confirmation = 'submit';
  await atTable({ version: 3, actions: ROLL, forced: true, log: DECIDED, undo: 1 });
  expect(asked()).toBe('Played for you, the only choice: roll once more');
  expect(choices()).toBe(0);
  await vi.advanceTimersByTimeAsync(380);
  expect(sent()).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent().map(({ d }) => d)).toMatchObject([{ action: '+' }]);
  await says({
    version: 4,
    actions: [],
    forced: false,
    log: [...DECIDED, entry(0, 'rolls', true)],
  });
  expect(document.body.textContent).toContain('Played for you, the only choice: roll once more');
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent()).toHaveLength(1);
});

test('an action that only its player knows is forced is still asked for', async () => {
  await atTable({ version: 3, actions: ROLL, forced: false, log: DECIDED });
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent()).toEqual([]);
  expect(asked()).toBe('Your turn: what now?');
  expect(choices()).toBe(1);
});

test.each([
  ['a question is open', { question: { seat: 1, what: 'undo', left: 0, agreed: [] } }],
  ['a bot stands in', { seats: TABLE.seats.map((seat) => ({ ...seat, bot: 'page' })) }],
  ['the game is over', { status: 'over' }],
] as [string, Partial<TableShown>][])('nothing plays itself while %s', async (_, table) => {
  await atTable({ version: 3, actions: ROLL, forced: true, log: DECIDED, table });
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent()).toEqual([]);
});

test('nothing plays itself until the connection is back', async () => {
  await atTable({ version: 3, actions: ROLL, forced: true, log: DECIDED });
  dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent()).toEqual([]);
  await says({ version: 3, actions: ROLL, forced: true, log: DECIDED });
  await vi.advanceTimersByTimeAsync(450);
  expect(sent()).toHaveLength(1);
});

test('an action that the server refuses is asked for', async () => {
  await atTable({ version: 3, actions: ROLL, forced: true, log: DECIDED });
  await vi.advanceTimersByTimeAsync(450);
  const refused = { t: 'refused', id: sent()[0]?.id, code: 'too-long', message: 'no', d: {} };
  Wire.newest.says(refused);
  await vi.advanceTimersByTimeAsync(3000);
  expect(sent()).toHaveLength(1);
  expect(choices()).toBe(1);
});

test('before it reveals something hidden, its cause can be undone for a moment', async () => {
  await atTable({ version: 3, actions: SHOW, forced: true, log: DECIDED, undo: 1 });
  expect(asked()).toContain('cannot be undone');
  await vi.advanceTimersByTimeAsync(1500);
  expect(sent()).toEqual([]);
  await fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await says({ version: 4, actions: CHOICE, forced: false, log: [] });
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent().map(({ d }) => d.do)).toEqual(['undo']);
});

test('one Undo takes back a decision with the forced actions after it', async () => {
  const log = [...DECIDED, entry(0, 'rolls', true), entry(0, 'rolls', true)];
  await atTable({ version: 5, actions: CHOICE, forced: false, log, undo: 3 });
  await fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(sent().map(({ d }) => d)).toMatchObject([{ do: 'undo', count: 3 }]);
});

test('forced actions alone are not undone: they would only repeat themselves', () => {
  const forced = entry(0, 'rolls', true);
  expect(undoable([entry(0, 'looks at a disc'), forced], 1)).toBe(0);
  expect(undoable([...DECIDED, forced], 2)).toBe(2);
  expect(undoable([forced, ...DECIDED], 2)).toBe(1);
  expect(undoable(DECIDED, 0)).toBe(0);
});
