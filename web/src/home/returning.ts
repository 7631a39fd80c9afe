/** Whether this browser has been at a table before; known without asking the server. */

const KEY = 'blazon-played';

export function hasPlayed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false; // the browser forbids storage
  }
}

export function notePlayed(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Without storage, every visit is the first.
  }
}
