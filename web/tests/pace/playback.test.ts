/** Frames are shown one after the other, at their pace. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { sinceThen } from '../../src/pace/again';
import { Playback } from '../../src/pace/playback.svelte';
import { NO_WORDS, type TableShown } from '../../src/server/api';
import type { Speed } from '../../src/settings.svelte';
import { serverHas } from '../server';
import { entry, frame } from './frames';

let speed: Speed = 'normal';
let budget = Infinity;
let begunNow: Playback | undefined;
const pace = {
  speed: () => speed,
  budget: () => budget,
  placesOf: (token: string) => [token],
};
const A = entry('A', 0);
const B = entry('B', 1);
const C = entry('C', 1);
const D = entry('D', 1);

beforeEach(() => {
  vi.useFakeTimers();
  speed = 'normal';
  budget = Infinity;
});
afterEach(() => begunNow?.stop());

/** A playback after Anna has acted and seen the result. */
function begun(): Playback {
  const playback = (begunNow = new Playback(pace));
  playback.push(frame([A], { own: true }));
  return playback;
}

test('the user’s own frames are shown at once, those of others one after the other', () => {
  const playback = begun();
  expect(playback.shown?.version).toBe(1);
  expect(playback.playing).toBe(false);
  playback.push(frame([A, B]));
  playback.push(frame([A, B, C]));
  expect([playback.playing, playback.shown?.version, playback.beat]).toEqual([true, 1, null]);
  vi.advanceTimersByTime(400);
  expect([playback.shown?.version, playback.beat?.token]).toEqual([2, 'B']);
  vi.advanceTimersByTime(849);
  expect(playback.shown?.version).toBe(2);
  vi.advanceTimersByTime(1);
  expect([playback.shown?.version, playback.beat?.token]).toEqual([3, 'C']);
  vi.advanceTimersByTime(850);
  expect([playback.playing, playback.beat]).toEqual([false, null]);
});

test('the chance result of an action is a separate beat', () => {
  const playback = begun();
  playback.push(frame([A, B, entry('d4', null, 1)]));
  vi.advanceTimersByTime(400);
  expect([playback.shown?.version, playback.beat?.token]).toEqual([3, 'B']);
  vi.advanceTimersByTime(850);
  expect([playback.shown?.version, playback.beat?.token]).toEqual([3, 'd4']);
});

test('the user’s action appears at once, and the next turn’s die is a beat after it', () => {
  const playback = begun();
  playback.push(frame([A, entry('-', 0), entry('d4', null, 1)], { own: true }));
  expect([playback.shown?.version, playback.playing, playback.beat]).toEqual([3, true, null]);
  vi.advanceTimersByTime(400);
  expect(playback.beat?.token).toBe('d4');
  expect(playback.said).toEqual([{ text: 'does d4', seat: 1 }]);
  playback.push(frame([A, entry('-', 0), entry('d4', null, 1), B]));
  vi.advanceTimersByTime(850);
  expect([playback.shown?.version, playback.beat?.token]).toEqual([4, 'B']);
});

test('the chance result of the user’s action is announced without a wait', () => {
  const playback = begun();
  playback.push(frame([A, entry('x3', 0), entry('s2', null, 0)], { own: true }));
  expect(playback.said.map(({ text }) => text)).toEqual(['does s2']);
  expect(playback.playing).toBe(false);
});

test('a command of the user’s that plays nothing does not interrupt the playback', () => {
  const playback = begun();
  playback.push(frame([A, B]));
  vi.advanceTimersByTime(400);
  playback.push(frame([A, B], { version: 5, own: true }));
  expect([playback.playing, playback.beat?.token, playback.shown?.version]).toEqual([true, 'B', 5]);
  vi.advanceTimersByTime(850);
  expect(playback.playing).toBe(false);
});

test('skipping shows the end, and announces the rest at once', () => {
  const playback = begun();
  playback.push(frame([A, B]));
  playback.push(frame([A, B, C]));
  playback.push(frame([A, B, C, D]));
  vi.advanceTimersByTime(400);
  playback.skip();
  expect([playback.playing, playback.shown?.version]).toEqual([false, 4]);
  expect(playback.said.map(({ text }) => text)).toEqual(['does C', 'does D']);
  vi.advanceTimersByTime(10_000);
  expect(playback.said).toHaveLength(2);
});

test('the user’s own frame, an undo and another observer’s frame end the playback', () => {
  for (const next of [
    frame([A, B, C, A], { own: true }),
    frame([entry('E', 1)]),
    frame([A, B, C], { view: { ...frame([]).view, observer: 1 } }),
  ]) {
    const playback = begun();
    playback.push(frame([A, B]));
    playback.push(next);
    expect([playback.playing, playback.shown]).toEqual([false, next]);
  }
});

test('without a speed, or on a hidden page, everything is announced and nothing played', () => {
  speed = 'none';
  const playback = begun();
  playback.push(frame([A, B]));
  expect([playback.playing, playback.shown?.version]).toEqual([false, 2]);
  expect(playback.said.map(({ text }) => text)).toEqual(['does B']);
  speed = 'normal';
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  playback.push(frame([A, B, C]));
  expect([playback.playing, playback.shown?.version]).toEqual([false, 3]);
  expect(playback.said.map(({ text }) => text)).toEqual(['does C']);
});

/** The time to show eight of the rival's actions that arrive at once, one frame each. */
function timeOfEight(): number {
  const playback = begun();
  const log = [A];
  for (const name of 'BCDEFGHI') {
    log.push(entry(name, 1));
    playback.push(frame([...log]));
  }
  let passed = 0;
  while (playback.playing) {
    vi.advanceTimersByTime(10);
    passed += 10;
  }
  expect(playback.shown?.log).toHaveLength(9);
  return passed;
}

