/** On a message, the service worker notifies the user and answers the table for this browser. */

import { IDBFactory } from 'fake-indexeddb';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type { Command } from '../src/server/api';
import { due, sealOf, type Shown } from '../src/table/texts';
import { waiting } from './shuffle';

/** The server's state of a table for two; the first seat is this browser's. */
let table: Shown;
/** The paths requested from the server, and the commands sent to it. */
let asked: string[];
let told: Command[];
/** The server's refusals of commands, each with what happens at that moment. */
let refusals: { code: string; then?: () => void }[];
let away: boolean;
let announced: { title: string; options: NotificationOptions }[];

/** Apply a command: after a seal the table waits for the text, and a text begins the game. */
function happens(command: Command): void {
  if (command.do === 'seal') {
    table = waiting({ seals: [command.seal, null], waits_for_texts: [0] });
  } else {
    table = { ...table, status: 'playing' };
  }
}

function answer(path: string, init?: RequestInit): Response {
  if (init?.method !== 'POST') {
    asked.push(path);
    return Response.json({ v: 1, d: { table } });
  }
  const { d } = JSON.parse(String(init.body)) as { d: Command };
  told.push(d);
  const refusal = refusals.shift();
  refusal?.then?.();
  if (refusal) return Response.json({ code: refusal.code, message: '' }, { status: 409 });
  happens(d);
  return Response.json({ v: 1, d: { table } });
}

beforeAll(async () => {
  await import('../src/sw');
});

beforeEach(() => {
  table = waiting({});
  [asked, told, refusals, announced] = [[], [], [], []];
  away = false;
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    away ? Promise.reject(new TypeError()) : Promise.resolve(answer(path, init)),
  );
  vi.stubGlobal('registration', {
    showNotification: (title: string, options: NotificationOptions) => {
      announced.push({ title, options });
      return Promise.resolve();
    },
  });
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

/** Deliver a message; resolves when the worker may be stopped again. */
async function push(url = '/t/table'): Promise<void> {
  const event = new Event('push');
  let done: Promise<unknown> = Promise.reject(new Error('the worker may be stopped at once'));
  done.catch(() => undefined);
  const data = { json: () => ({ title: 'Your game can begin', body: 'Richelieu', url }) };
  const waitUntil = (until: Promise<unknown>) => (done = until);
  dispatchEvent(Object.assign(event, { data, waitUntil }));
  await done;
}

/** Seal a text while the page is open, with the page's own code; returns the seal. */
async function sealed(): Promise<string> {
  const [found] = await due(waiting({ waits_for_seals: [0] }));
  return (found as { seal: string }).seal;
}

test('it shows the text that a page has sealed, and announces the table', async () => {
  const seal = await sealed();
  table = waiting({ seals: [seal, null], waits_for_texts: [0] });
  await push();
  expect(asked).toEqual(['/api/tables/table', '/api/tables/table']);
  expect(told).toMatchObject([{ do: 'show', seat: 0 }]);
  expect(await sealOf((told[0] as { text: string }).text)).toBe(seal);
  const options = { body: 'Richelieu', tag: '/t/table', data: { url: '/t/table' } };
  expect(announced).toMatchObject([{ title: 'Your game can begin', options }]);
});

test('it seals again if necessary, and shows the new text once nobody else is missing', async () => {
  const seal = await sealed();
  await due(waiting({ seals: [seal, null], waits_for_texts: [0] }));
  table = waiting({ round: 2, waits_for_seals: [0] });
  await push();
  expect(told).toMatchObject([{ do: 'seal' }, { do: 'show' }]);
  expect((told[0] as { seal: string }).seal).not.toBe(seal);
  expect(table.status).toBe('playing');
});

test('it never shows a text that a page has shown for something else', async () => {
  const seal = await sealed();
  const [shown] = await due(waiting({ seals: [seal, null], waits_for_texts: [0] }));
  table = waiting({ seals: [seal, null], waits_for_texts: [0], shares: [null, '6'.repeat(64)] });
  await push();
  expect(told[0]).toMatchObject({ do: 'seal' });
  const texts = told.flatMap((one) => ('text' in one ? [one.text] : []));
  expect(texts).toHaveLength(1);
  expect(texts).not.toContain((shown as { text: string }).text);
});

test('if a page was quicker, it looks again and does nothing more', async () => {
  const seal = await sealed();
  table = waiting({ seals: [seal, null], waits_for_texts: [0] });
  refusals = [{ code: 'not-now', then: () => (table = { ...table, status: 'playing' }) }];
  await push();
  expect(told).toHaveLength(1);
  expect(asked).toHaveLength(2);
});

test('it tries only a few times if the server refuses everything', async () => {
  table = waiting({ left_out: [0] });
  refusals = Array.from({ length: 50 }, () => ({ code: 'not-now' }));
  await push();
  expect(told).toHaveLength(5);
});

test.each([
  ['a turn', () => (table = { ...table, status: 'playing' })],
  ['a table that waits for others', () => (table = waiting({ waits_for_texts: [1] }))],
  ['an unreachable server', () => (away = true)],
])('with %s, the message is only announced', async (_, set) => {
  set();
  await push();
  expect(announced).toHaveLength(1);
  expect(told).toEqual([]);
});

test('a message about another page requests no table', async () => {
  await push('/rules/richelieu');
  expect(announced).toHaveLength(1);
  expect(asked).toEqual([]);
});
