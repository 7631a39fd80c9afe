/** What the server says of the actions that are legal now. */

import type { BoardState } from './contract';

/** What a legal action does, in words; empty for one that is not legal. */
export function describe({ words }: BoardState, token: string): string {
  return words.actions.find((action) => action.token === token)?.text ?? '';
}

/** Whether a legal action brings something hidden to light, so that it cannot be taken back. */
export function reveals({ words }: BoardState, token: string): boolean {
  return words.actions.some((action) => action.token === token && action.reveals);
}
