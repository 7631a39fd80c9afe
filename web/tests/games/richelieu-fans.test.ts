import { describe, expect, it } from 'vitest';

import { fanned } from '../../src/games/richelieu/fans';
import { COLUMNS, type Lying } from '../../src/games/richelieu/view';

/** Row A with cards in these columns. */
function row(first: number, last: number): Record<string, Lying> {
  const lying = { card: 'BOU1', marker: null, disc: false };
  const columns = COLUMNS.filter((column) => column >= first && column <= last);
  return Object.fromEntries(columns.map((column) => [`A${column}`, lying]));
}

const all = (first: number, last: number) =>
  COLUMNS.filter((column) => column >= first && column <= last).map((column) =>
    fanned(row(first, last), `A${column}`),
  );

describe('the fans of a row', () => {
  it('show whole cards at the ends, and the inner strip of the others', () => {
    expect(all(3, 9).map(({ strip }) => strip)).toEqual([
      null,
      'right',
      'right',
      'right',
      'left',
      'left',
      null,
    ]);
  });

  it('rise towards both ends', () => {
    expect(all(1, 12).map(({ depth }) => depth)).toEqual([6, 5, 4, 3, 2, 1, 1, 2, 3, 4, 5, 6]);
  });

  it('keep every card in its place while both halves have some', () => {
    expect(all(6, 7).map(({ lean }) => lean)).toEqual([0, 0]);
  });

  it('spread around the middle of their columns, once they are in one half', () => {
    expect(all(7, 9)).toEqual([
      { depth: 1, strip: null, lean: -1 },
      { depth: 2, strip: null, lean: 0 },
      { depth: 3, strip: null, lean: 1 },
    ]);
    expect(all(5, 6).map(({ lean }) => lean)).toEqual([-0.5, 0.5]);
    expect(all(7, 7).map(({ lean }) => lean)).toEqual([0]);
  });

  it('do not leave the board', () => {
    expect(all(1, 3).map(({ lean }) => lean)).toEqual([0, 1, 2]);
    expect(all(2, 4).map(({ lean }) => lean)).toEqual([-1, 0, 1]);
    expect(all(10, 12).map(({ lean }) => lean)).toEqual([-2, -1, 0]);
  });

  it('are the same for an empty row', () => {
    expect(fanned({}, 'A1').strip).toBeNull();
  });
});
