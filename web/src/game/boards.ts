/** The games that bring a board: each is a folder of `games/` with a `board.ts`. */

import { settings } from '../settings.svelte';
import { loadGameTexts } from '../texts.svelte';
import type { GameBoard } from './contract';

const files = import.meta.glob<{ board: GameBoard }>('../games/*/board.ts');

const fileOf = (game: string) => `../games/${game}/board.ts`;

/** Whether a game's table is shown as text, beside its board or because it brings none. */
export function isInText(game: string): boolean {
  return settings.presentation !== 'picture' || !(fileOf(game) in files);
}

/** A game's board and texts, fetched when first needed; null for a game that brings no board. */
export async function boardOf(game: string): Promise<GameBoard | null> {
  const load = files[fileOf(game)];
  if (!load) return null;
  const [{ board }] = await Promise.all([load(), loadGameTexts(game)]);
  return board;
}
