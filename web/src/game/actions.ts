/** The server's information about the actions that are legal now. */

import type { LegalAction } from '../server/api';
import type { View } from './contract';

function find(view: View, token: string): LegalAction | undefined {
  return view.legal.find((action) => action.token === token);
}

export function isLegal(view: View, token: string): boolean {
  return find(view, token) !== undefined;
}

/** A legal action in words; empty for an illegal one. */
export function describe(view: View, token: string): string {
  return find(view, token)?.text ?? '';
}

/** Whether a legal action reveals something hidden, so that it cannot be undone. */
export function reveals(view: View, token: string): boolean {
  return find(view, token)?.reveals ?? false;
}
