/** What seats are called, on the page as in the server's words. */

import type { SeatShown } from '../server/api';
import { t, textOr } from '../texts.svelte';

/** What Unicode keeps for Hebrew, Arabic and all other writing from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The name of a bot's level. */
export function levelName(bot: string): string {
  return textOr(bot, `bot-${bot}`);
}

/** A name as it may stand in our texts: what runs from right to left is set apart. */
function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** What is seen of a name; the same for two that cannot be told apart. */
function lookOf(name: string): string {
  return name
    .normalize()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The seats' names for texts: as their holders say, bots by their level; none twice. */
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
