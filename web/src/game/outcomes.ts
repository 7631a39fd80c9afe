/** What somebody who plays on as well as possible is sure of, where that is proven. */

import { t } from '../texts.svelte';

/** Such as "won by 3", by a player's lead over the best rival. */
export function outcome(margin: number): string {
  const kind = margin > 0 ? 'won' : margin < 0 ? 'lost' : 'level';
  return t(`proven-${kind}`, { margin: Math.abs(margin) });
}

/** The same, with a word on that it is certain. */
export function provenOutcome(margin: number): string {
  return t('proven-sure', { result: outcome(margin) });
}
