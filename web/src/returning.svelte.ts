/** What this browser knows of its reader without asking the server: tables, and the last game. */

import { store, stored } from './stored';

const KEY = 'blazon-played';
const GAME = 'blazon-game';

/** Without storage, every visit is the first. */
let played = $state(stored(KEY) !== null);

export function hasPlayed(): boolean {
  return played;
}

export function notePlayed(): void {
  played = true;
  store(KEY, '1');
}

/** The game that was last played or learnt here; empty if none was. */
export function lastGame(): string {
  return stored(GAME) ?? '';
}

export function noteGame(game: string): void {
  store(GAME, game);
}
