/** The name last entered in this browser; stored there and nowhere else. */

const KEY = 'blazon-name';

export function lastName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return ''; // the browser forbids storage
  }
}

/** Store a name for the next form, or clear it if empty. */
export function keepName(name: string): void {
  try {
    if (name.trim()) localStorage.setItem(KEY, name.trim());
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the user enters the name again.
  }
}
