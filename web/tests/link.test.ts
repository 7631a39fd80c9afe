/** A table over a socket: frames in order, commands carried out once, missed events fetched. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Frame } from '../src/pace/beats';
import type { ChatLine, Command, Update } from '../src/server/api';
import type { TableLink } from '../src/server/table.svelte';
import { connect, PLAYING, update, Wire } from './wire';

let link: TableLink;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  link = connect();
});

afterEach(() => link.stop());

function hears(version: number, d: Update, done?: string): void {
  Wire.newest.says({ t: 'update', v: version, d, ...(done ? { done } : {}) });
}

/** Lose the connection, and find it again. */
async function reconnect(): Promise<void> {
  Wire.newest.close();
  await vi.advanceTimersByTimeAsync(300);
  Wire.newest.open();
}

const PLAY: Command = { do: 'play', action: 'A1', version: 1, seat: 0 };

test('each version becomes one frame; earlier ones wait for the follower', () => {
  hears(1, update(0, [], { table: PLAYING, options: {} }));
  hears(2, update(1, ['B1']));
  const frames: Frame[] = [];
  const stop = link.follow((frame) => frames.push(frame));
  expect(frames.map(({ version }) => version)).toEqual([1, 2]);
  hears(3, update(3, ['B2', 'B3']));
  expect(frames.at(-1)?.log.map(({ token }) => token)).toEqual(['B1', 'B2', 'B3']);
  expect(frames.at(-1)?.own).toBe(false);
  stop();
  hears(4, update(4, ['B4']));
  expect(frames).toHaveLength(3);
  expect(link.view?.actions_played).toBe(4);
});

function line(number: number, text: string): ChatLine {
  return { number, at: 0, seat: 1, name: 'Bob', text, removed: !text };
}

/** What the chat shows. */
function said(): string[] {
  return link.chat.map(({ text }) => text);
}

test('a late answer brings back no chat line that was removed meanwhile', async () => {
  let answer: (lines: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)));
  hears(1, update(0, [], { table: PLAYING }));
  Wire.newest.says({ t: 'chat', d: [line(2, '')] });
  Wire.newest.says({ t: 'chat', d: [line(3, 'newer')] });
  answer(Response.json([line(1, 'old'), line(2, 'rude')]));
  await vi.waitFor(() => expect(said()).toEqual(['old', '', 'newer']));
});

test('a new connection learns which chat lines were removed without it', async () => {
  const lines = [line(1, 'rude'), line(2, 'fine')];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(lines)));
  hears(1, update(0, [], { table: PLAYING }));
  await vi.waitFor(() => expect(said()).toEqual(['rude', 'fine']));
  lines[0] = line(1, '');
  await reconnect();
  hears(2, update(0, []));
  await vi.waitFor(() => expect(said()).toEqual(['', 'fine']));
});

test('there are no frames before a game, nor for the clock or the chat', () => {
  const frames: Frame[] = [];
  link.follow((frame) => frames.push(frame));
  hears(1, { table: { ...PLAYING, status: 'open' }, options: {} } as Update);
  expect(frames).toHaveLength(0);
  hears(2, update(0, [], { table: PLAYING }));
  hears(2, { clock: { running: 0, turn: [1, 1], reserve: [0, 0] } } as Update);
  Wire.newest.says({ t: 'chat', d: [] });
  expect(frames).toHaveLength(1);
});

test('a frame that answers this page’s command is marked', async () => {
  const frames: Frame[] = [];
  link.follow((frame) => frames.push(frame));
  hears(1, update(0, [], { table: PLAYING }));
  const done = link.do(PLAY);
  expect(link.pending).toBe(1);
  hears(2, update(1, ['A1']), Wire.newest.sent.at(-1)?.id);
  expect(await done).toBe(2);
  expect(frames.map(({ own }) => own)).toEqual([false, true]);
  expect(link.pending).toBe(0);
});

test('a refusal concerns only its command, but losing access to the table ends everything', async () => {
  const done = link.do(PLAY);
  const refused = { t: 'refused', code: 'illegal', message: 'no', d: {} };
  Wire.newest.says({ ...refused, id: Wire.newest.sent.at(-1)?.id ?? '' });
  await expect(done).rejects.toMatchObject({ code: 'illegal' });
  expect(link.refusal).toBeNull();
  Wire.newest.says({ ...refused, id: null, code: 'rate' });
  expect(link.refusal).toBeNull();
  Wire.newest.says({ ...refused, id: null, code: 'unknown' });
  expect(link.refusal?.code).toBe('unknown');
});

test('a command without an answer is sent again with the same id, from the newest version', async () => {
  hears(5, update(0, [], { table: PLAYING }));
  const done = link.do(PLAY);
  const first = Wire.newest.sent.at(-1);
  Wire.newest.close();
  expect(link.connection).toBe('away');
  await vi.advanceTimersByTimeAsync(300);
  expect(Wire.opened).toHaveLength(2);
  expect(Wire.newest.address).toContain('since=5');
  Wire.newest.open();
  expect(Wire.newest.sent.at(-1)).toEqual(first);
  Wire.newest.says({ t: 'done', id: first?.id, v: 6 });
  expect(await done).toBe(6);
});

test('the link knows what was missed until the user has read it', async () => {
  hears(1, update(1, ['A1'], { table: PLAYING }));
  await reconnect();
  hears(3, update(3, ['B1', 'B2']));
  expect(link.missedFrom).toBe(1);
  await reconnect();
  hears(4, update(4, ['B3']));
  expect(link.missedFrom).toBe(1);
});

test('another perspective is requested at once, another language with a new connection', () => {
  hears(7, update(0, [], { table: PLAYING }));
  link.setPerspective(1);
  expect(Wire.newest.sent.at(-1)).toEqual({ t: 'see', seat: 1 });
  link.setLanguage('de');
  expect(Wire.opened).toHaveLength(2);
  expect(Wire.newest.address).toContain('lang=de');
  expect(Wire.newest.address).toContain('seat=1');
  expect(Wire.newest.address).not.toContain('since');
});

test('a table requested as text is not shown without it', () => {
  hears(1, update(0, [], { table: PLAYING, options: {} }));
  expect(link.view).not.toBeNull();
  link.setSections(true);
  expect(link.view).toBeNull();
  vi.advanceTimersByTime(5000);
  Wire.newest.open();
  expect(Wire.newest.address).toContain('sections=true');
  hears(1, update(0, [], { table: PLAYING, options: {} }));
  const frames: Frame[] = [];
  link.follow((frame) => frames.push(frame));
  expect(frames).toHaveLength(1);
});

test('a table left while its connection is lost is not connected to again', async () => {
  Wire.newest.close();
  const before = Wire.opened.length;
  link.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(Wire.opened).toHaveLength(before);
});
