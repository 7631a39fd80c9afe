/** The log by turns. */

import type { LogEntry } from '../server/api';

/** One statement: several actions if only the last one completes the sentence. */
export interface Phrase {
  tokens: string[];
  text: string;
}

export interface Turn {
  /** The position of its first entry in the log. */
  first: number;
  /** The number of its entries. */
  length: number;
  seat: number;
  phrases: Phrase[];
}

/** Group entries by turn; `from` is the first entry's position. */
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

/** A turn as text. */
export function textOf(turn: Turn): string {
  return turn.phrases.flatMap(({ text }) => text || []).join(', ');
}
