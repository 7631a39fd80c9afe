/** The others' actions before the page was opened, as moments from the server. */

import type { Language } from '../settings.svelte';
import { sinceOwn, type Frame } from './beats';
import { momentsBetween, MOST, type Perspective } from './moments';

/** The frames since the observer's last decision; the last one shows `newest` again. */
export async function sinceThen(newest: Frame, language: Language): Promise<Frame[]> {
  const { log, table, view } = newest;
  const first = Math.max(sinceOwn(log, view.observer), log.length - MOST);
  if (first >= log.length) return [];
  const perspective: Perspective = view.observer ?? 'onlooker';
  const whose = { table: table.id, game: table.game, perspective, language };
  const moments = await momentsBetween(first, log.length - 1, whose);
  const frames = moments.map((moment, place) => ({
    ...newest,
    ...moment,
    log: log.slice(0, first + place),
    own: false,
  }));
  return [...frames, { ...newest, own: false }];
}
