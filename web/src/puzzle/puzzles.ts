/** A game's puzzles, from the server: all except the answers may be known before one tries. */

import { get, post, type Schemas } from '../server/api';
import type { Language } from '../settings.svelte';

export type Puzzles = Schemas['PuzzlesShown'];
export type Listed = Schemas['PuzzleListed'];
export type Puzzle = Schemas['PuzzleShown'];
export type Answer = Schemas['PuzzleAnswer'];
export type Judged = Schemas['TryShown'];

const addressOf = (game: string, id: string): string =>
  `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;

/** The puzzles of a game, the easiest first; throws Refusal. */
export function loadPuzzles(game: string): Promise<Puzzles> {
  return get<Puzzles>(`/api/puzzles/${encodeURIComponent(game)}`);
}

/** A puzzle as its player sees it; throws Refusal. */
export function loadPuzzle(game: string, id: string, language: Language): Promise<Puzzle> {
  return get<Puzzle>(`${addressOf(game, id)}?lang=${language}`);
}

/** Whether an action is right; throws Refusal, which says in `why` why it is not possible. */
export function judge(
  game: string,
  id: string,
  token: string,
  language: Language,
): Promise<Judged> {
  return post<Judged>(`${addressOf(game, id)}/try?lang=${language}`, { token });
}

/** The right actions and the reason; throws Refusal. */
export function loadAnswer(game: string, id: string, language: Language): Promise<Answer> {
  return get<Answer>(`${addressOf(game, id)}/answer?lang=${language}`);
}
