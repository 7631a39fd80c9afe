/** The games of which one was played to its end on this device. */

import { store, stored } from '../stored';

const KEY = 'blazon-finished';

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(stored(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((game) => typeof game === 'string') : [];
  } catch {
    return []; // something else has written there
  }
}

/** Without storage, each game stays the first. */
function keep(games: readonly string[]): void {
  store(KEY, JSON.stringify(games));
}

export function isFinished(game: string): boolean {
  return read().includes(game);
}

export function noteFinished(game: string): void {
  if (!isFinished(game)) keep([...read(), game]);
}

/** Make the next game of each kind the first one again. */
export function forgetFinished(): void {
  keep([]);
}
