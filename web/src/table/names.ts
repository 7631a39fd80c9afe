/** The names of seats, the same on the page as in the server's texts. */

import type { SeatShown } from '../server/api';
import { t, textOr } from '../texts.svelte';

/** The Unicode ranges of Hebrew, Arabic and all other right-to-left scripts. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The name of a bot's level. */
export function levelName(bot: string): string {
  return textOr(bot, `bot-${bot.split(':')[0]}`);
}

/** A name for use in our texts: right-to-left names are isolated. */
function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** The visible form of a name; equal for names that look the same. */
function lookOf(name: string): string {
  return name
    .normalize()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The seats' names for texts: the players' names, and levels for bots; no duplicates. */
export function seatNames(seats: readonly SeatShown[]): string[] {
  const names = seats.map((seat, number) => {
    if (seat.kind === 'bot' && seat.bot && seat.name === seat.bot) return levelName(seat.bot);
    return seat.name || t('player-name', { number: number + 1 });
  });
  const looks = names.map(lookOf);
  return names.map((name, number) =>
    isolated(
      looks.filter((look) => look === looks[number]).length === 1 ? name : `${name} ${number + 1}`,
    ),
  );
}
