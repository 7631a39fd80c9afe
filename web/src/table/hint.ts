/** Hints in words. */

import { describe } from '../game/actions';
import type { View } from '../game/contract';
import { ending, provenOutcome } from '../game/outcomes';
import type { Hint } from '../server/api';
import { t } from '../texts.svelte';

/** The advised action, why, and what the player can expect of it, if the server says so. */
export function hintText(
  view: View,
  seat: number | null,
  { action, margins, proven, why = '' }: Hint,
): string {
  const words = describe(view, action) || action;
  const margin = seat === null ? undefined : margins[seat];
  const texts =
    margin !== undefined && proven
      ? [t('web-hint-proven', { words, result: provenOutcome(view.game, margin) }), why]
      : [t('web-hint', { words }), why];
  if (margin !== undefined && !proven)
    texts.push(t('web-hint-expected', ending(view.game, Math.round(margin))));
  return texts.filter(Boolean).join(' ');
}