test('a long turn takes four seconds and no more', () => {
  const thinking = 400;
  expect(timeOfEight() - thinking).toBeGreaterThanOrEqual(8 * 500);
  expect(timeOfEight() - thinking).toBeLessThanOrEqual(4050);
});

test('with a clock, everything that waits keeps to the budget, thinking included', () => {
  budget = 1200;
  const time = timeOfEight();
  expect(time).toBeGreaterThan(1000);
  expect(time).toBeLessThanOrEqual(1250);
});

test('new words for the same moment replace the old ones, even of waiting frames', () => {
  const playback = begun();
  const renamed = frame([A], { version: 7 });
  playback.push(renamed);
  expect([playback.playing, playback.shown]).toEqual([false, renamed]);
  playback.push(frame([A, B]));
  const other = frame([A, B], { version: 8 });
  playback.push(other);
  vi.advanceTimersByTime(400);
  expect(playback.shown).toEqual(other);
});

test('a replay shows the others’ turns since the user’s last action', () => {
  const playback = begun();
  expect(playback.canReplay).toBe(false);
  playback.push(frame([A, B]));
  playback.push(frame([A, B, C]));
  playback.skip();
  expect(playback.canReplay).toBe(true);
  playback.replay();
  vi.advanceTimersByTime(0);
  expect(playback.shown?.version).toBe(2);
  vi.advanceTimersByTime(850);
  expect(playback.shown?.version).toBe(3);
  vi.advanceTimersByTime(850);
  expect(playback.playing).toBe(false);
});

/** For each step of a replay: the number of its log entries, and of actions in its position. */
function steps(playback: Playback): [length: number, played: number][] {
  const found: [number, number][] = [];
  playback.replay();
  while (playback.playing) {
    vi.advanceTimersToNextTimer();
    const { shown } = playback;
    if (playback.beat && shown) found.push([shown.log.length, shown.view.actions_played]);
  }
  return found;
}

test('there is no replay of turns that the page has only partly seen', () => {
  const playback = new Playback(pace);
  playback.push(frame([A, B]));
  playback.push(frame([A, B, C]));
  playback.skip();
  expect(playback.canReplay).toBe(false);
  playback.replay([frame([A]), frame([A, B]), frame([A, B, C])]);
  playback.skip();
  expect(playback.shown?.version).toBe(3);
  expect(playback.canReplay).toBe(true);
  expect(steps(playback)).toEqual([
    [2, 2],
    [3, 3],
  ]);
});

test('a roll after the user’s own action does not shorten the replay', () => {
  const playback = new Playback(pace);
  const own = [A, entry('d4', null, 1)];
  playback.push(frame(own, { own: true }));
  expect(playback.canReplay).toBe(false);
  playback.push(frame([...own, B]));
  playback.push(frame([...own, B, C]));
  playback.skip();
  expect(steps(playback)).toEqual([
    [3, 3],
    [4, 4],
  ]);
});

test('a forced action does not shorten the replay; a choice does', () => {
  const playback = begun();
  playback.push(frame([A, B]));
  playback.skip();
  const forced = [A, B, { ...entry('E', 0), forced: true }];
  playback.push(frame(forced, { own: true }));
  playback.push(frame(forced, { own: true, version: 9 }));
  expect(steps(playback)).toEqual([
    [2, 2],
    [3, 3],
  ]);
  playback.push(frame([...forced, D, entry('F', 0)], { own: true }));
  expect(playback.canReplay).toBe(false);
});

test('a spectator’s replay shows the newest turn, not the whole game', () => {
  const playback = new Playback(pace);
  const log = [entry('S', 0)];
  const seen = () => {
    const made = frame([...log]);
    playback.push({ ...made, view: { ...made.view, observer: null } });
    playback.skip();
  };
  seen();
  for (let turn = 1; turn <= 8; turn += 1) {
    log.push(entry(`T${turn}`, turn % 2));
    seen();
  }
  expect(steps(playback)).toEqual([[9, 9]]);
});

test('a spectator who is many turns behind jumps to the newest turn', () => {
  const playback = new Playback(pace);
  const log = [entry('S', 0)];
  playback.push(frame(log));
  for (let turn = 1; turn <= 8; turn += 1) {
    log.push(entry(`T${turn}`, turn % 2));
    playback.push(frame([...log]));
  }
  const behind = log.length - (playback.shown?.log.length ?? 0);
  expect(behind).toBeLessThanOrEqual(6);
  vi.advanceTimersByTime(60_000);
  expect(playback.shown?.log.length).toBe(log.length);
});

test('what was missed is shown again action by action, each with the log up to it', async () => {
  const moments = [1, 2].map((at) => ({ at, words: NO_WORDS }));
  serverHas({ '/api/tables/abc/views': moments });
  const table = { id: 'abc', game: 'made-up' } as TableShown;
  const newest = frame([A, B, C], { table, view: { ...frame([]).view, observer: 0 } });
  const found = await sinceThen(newest, 'en');
  expect(found.map(({ log }) => log)).toEqual([[A], [A, B], [A, B, C]]);
});

test('after a jump, nothing of the interrupted move is shown', () => {
  const playback = begun();
  playback.push(frame([A, B, entry('d4', null, 1)]));
  vi.advanceTimersByTime(400);
  expect(playback.beat?.token).toBe('B');
  playback.jump(frame([A, B]));
  playback.push(frame([A, B, C]));
  vi.advanceTimersByTime(400);
  expect(playback.beat?.token).toBe('C');
});
