/** The games that the client can draw; a new one is a folder and a line here. */

import type { GameBoard } from './contract';

export type { GameBoard } from './contract';

const FACES: Record<string, () => Promise<{ board: GameBoard }>> = {
  richelieu: () => import('../games/richelieu/board'),
  rheingold: () => import('../games/rheingold/board'),
};

export const GAMES = Object.keys(FACES);

/** A game's parts, fetched when first needed. */
export async function boardOf(game: string): Promise<GameBoard> {
  const load = FACES[game];
  if (!load) throw new Error(`no pictures for ${game}`);
  return (await load()).board;
}
