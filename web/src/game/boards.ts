/** The games that bring a board: each is a folder of `games/` with a `board.ts`. */

import { loadGameTexts } from '../texts.svelte';
import type { GameBoard } from './contract';

const files = import.meta.glob<{ board: GameBoard }>('../games/*/board.ts');

/** A game's board and texts, fetched when first needed; null for a game that brings no board. */
export async function boardOf(game: string): Promise<GameBoard | null> {
  const load = files[`../games/${game}/board.ts`];
  if (!load) return null;
  const [{ board }] = await Promise.all([load(), loadGameTexts(game)]);
  return board;
}
