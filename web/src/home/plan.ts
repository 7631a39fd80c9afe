/** From what was chosen on the first page to the table that the server is asked for. */

import type { OpenTable } from '../server/api';

export type SeatKind = 'me' | 'bot' | 'open';

/** The bots' levels, weakest first. */
export const LEVELS = ['greedy', 'page', 'squire', 'knight', 'count', 'duke'] as const;

const MINUTE = 60;
const DAY = 86_400;

/** Seconds for each turn, and in reserve for the whole game. */
const TIMES = {
  quick: { kind: 'live', turn_seconds: 20, game_seconds: 5 * MINUTE },
  calm: { kind: 'live', turn_seconds: MINUTE, game_seconds: 20 * MINUTE },
  days: { kind: 'days', turn_seconds: DAY, game_seconds: 7 * DAY },
} as const;

export const PACES = ['casual', 'quick', 'calm', 'days'] as const;

export interface Choice {
  game: string;
  seats: { kind: SeatKind; level: string; name: string }[];
  edition: string;
  ending: string;
  map: string;
  rounds: number | null;
  pace: (typeof PACES)[number];
  onTimeout: 'bot' | 'forfeit';
  watch: 'anyone' | 'link' | 'nobody';
  listed: boolean;
  chat: boolean;
}

/** The table to be opened. */
export function plan(choice: Choice): OpenTable {
  const options: Record<string, unknown> =
    choice.game === 'richelieu'
      ? { edition: choice.edition, ending: choice.ending }
      : { map: choice.map, ...(choice.rounds ? { rounds: choice.rounds } : {}) };
  const open = choice.seats.some((seat) => seat.kind === 'open');
  return {
    game: choice.game,
    options,
    seats: choice.seats.map(({ kind, level, name }) => ({
      kind,
      ...(kind === 'bot' ? { bot: level } : {}),
      ...(kind === 'me' && name.trim() ? { name: name.trim() } : {}),
    })),
    pace: choice.pace === 'casual' ? { kind: 'casual' } : TIMES[choice.pace],
    on_timeout: choice.onTimeout,
    watch: choice.watch,
    listed: open && choice.listed,
    chat: choice.chat,
  } as OpenTable;
}
