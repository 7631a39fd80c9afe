/** The games that the client can draw; a new one is a folder and a line here. */

import type { GameFace } from './contract';

export type { GameFace } from './contract';

const FACES: Record<string, () => Promise<{ face: GameFace }>> = {
  richelieu: () => import('../games/richelieu/face'),
  rheingold: () => import('../games/rheingold/face'),
};

export const GAMES = Object.keys(FACES);

/** A game's parts, fetched when first needed. */
export async function faceOf(game: string): Promise<GameFace> {
  const load = FACES[game];
  if (!load) throw new Error(`no pictures for ${game}`);
  return (await load()).face;
}
