/** What others did before the page was there: its moments, as the server gives them. */

import { wantsSections } from '../game/boards';
import { momentOf, type ShownMoment } from '../replay/moments';
import { get, MESSAGES, NO_WORDS } from '../server/api';
import type { Language } from '../settings.svelte';
import { sinceOwn, type Frame } from './beats';

/** So many moments come at once; of more, the newest. */
const MOST = 64;

/** The moments from the observer's own last decision to what is shown now; the newest as it is. */
export async function sinceThen(newest: Frame, language: Language): Promise<Frame[]> {
  const { log, table, view } = newest;
  const first = Math.max(sinceOwn(log, view.observer), log.length - MOST);
  if (first >= log.length) return [];
  const query = new URLSearchParams({ v: MESSAGES, lang: language });
  query.set('sections', String(wantsSections(table.game)));
  query.set('first', String(first));
  query.set('last', String(log.length - 1));
  if (view.observer !== null) query.set('seat', String(view.observer));
  const moments = await get<ShownMoment[]>(`/api/tables/${table.id}/views?${query}`);
  const frames = moments.map((one, place) => {
    const { view: then, words = NO_WORDS } = momentOf(one);
    return { ...newest, view: then, words, log: log.slice(0, first + place), own: false };
  });
  return [...frames, { ...newest, own: false }];
}
