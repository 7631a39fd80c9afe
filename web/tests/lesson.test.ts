import { flushSync } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';

import { lessonOf, type LessonShown } from '../src/learn/lesson';
import { LessonRun } from '../src/learn/run.svelte';
import type { Shown } from '../src/pace/beats';
import { Playback } from '../src/pace/playback.svelte';
import { NO_WORDS } from '../src/server/api';
import { entry } from './pace/frames';

/** A moment after an action. */
function moment(token: string, player: number): LessonShown['moments'][number] {
  return {
    view: { observer: 0, player: 0 },
    actions: [],
    entries: token ? [entry(token, player)] : [],
    words: NO_WORDS,
  };
}

const SHOWN: LessonShown = {
  options: {},
  board: null,
  names: ['Player 1', 'Page'],
  totals: [2, 1],
  steps: [
    { text: 'Look.', do: [], lit: [], begins: 0, jumps: false },
    { text: 'Do a and b.', do: ['a', 'b'], lit: ['a'], begins: 0, jumps: false },
    { text: 'Do c.', do: ['c'], lit: [], begins: 4, jumps: true },
    { text: 'Done.', do: [], lit: [], begins: 6, jumps: false },
  ],
  moments: [
    moment('', 0),
    moment('a', 0),
    moment('b', 0),
    moment('r', 1),
    moment('s', 1),
    moment('c', 0),
    { ...moment('', 0), entries: [entry('t', 1), entry('u', 0)] },
  ],
};
const reached: number[] = [];

function begin(speed: 'none' | 'normal' = 'none') {
  const lesson = lessonOf('game', SHOWN);
  const playback = new Playback<Shown>({
    speed: () => speed,
    budget: () => Infinity,
    placesOf: () => [],
  });
  const run = new LessonRun(lesson, playback, (step) => reached.push(step));
  run.start(0);
  return { run, playback };
}

beforeEach(() => {
  reached.length = 0;
  vi.useFakeTimers();
});

it('knows the log of each moment', () => {
  const logs = lessonOf('game', SHOWN).moments.map(({ log }) => log.map(({ token }) => token));
  expect(logs.map((log) => log.join(''))).toEqual([
    '',
    'a',
    'ab',
    'abr',
    'abrs',
    'abrsc',
    'abrsctu',
  ]);
});

it('is taken step by step', () => {
  const { run, playback } = begin();
  expect([run.tells, run.asks]).toEqual([true, false]);
  run.next();
  expect([run.step, run.tells, run.asks]).toEqual([1, false, true]);
  expect(run.play(['a'])).toBe(true);
  expect([run.step, run.done]).toEqual([1, 1]);
  expect(run.play(['b'])).toBe(true);
  expect([run.step, run.done]).toEqual([2, 0]);
  expect(playback.shown?.log).toHaveLength(4);
  expect(run.play(['c'])).toBe(true);
  expect([run.step, run.isLast, run.jumped, run.tells]).toEqual([3, true, true, false]);
  expect(playback.shown?.log).toHaveLength(7);
  expect(reached).toEqual([0, 1, 2, 3]);
});

it('plays nothing but what the step asks for', () => {
  const { run } = begin();
  expect(run.play(['a'])).toBe(false);
  run.next();
  for (const tokens of [['b'], ['a', 'c'], ['a', 'b', 'c']]) expect(run.play(tokens)).toBe(false);
  expect([run.step, run.done]).toEqual([1, 0]);
  expect(run.play(['a', 'b'])).toBe(true);
  expect(run.step).toBe(2);
});

it('waits for the others before it goes on', () => {
  const { run, playback } = begin('normal');
  run.next();
  run.play(['a', 'b']);
  expect([run.step, run.asks, playback.playing]).toEqual([1, false, true]);
  run.rest();
  expect(run.step).toBe(1);
  vi.runAllTimers();
  flushSync();
  expect(playback.playing).toBe(false);
  run.rest();
  expect([run.step, run.asks]).toEqual([2, true]);
});

it('starts at any step, and at the nearest if there is none', () => {
  const { run } = begin();
  run.start(2);
  expect([run.step, run.asks]).toEqual([2, true]);
  for (const [asked, got] of [
    [99, 3],
    [-1, 0],
    [1.7, 1],
  ] as const) {
    run.start(asked);
    expect(run.step).toBe(got);
  }
});
