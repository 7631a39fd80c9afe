/** The log by turns. */

import type { LogEntry } from '../server/api';

/** What is said in one go: several actions where only the last one makes sense of them. */
export interface Phrase {
  tokens: string[];
  text: string;
}

export interface Turn {
  /** Where its first entry stands in the log. */
  first: number;
  /** How many entries it has. */
  length: number;
  seat: number;
  phrases: Phrase[];
}

/** Entries that belong to one turn, together; `from` is where the first of them stands. */
export function inTurns(log: readonly LogEntry[], from = 0): Turn[] {
  const turns: Turn[] = [];
  log.forEach((entry, place) => {
    let turn = turns.at(-1);
    if (turn?.seat !== entry.turn) {
      turn = { first: from + place, length: 0, seat: entry.turn, phrases: [] };
      turns.push(turn);
    }
    turn.length += 1;
    const phrase = turn.phrases.at(-1);
    if (phrase && !phrase.text) {
      phrase.tokens.push(entry.token);
      phrase.text = entry.text;
    } else {
      turn.phrases.push({ tokens: [entry.token], text: entry.text });
    }
  });
  return turns;
}

/** A turn in words alone. */
export function textOf(turn: Turn): string {
  return turn.phrases.flatMap(({ text }) => text || []).join(', ');
}
