/** The moments of a game as the server shows them; each is fetched once. */

import { wantsSections } from '../game/boards';
import type { View } from '../game/contract';
import { get, MESSAGES, type LegalAction, type ViewWords } from '../server/api';
import type { Language } from '../settings.svelte';

/** From whose knowledge a moment is seen: a seat's, an onlooker's, or with all open. */
export type Perspective = number | 'open' | 'onlooker';

export interface Moment {
  view: View;
  words: ViewWords;
}

export class Moments {
  #found = new Map<string, Promise<Moment>>();

  constructor(
    private table: string,
    private game: string,
  ) {}

  /** The table after so many actions. */
  at(actions: number, perspective: Perspective, language: Language): Promise<Moment> {
    const sections = String(wantsSections(this.game));
    const query = new URLSearchParams({ v: MESSAGES, lang: language, sections });
    query.set('at', String(actions));
    if (perspective === 'open') query.set('disclosed', 'true');
    else if (perspective !== 'onlooker') query.set('seat', String(perspective));
    const address = `/api/tables/${this.table}/replay?${query}`;
    let moment = this.#found.get(address);
    if (!moment) {
      moment = fetchMoment(address);
      moment.catch(() => this.#found.delete(address));
      this.#found.set(address, moment);
    }
    return moment;
  }
}

export interface ShownMoment extends Omit<View, 'legal'> {
  words: ViewWords;
  actions?: LegalAction[];
}

async function fetchMoment(address: string): Promise<Moment> {
  return momentOf(await get<ShownMoment>(address));
}

export function momentOf({ words, actions, ...view }: ShownMoment): Moment {
  return { view: { ...view, legal: actions ?? [] }, words };
}
