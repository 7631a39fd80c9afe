/** Events divided into steps, the time to show each, and the others' trail. */

import { expect, test } from 'vitest';

import {
  beatMs,
  beatsOf,
  lengthOfTurn,
  marksOf,
  mayPlay,
  newestTurn,
  othersActed,
  sinceOwn,
  trailOf,
  turnsIn,
  type Frame,
} from '../../src/pace/beats';
import { entry, frame } from './frames';

const placesOf = (token: string): string[] => (/^[A-D]\d/.test(token) ? [token] : []);

/** Anna took two cards; Bruno took one, chance answered, and he took another. */
const LOG = [entry('A1', 0), entry('A2', 0), entry('B1', 1), entry('d4', null, 1), entry('B2', 1)];

test('every action is a beat; chance belongs to the player whose turn it is', () => {
  expect(beatsOf(LOG.slice(2), placesOf)).toEqual([
    { token: 'B1', text: 'does B1', seat: 1, places: ['B1'] },
    { token: 'd4', text: 'does d4', seat: 1, places: [] },
    { token: 'B2', text: 'does B2', seat: 1, places: ['B2'] },
  ]);
});

test('the trail contains the others’ actions since the observer’s last choice', () => {
  const tokens = (log = LOG, observer: number | null = 0) =>
    trailOf(log, observer, placesOf).map(({ token }) => token);
  expect(tokens()).toEqual(['B1', 'B2']);
  expect(tokens([...LOG, entry('A3', 0)])).toEqual(['A3']);
  const forced = { ...entry('A3', 0), forced: true };
  expect(tokens([...LOG, forced])).toEqual(['B1', 'B2', 'A3']);
  expect(tokens(LOG, 1)).toEqual(['B1', 'B2']);
  expect(tokens(LOG, null)).toEqual(['B1', 'B2']);
  expect(tokens([])).toEqual([]);
  expect(sinceOwn(LOG, 0)).toBe(2);
  expect(newestTurn(LOG)).toBe(2);
  expect(turnsIn(LOG)).toBe(2);
});

test('a place is marked in the colour of the last player there', () => {
  const step = (seat: number, ...places: string[]) => ({ token: '', seat, places });
  expect(marksOf([step(0, 'A1', 'A2'), step(1, 'A2')])).toEqual(
    new Map([
      ['A1', 0],
      ['A2', 1],
    ]),
  );
});

test('a whole turn takes seconds, and no action less than half a second', () => {
  expect(beatMs('normal', 1)).toBe(850);
  expect(beatMs('normal', 6)).toBeCloseTo(667, 0);
  expect(beatMs('normal', 40)).toBe(500);
  expect(beatMs('slow', 1)).toBeGreaterThan(beatMs('normal', 1));
  expect(beatMs('quick', 1)).toBeLessThan(beatMs('normal', 1));
  expect(beatMs('none', 1)).toBe(0);
  expect(beatMs('normal', 5, 1500)).toBe(300);
  expect(beatMs('normal', 2, 1500, 5)).toBe(300);
});

test('a turn consists of its adjacent entries', () => {
  expect(LOG.map((_, place) => lengthOfTurn(LOG, place))).toEqual([2, 2, 3, 3, 3]);
});

test('chance alone does not count as another player', () => {
  expect(othersActed(LOG, 0)).toBe(true);
  expect(othersActed(LOG.slice(0, 2), 0)).toBe(false);
  expect(othersActed([...LOG.slice(0, 2), entry('d4', null, 1)], 0)).toBe(false);
  expect(othersActed(LOG, null)).toBe(true);
  expect(othersActed([], null)).toBe(false);
});

test('only one observer’s steps forward are played', () => {
  const before = frame(LOG.slice(0, 3));
  const after = frame(LOG);
  expect(mayPlay(before, after)).toBe(true);
  expect(mayPlay(after, before)).toBe(false);
  const other: Frame = { ...after, view: { ...after.view, observer: 1 } };
  expect(mayPlay(before, other)).toBe(false);
  const undone = frame([...LOG.slice(0, 2), entry('B3', 1), entry('B4', 1)]);
  expect(mayPlay(before, undone)).toBe(false);
});
