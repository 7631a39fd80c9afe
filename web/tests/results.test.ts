/** What a list says about a finished game: who won, who resigned, and whether bots finished it. */

import { expect, test } from 'vitest';

import { resultOf, type Result } from '../src/home/results';

const PERSON = { kind: 'person', bot: null } as const;
const LEFT = { kind: 'person', bot: 'page' } as const;
const BOT = { kind: 'bot', bot: 'groom' } as const;
const names = ['Ann', 'Groom'];

function result(some: Partial<Result> = {}): Result {
  return { totals: [40, 28], winners: [0], ending: 'played', ...some };
}

test('a game that was played out has its points', () => {
  expect(resultOf([PERSON, BOT], names, result())).toBe('Ann 40 : Groom 28 · Ann wins.');
});

test('a game that bots played to the end says so', () => {
  const said = resultOf([LEFT, LEFT], ['Ann', 'Bob'], result());
  expect(said).toBe('Ann 40 : Bob 28 · Ann wins. · A bot finished for Ann and Bob.');
  expect(resultOf([LEFT, PERSON], ['Ann', 'Bob'], result())).toContain('A bot finished for Ann.');
});

test.each([
  ['resigned', 'Ann resigned. The win goes to Groom.'],
  ['time', 'Ann ran out of time. The win goes to Groom.'],
] as const)('nobody counts points when one %s', (ending, said) => {
  const found = resultOf([LEFT, BOT], names, result({ totals: [0, 0], winners: [1], ending }));
  expect(found).toBe(said);
});

test('a game that the operators closed has only its points', () => {
  const closed = result({ winners: [], ending: 'closed' });
  expect(resultOf([PERSON, BOT], names, closed)).toBe('Ann 40 : Groom 28');
});
