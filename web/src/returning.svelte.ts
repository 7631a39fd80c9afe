/** What this browser knows of its reader without asking the server: tables, and the last game. */

const KEY = 'blazon-played';
const GAME = 'blazon-game';

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false; // the browser forbids storage
  }
}

let played = $state(stored());

export function hasPlayed(): boolean {
  return played;
}

export function notePlayed(): void {
  played = true;
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Without storage, every visit is the first.
  }
}

/** The game that was last played or learnt here; empty if none was. */
export function lastGame(): string {
  try {
    return localStorage.getItem(GAME) ?? '';
  } catch {
    return '';
  }
}

export function noteGame(game: string): void {
  try {
    localStorage.setItem(GAME, game);
  } catch {
    // Without storage, the first page begins with the first game.
  }
}
