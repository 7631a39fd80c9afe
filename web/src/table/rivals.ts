/** Games alone against bots: who was beaten, and the same game against the next one. */

import type { OpenTable, TableShown } from '../server/api';

/**
 * The bot that the user has beaten at a table, the strongest if there were several. Null if the user
 * did not win alone and by the game's rules, if other people or several seats of the user's took
 * part, if the game is played on from an earlier one, or if no bot is one of the levels, which are
 * sorted by strength, weakest first.
 */
export function beatenAt(table: TableShown, levels: readonly string[]): string | null {
  const { seats, score, imported, beginning } = table;
  const own = seats.findIndex(({ yours }) => yours);
  const others = seats.filter((_, seat) => seat !== own);
  if (imported || beginning) return null;
  if (seats[own]?.bot !== null || others.some(({ kind }) => kind !== 'bot')) return null;
  if (!score?.over || score.ending !== 'played') return null;
  if (score.winners.length !== 1 || score.winners[0] !== own) return null;
  const strongest = Math.max(...others.map(({ bot }) => levels.indexOf(bot?.split(':')[0] ?? '')));
  return levels[strongest] ?? null;
}

/** A table for the same game, with another bot in place of one of its bots. */
export function against(table: TableShown, beaten: string, next: string): OpenTable {
  const { game, options, pace, on_timeout, watch, chat, hints } = table;
  const seats: OpenTable['seats'] = table.seats.map(({ yours, name, bot }) =>
    yours ? { kind: 'me', name } : { kind: 'bot', bot: bot === beaten ? next : bot },
  );
  return { game, options, seats, pace, on_timeout, watch, chat, hints };
}
