/** The name last entered in this browser; stored there and nowhere else. */

import { store, stored } from './stored';

const KEY = 'blazon-name';

export function lastName(): string {
  return stored(KEY) ?? '';
}

/** Store a name for the next form, or clear it if empty. */
export function keepName(name: string): void {
  store(KEY, name.trim() || null);
}
