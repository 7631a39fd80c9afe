/** A result has the unit of its game, if that has one. */

import { expect, test } from 'vitest';

import { ending, outcome, provenOutcome } from '../src/game/outcomes';
import { loadGameTexts } from '../src/texts.svelte';

await loadGameTexts('rheingold');

test('a lead is counted in the unit of the game', () => {
  expect(outcome('rheingold', 2)).toBe('won by 2 swords');
  expect(outcome('rheingold', -1)).toBe('lost by 1 sword');
  expect(provenOutcome('rheingold', 0)).toBe('tied, proven');
  expect(ending('rheingold', -3)).toEqual({ kind: 'lost', lead: '3 swords' });
});

test('a game without a unit has the number', () => {
  expect(outcome('dice', 2)).toBe('won by 2');
});
