/** Hints in words: what to do, why, and what to expect. */

import { expect, test } from 'vitest';

import type { View } from '../src/game/contract';
import { hintText } from '../src/table/hint';
import { legal } from './legal';

const view = { game: 'dice', legal: legal(['+'], ['roll']) } as unknown as View;
const HINT = { v: 1, action: '+', line: ['+'], values: [0.6, 0.4], margins: [3, -3] };
const WHY = 'It probably gains 2 points on sixes.';

test('the reason comes between the action and the result', () => {
  expect(hintText(view, 0, { ...HINT, proven: false, why: WHY })).toBe(
    `Hint: roll. ${WHY} You would probably win by 3.`,
  );
});

test('without a reason, or without a result', () => {
  const unsure = { ...HINT, proven: false, why: '' };
  expect(hintText(view, 0, unsure)).toBe('Hint: roll. You would probably win by 3.');
  expect(hintText(view, null, { ...unsure, why: WHY })).toBe(`Hint: roll. ${WHY}`);
});

test('after a proven result', () => {
  const found = hintText(view, 0, { ...HINT, proven: true, why: 'It gains 3 points on sixes.' });
  expect(found).toMatch(/^Hint: roll \(.*\)\. It gains 3 points on sixes\.$/);
});
