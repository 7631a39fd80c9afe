/** The players' names in texts, in left-to-right and right-to-left scripts. */

import { expect, test } from 'vitest';

import type { SeatShown } from '../src/server/api';
import { seatNames } from '../src/table/names';
import { t } from '../src/texts.svelte';

function called(...names: string[]): string[] {
  return seatNames(
    names.map((name) => ({ name, kind: 'person' }) as SeatShown), // all that a name depends on
  );
}

test('a left-to-right name stays as it is', () => {
  const names = ['Anna', 'Ødön Łukasz', 'Мария', '王芳', '𝒜nna 🐉'];
  expect(called(...names)).toEqual(names);
});

test('names that look alike are distinguished', () => {
  expect(called('Ann', 'A\u200cnn', 'Anne')).toEqual(['Ann 1', 'A\u200cnn 2', 'Anne']);
});

test('a right-to-left name does not disturb the text around it', () => {
  const names = called('שרה', 'محمد', 'Anna', 'محمد', '𐤀𐤁');
  expect(names).toEqual([
    '\u2068שרה\u2069',
    '\u2068محمد 2\u2069',
    'Anna',
    '\u2068محمد 4\u2069',
    '\u2068𐤀𐤁\u2069',
  ]);
  expect(t('web-turn-of', { player: names[0] ?? '' })).toContain('\u2068שרה\u2069');
});
