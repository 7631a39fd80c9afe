/** Makes what the parts of a board receive. */

import { NO_WORDS } from '../server/api';
import type { BoardState, View } from './contract';

type Given = Pick<BoardState, 'view' | 'options' | 'at'> & Partial<BoardState>;

/** A board's state; without words, names and marks where none are given. */
export function stateOf(given: Given): BoardState {
  const marks = { trail: [], pointed: [], played: [], better: [], chosen: [] };
  return { words: NO_WORDS, names: [], ...marks, ...given };
}

/** A view from the server, of a position in which nobody is asked. */
export function still(view: object): View {
  return { ...view, legal: [] } as unknown as View;
}
