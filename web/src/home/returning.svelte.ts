/** Whether this browser has been at a table before; known without asking the server. */

const KEY = 'blazon-played';

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
