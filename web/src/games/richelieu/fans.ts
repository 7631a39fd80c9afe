/** How the cards of a row overlap where twelve do not fit side by side: as two fans of six. */

import { COLUMNS, type Lying } from './view';

const HALF = COLUMNS.length / 2;

/** A card's place in the fans of its row. */
export interface Fanned {
  /** How high it lies: the ends are on top. */
  depth: number;
  /** The side where a strip remains visible; null if all of the card does. */
  strip: 'left' | 'right' | null;
  /** The steps to the right, once the other half is empty and the cards lie side by side. */
  lean: number;
}

/** A cell's place in the fans of its row. */
export function fanned(table: Readonly<Record<string, Lying>>, cell: string): Fanned {
  const row = cell.slice(0, 1);
  const column = Number(cell.slice(1));
  const lying = COLUMNS.filter((other) => table[`${row}${other}`]);
  const [first = 0, last = 0] = [lying[0], lying.at(-1)];
  const both = first <= HALF && last > HALF;
  const right = column > HALF;
  const outer = right ? COLUMNS.length : 1;
  // Those near the middle of their columns stay there, as far as the board's edge allows.
  const middle = (first + last) / 2;
  const still = right ? Math.max(middle, 2 * last - outer) : Math.min(middle, 2 * first - outer);
  const isEnd = column === first || column === last;
  return {
    depth: HALF - Math.abs(outer - column),
    strip: !both || isEnd ? null : right ? 'left' : 'right',
    lean: both ? 0 : column - still,
  };
}
