/** The games of which one was played to its end on this device. */

const KEY = 'blazon-finished';

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((game) => typeof game === 'string') : [];
  } catch {
    return []; // the browser forbids storage, or something else has written there
  }
}

function keep(games: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    // Without storage, each game stays the first.
  }
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
