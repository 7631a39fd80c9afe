/** The log by turns. */

import type { Told } from '../game/contract';

export interface Turn {
  /** Where its first entry stands in the log. */
  first: number;
  seat: number;
  entries: readonly Told[];
  words: string[];
}

/** Entries that belong to one turn, together. */
export function inTurns(log: readonly Told[], from = 0): Turn[] {
  const turns: { first: number; seat: number; entries: Told[] }[] = [];
  log.forEach((entry, place) => {
    const newest = turns.at(-1);
    if (newest?.seat === entry.turn) newest.entries.push(entry);
    else turns.push({ first: from + place, seat: entry.turn, entries: [entry] });
  });
  return turns.map((turn) => ({
    ...turn,
    words: turn.entries.map((entry) => entry.words).filter((words) => words),
  }));
}
