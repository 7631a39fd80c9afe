/** The name that was last entered in this browser; kept there and nowhere else. */

const KEY = 'blazon-name';

export function lastName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return ''; // nothing is kept in a browser that forbids it
  }
}

/** Keep a name for the next form; without one, none is kept. */
export function keepName(name: string): void {
  try {
    if (name.trim()) localStorage.setItem(KEY, name.trim());
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing: the name is entered again.
  }
}
