/** What the server says of the actions that are legal now. */

import type { LegalAction } from '../server/api';
import type { View } from './contract';

function find(view: View, token: string): LegalAction | undefined {
  return view.legal.find((action) => action.token === token);
}

export function isLegal(view: View, token: string): boolean {
  return find(view, token) !== undefined;
}

/** What a legal action does, in words; empty for one that is not legal. */
export function describe(view: View, token: string): string {
  return find(view, token)?.text ?? '';
}

/** Whether a legal action brings something hidden to light, so that it cannot be taken back. */
export function reveals(view: View, token: string): boolean {
  return find(view, token)?.reveals ?? false;
}
