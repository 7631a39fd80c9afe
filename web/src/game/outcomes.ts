/** The result that a player can expect, or is proven to reach with best play. */

import { t, textOr } from '../texts.svelte';

/** How it ends for a player with this lead over the best rival, and the lead with its unit. */
export function ending(game: string, margin: number): { kind: string; lead: string } {
  const size = { margin: Math.abs(margin) };
  return {
    kind: margin > 0 ? 'won' : margin < 0 ? 'lost' : 'level',
    lead: textOr(t('proven-lead', size), `${game}-lead`, size),
  };
}

/** A number of points or swords with its unit, such as "2.3 points". */
export function amount(game: string, size: number): string {
  const margin = Math.abs(size);
  return textOr(ending(game, margin).lead, `${game}-margin`, { margin });
}

/** A margin with its sign and unit, such as "+2.3 points". */
export function signedAmount(game: string, margin: number): string {
  const size = Math.round(10 * Math.abs(margin)) / 10;
  const sign = size === 0 ? '' : margin > 0 ? '+' : '−';
  return sign + amount(game, size);
}

/** Such as "won by 3 points", from a player's lead over the best rival. */
export function outcome(game: string, margin: number): string {
  const { kind, lead } = ending(game, margin);
  return t(`proven-${kind}`, { lead });
}

/** The same, adding that it is certain. */
export function provenOutcome(game: string, margin: number): string {
  return t('proven-sure', { result: outcome(game, margin) });
}
