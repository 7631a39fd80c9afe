/** The server's games in the reader's language, and the defaults for a new table. */

import { get, Refusal, type Defaults, type GameShown } from '../server/api';
import { untilReturned } from '../server/reach.svelte';
import type { Language } from '../settings.svelte';

const RETRY_MS = 3000;

let all = $state.raw<readonly GameShown[] | null>(null);
let defaults = $state.raw<Defaults | null>(null);
let refusal = $state.raw<Refusal | null>(null);
let wanted: Language | null = null;
let answer: () => void;
const answered = new Promise<void>((resolve) => (answer = resolve));

export const games = {
  /** Null until the server has answered. */
  get all(): readonly GameShown[] | null {
    return all;
  },
  /** Null until the server has answered. */
  get defaults(): Defaults | null {
    return defaults;
  },
  /** Why they are unavailable at the moment. */
  get refusal(): Refusal | null {
    return refusal;
  },
};

/** The server's description of a game; null before it arrives, and for an unknown game. */
export function gameOf(name: string): GameShown | null {
  return all?.find(({ game }) => game === name) ?? null;
}

/** The same, but waits for the server's answer; throws Refusal if there is none at the moment. */
export async function findGame(name: string): Promise<GameShown | null> {
  if (!all && refusal) throw refusal;
  await answered;
  return gameOf(name);
}

/** A game's display name; empty until it is known. */
export function nameOf(game: string): string {
  return gameOf(game)?.words.name ?? '';
}

/** Fetch the games in a language, retrying until a server answers. */
export async function loadGames(language: Language): Promise<void> {
  if (language === wanted) return;
  wanted = language;
  while (wanted === language) {
    try {
      const [found, usual] = await Promise.all([
        get<GameShown[]>(`/api/games?lang=${language}`),
        defaults ?? get<Defaults>('/api/defaults'),
      ]);
      if (wanted === language) [all, defaults, refusal] = [found, usual, null];
      answer();
      return;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (wanted === language) refusal = error;
      const pause = new Promise<void>((resolve) => setTimeout(resolve, RETRY_MS));
      await (error.code === 'away' ? untilReturned() : pause);
    }
  }
}
