/** What seats are called, on the page as in the server's words. */

import type { SeatShown } from '../server/api';
import { t } from '../texts.svelte';

const LEVELS = ['random', 'greedy', 'page', 'squire', 'knight', 'count', 'duke'];

/** The name of a bot's level. */
export function levelName(bot: string): string {
  return LEVELS.includes(bot) ? t(`bot-${bot}`) : bot;
}

/** The seats' names: as their holders say, bots by their level; none twice. */
export function seatNames(seats: readonly SeatShown[]): string[] {
  const names = seats.map((seat, number) => {
    if (seat.kind === 'bot' && seat.bot && seat.name === seat.bot) return levelName(seat.bot);
    return seat.name || t('player-name', { number: number + 1 });
  });
  return names.map((name, number) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${number + 1}`,
  );
}
