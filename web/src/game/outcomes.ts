/** The result that a player is proven to reach with best play. */

import { t } from '../texts.svelte';

/** Such as "won by 3", from a player's lead over the best rival. */
export function outcome(margin: number): string {
  const kind = margin > 0 ? 'won' : margin < 0 ? 'lost' : 'level';
  return t(`proven-${kind}`, { margin: Math.abs(margin) });
}

/** The same, adding that it is certain. */
export function provenOutcome(margin: number): string {
  return t('proven-sure', { result: outcome(margin) });
}
