/** What seats are called, on the page as in the server's words. */

import type { SeatShown } from '../server/api';
import { t } from '../texts.svelte';

const LEVELS = ['random', 'greedy', 'page', 'squire', 'knight', 'count', 'duke'];

/** The name of a bot's level. */
export function levelName(bot: string): string {
  return LEVELS.includes(bot) ? t(`level-${bot}`) : bot;
}

/** The seats' names: as their holders say, bots by their level; none twice. */
export function seatNames(seats: readonly SeatShown[]): string[] {
  const names: string[] = [];
  seats.forEach((seat, number) => {
    const person = t('player-name', { number: number + 1 });
    const name = seat.name || (seat.kind === 'bot' && seat.bot ? levelName(seat.bot) : person);
    names.push(names.includes(name) ? `${name} ${number + 1}` : name);
  });
  return names;
}
