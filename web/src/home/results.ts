/** How a game in a list ended: the points, who won, and who did not play to the end. */

import type { components } from '../server/schema';
import type { SeatShown } from '../server/api';
import { several, signed, t } from '../texts.svelte';

export type Result = components['schemas']['ResultShown'];

/** The endings for which the winner is not the one with the most points. */
const WITHOUT_COUNTING = ['resigned', 'time'];

/** A result in words. */
export function resultOf(
  seats: readonly Pick<SeatShown, 'kind' | 'bot'>[],
  names: readonly string[],
  { totals, winners, ending }: Result,
): string {
  const named = (holds: (seat: number) => boolean): string =>
    several(names.filter((_, seat) => holds(seat)));
  const won = named((seat) => winners.includes(seat));
  const stoodIn = (seat: number): boolean => seats[seat]?.kind === 'person' && !!seats[seat].bot;
  const gone = named((seat) => stoodIn(seat) && !winners.includes(seat));
  if (WITHOUT_COUNTING.includes(ending) && gone)
    return t('web-ended', { ending, gone, names: won });
  const points = totals.map((total, seat) => `${names[seat]} ${signed(total)}`).join(' : ');
  if (!winners.length) return points; // the server's operators have closed it
  const verdict = t('verdict-winners', { count: winners.length, names: won });
  const finished = seats.some((_, seat) => stoodIn(seat));
  const bots = finished ? t('web-bots-finished', { names: named(stoodIn) }) : '';
  return [points, verdict, bots].filter(Boolean).join(' · ');
}
