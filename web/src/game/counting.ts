/** The score sheet during the counting, and the result for a given player. */

import type { ScoreLine, TableShown } from '../server/api';
import { several, signed, t } from '../texts.svelte';

/** Each player's points after this many lines; after all of them, the server's totals. */
export function countedTo(
  lines: readonly ScoreLine[],
  step: number,
  totals: readonly number[],
): number[] {
  if (step >= stepsOf(lines)) return [...totals];
  const counted = lines.filter((line) => !line.breaks_ties).slice(0, step);
  return totals.map((_, seat) => counted.reduce((sum, line) => sum + (line.points[seat] ?? 0), 0));
}

/** The number of lines to count one by one; the tie-breakers appear with the last line. */
export function stepsOf(lines: readonly ScoreLine[]): number {
  return lines.filter((line) => !line.breaks_ties).length;
}

/** What the result depends on. */
interface Scored {
  score: Pick<NonNullable<TableShown['score']>, 'winners' | 'totals' | 'ending'> | null;
}

/** The result for the holder of these seats, such as "You won, 32 to 27". */
export function result(table: Scored, names: readonly string[], mine: readonly number[]): string {
  const { winners = [], totals = [], ending = 'played' } = table.score ?? {};
  const own = mine.length === 1 ? mine[0] : undefined;
  if (!winners.length || ending === 'closed' || ending === 'lost') return t('play-game-over');
  const draw = winners.length === names.length;
  const won =
    own === undefined
      ? t('web-end-won', {
          names: several(winners.map((seat) => names[seat] ?? '')),
          count: winners.length,
        })
      : t(winners.includes(own) ? 'web-end-you-won' : 'web-end-you-lost');
  const outcome = draw ? t('web-end-draw') : won;
  if (totals.length !== 2 || !['played', 'agreed'].includes(ending)) return outcome;
  const first = own ?? winners[0] ?? 0;
  const points = { one: signed(totals[first] ?? 0), other: signed(totals[1 - first] ?? 0) };
  return t('web-end-with', { outcome, ...points });
}

/** How a game ended, or what decided it. The result already names the winner, as line 1 does. */
export function reasonsOf(
  table: TableShown,
  names: readonly string[],
  verdict: readonly string[],
): readonly string[] {
  const { ending = 'played', winners = [] } = table.score ?? {};
  if (table.closed !== null) return [t('web-table-closed-what', { reason: table.closed })];
  if (ending === 'played') return verdict.slice(1);
  const gone = several(names.filter((_, seat) => table.seats[seat]?.gone));
  const won = several(winners.map((seat) => names[seat] ?? ''));
  return [t('web-ended', { ending, gone, names: won })];
}
