/** Reminders before a choice, and warnings of what an action gives away, in the first full game of each game on this device. */

import { get, type Reminder, type TableShown, type Warning } from '../server/api';
import type { TableLink } from '../server/table.svelte';
import { settings } from '../settings.svelte';
import { isFinished } from './finished';
import type { Help } from './help.svelte';
import type { ShownTable } from './shown.svelte';

/** With less time on the clock than this, nobody wants to read. */
const SHORT_MS = 60_000;
/** What was already said since the page was loaded, by table: nobody is told the same twice. */
const told = new Set<string>();

/** The seat of a player in a first game who has time to read; null for others. */
function readerOf(link: TableLink, table: TableShown): number | null {
  const { observer: seat, clock, clockAt } = link;
  if (seat === null || isFinished(table.game)) return null;
  const gone = clock?.running === seat ? performance.now() - clockAt : 0;
  return link.timeOf(seat) - gone < SHORT_MS ? null : seat;
}

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
  const seat = readerOf(link, table);
  if (seat === null) return null;
  const query = new URLSearchParams({ seat: String(seat), lang: settings.language });
  for (const token of tokens) query.append('token', token);
  const found = await get<Warning>(`/api/tables/${table.id}/warning?${query}`);
  const sentence = `${table.id} ${found.text}`;
  if (!found.text || told.has(sentence) || isLate()) return null;
  told.add(sentence);
  return found;
}

/** Before a choice, remind the player of what may soon be gone, unless something else is said. */
export async function remind(shown: ShownTable, help: Help): Promise<void> {
  const { link, table, view, curtain } = shown;
  const seat = readerOf(link, table);
  const isAsked = table.status === 'playing' && curtain === null && (view?.legal.length ?? 0) > 1;
  if (seat === null || !isAsked || !settings.warnings || !table.hints) return;
  const query = new URLSearchParams({ seat: String(seat), lang: settings.language });
  const asked = get<Reminder[]>(`/api/tables/${table.id}/reminders?${query}`);
  // Nobody misses a reminder that the server refuses.
  const found = await asked.catch(() => []);
  const next = found.find(({ about }) => !told.has(`${table.id} ${about}`));
  if (!next || shown.view !== view || help.notice) return;
  told.add(`${table.id} ${next.about}`);
  help.notice = { text: next.text };
  help.hint = next.places;
}
