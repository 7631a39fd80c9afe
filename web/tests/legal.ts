/** Legal actions as the server describes them, for tests. */

import type { LegalAction } from '../src/server/api';

/** Actions with these tokens and texts. */
export function legal(tokens: readonly string[], texts: readonly string[] = []): LegalAction[] {
  return tokens.map((token, place) => ({
    token,
    text: texts[place] ?? `do ${token}`,
    reveals: false,
  }));
}
