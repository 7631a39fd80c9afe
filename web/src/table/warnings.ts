/** Warnings of what an action gives away, in the first full game of each game on this device. */

import { get, type TableShown, type Warning } from '../server/api';
import type { TableLink } from '../server/table.svelte';
import { settings } from '../settings.svelte';
import { isFinished } from './finished';

/** With less time on the clock than this, nobody wants to read. */
const SHORT_MS = 60_000;
/** Sentences already shown since the page was loaded, by table: nobody is told the same twice. */
const told = new Set<string>();

/**
 * The warning about these actions in a row; null if there is none, or the player needs none.
 *
 * @param isLate whether the actions have been played meanwhile, so that nobody reads the warning.
 */
export async function warningFor(
  link: TableLink,
  table: TableShown,
  tokens: readonly string[],
  isLate: () => boolean,
): Promise<Warning | null> {
  const { observer: seat, clock, clockAt } = link;
  const gone = clock?.running === seat ? performance.now() - clockAt : 0;
  if (seat === null || isFinished(table.game) || link.timeOf(seat) - gone < SHORT_MS) return null;
  const query = new URLSearchParams({ seat: String(seat), lang: settings.language });
  for (const token of tokens) query.append('token', token);
  const found = await get<Warning>(`/api/tables/${table.id}/warning?${query}`);
  const sentence = `${table.id} ${found.text}`;
  if (!found.text || told.has(sentence) || isLate()) return null;
  told.add(sentence);
  return found;
}
