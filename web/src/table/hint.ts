/** Hints in words. */

import { describe } from '../game/actions';
import type { View } from '../game/contract';
import { ending, provenOutcome } from '../game/outcomes';
import type { Hint } from '../server/api';
import { t } from '../texts.svelte';

/** The advised action, and what the player can expect of it, if the server says so. */
export function hintText(
  view: View,
  seat: number | null,
  { action, margins, proven }: Hint,
): string {
  const words = describe(view, action) || action;
  const margin = seat === null ? undefined : margins[seat];
  if (margin === undefined) return t('web-hint', { words });
  if (proven) return t('web-hint-proven', { words, result: provenOutcome(view.game, margin) });
  return t('web-hint-expected', { words, ...ending(view.game, Math.round(margin)) });
}
