/** Why the server refused something, in the reader's language. */

import type { Refusal } from '../server/api';
import { t } from '../texts.svelte';

const KNOWN = [
  'away',
  'busy',
  'full',
  'illegal',
  'no-undo',
  'not-host',
  'not-now',
  'not-seated',
  'not-your-turn',
  'not-yours',
  'quota',
  'rate',
  'stale',
  'storage',
  'taken',
  'too-long',
  'unknown',
];

/** A refusal in words for people. */
export function refusalText(refusal: Refusal): string {
  if (KNOWN.includes(refusal.code)) return t(`web-refused-${refusal.code}`);
  return t('web-refused-other', { message: refusal.message });
}
