/** The server's refusals in the reader's language. */

import type { Refusal } from '../server/api';
import { settings } from '../settings.svelte';
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

/** The field with something hidden in its text, as in `seats[1].name`; empty if there is none. */
export function hiddenIn(refusal: Refusal): string {
  return refusal.code === 'bad' ? String(refusal.data.hidden ?? '') : '';
}

/** A refusal in words. */
export function refusalText(refusal: Refusal): string {
  const reason = String(refusal.data.reason ?? '');
  if (refusal.code === 'read-only') return t('web-refused-read-only', { reason }).trim();
  if (refusal.code === 'blocked') {
    const until = new Date(Number(refusal.data.until)).toLocaleString(settings.language, {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return t('web-refused-blocked', { until, reason }).trim();
  }
  if (hiddenIn(refusal)) return t('web-refused-hidden');
  if (KNOWN.includes(refusal.code)) return t(`web-refused-${refusal.code}`);
  return t('web-refused-other', { message: refusal.message });
}
