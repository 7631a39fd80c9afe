/** What a review's costs mean for the page. */

import type { Decision } from '../server/api';

/** Anything smaller would display as 0. */
export const LEAST = 0.05;
/** From here on a decision is costly: marked, counted, and a step from mistake to mistake. */
export const COSTLY = 1;

/** The decisions of a review that were costly, in the order of the game. */
export function costlyOf(decisions: readonly Decision[]): Decision[] {
  return decisions.filter(({ cost }) => cost >= COSTLY).sort((a, b) => a.at - b.at);
}

/** What some actions cost together, counting the costly ones. */
export function costWithin(
  costly: readonly Decision[],
  { first, length }: { first: number; length: number },
): number {
  const within = costly.filter(({ at }) => at >= first && at < first + length);
  return within.reduce((sum, { cost }) => sum + cost, 0);
}
