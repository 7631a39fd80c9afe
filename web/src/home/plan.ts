/** Turns the choices on the home page into a request for a table. */

import { lastName } from '../name';
import type { Defaults, GameShown, OpenTable, OptionWords } from '../server/api';
import { offeredOf, settled, type OptionValues } from './options';

export const KINDS = ['me', 'bot', 'open'] as const;
export const WATCHERS = ['anyone', 'link', 'nobody'] as const;
export const ON_TIMEOUT = ['bot', 'forfeit'] as const;

export interface SeatChoice {
  kind: (typeof KINDS)[number];
  /** The bot's level. */
  level: string;
  name: string;
}

export interface TableChoice {
  seats: SeatChoice[];
  /** The requested options; the others have their defaults. */
  options: OptionValues;
  /** The name of a pace. */
  pace: string;
  onTimeout: (typeof ON_TIMEOUT)[number];
  watch: (typeof WATCHERS)[number];
  listed: boolean;
  chat: boolean;
}

/** The usual table: the reader and as few bots of a level as the game allows. */
export function usualTable(game: GameShown, level: string, defaults: Defaults): TableChoice {
  const bot = (): SeatChoice => ({ kind: 'bot', level, name: '' });
  return {
    seats: [
      { ...bot(), kind: 'me', name: lastName() },
      ...Array.from({ length: Math.max(2, game.players[0]) - 1 }, bot),
    ],
    options: {},
    pace: Object.keys(defaults.paces)[0] ?? '',
    onTimeout: defaults.on_timeout,
    watch: defaults.watch,
    listed: false,
    chat: true,
  };
}

/** The table's options, including the number of players. */
export function valuesOf(choice: TableChoice, options: readonly OptionWords[]): OptionValues {
  return settled(options, { ...choice.options, players: choice.seats.length });
}

/** The table to open. */
export function plan(
  game: string,
  choice: TableChoice,
  options: readonly OptionWords[],
  paces: Defaults['paces'],
): OpenTable {
  const values = valuesOf(choice, options);
  const chosen = offeredOf(options).filter(({ key }) => (values[key] ?? null) !== null);
  const open = choice.seats.some((seat) => seat.kind === 'open');
  return {
    game,
    options: Object.fromEntries(chosen.map(({ key }) => [key, values[key]])),
    seats: choice.seats.map(({ kind, level, name }) => ({
      kind,
      ...(kind === 'bot' ? { bot: level } : {}),
      ...(kind === 'me' && name.trim() ? { name: name.trim() } : {}),
    })),
    ...(paces[choice.pace] ? { pace: paces[choice.pace] } : {}),
    on_timeout: choice.onTimeout,
    watch: choice.watch,
    listed: open && choice.listed,
    chat: choice.chat,
  };
}
