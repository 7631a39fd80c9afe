/** The moments of a game as the server shows them: fetched in blocks, each only once. */

import { wantsSections } from '../game/boards';
import type { View } from '../game/contract';
import { get, MESSAGES, type LegalAction, type ViewWords } from '../server/api';
import type { Language } from '../settings.svelte';

/** The perspective on a moment: a seat's, a spectator's, or with everything open. */
export type Perspective = number | 'open' | 'onlooker';

export interface Frame {
  view: View;
  words: ViewWords;
}

interface ShownMoment extends Omit<View, 'legal'> {
  words: ViewWords;
  actions?: LegalAction[];
}

/** The most moments in one request. */
export const MOST = 64;
/** The minimum to fetch: a reader of one moment usually goes on to the next. */
const BLOCK = 32;

/** The moments after `first` to after `last` actions, at most 64. */
export async function momentsBetween(
  first: number,
  last: number,
  { table, game, perspective, language }: Whose,
): Promise<Frame[]> {
  const query = new URLSearchParams({ v: MESSAGES, lang: language });
  query.set('sections', String(wantsSections(game)));
  query.set('first', String(first));
  query.set('last', String(last));
  if (perspective === 'open') query.set('disclosed', 'true');
  else if (perspective !== 'onlooker') query.set('seat', String(perspective));
  const found = await get<ShownMoment[]>(`/api/tables/${table}/views?${query}`);
  return found.map(({ words, actions, ...view }) => ({
    view: { ...view, legal: actions ?? [] },
    words,
  }));
}

/** The game, the perspective and the language. */
export interface Whose {
  table: string;
  game: string;
  perspective: Perspective;
  language: Language;
}

/** One game's moments from one perspective. */
export class Moments {
  #blocks = new Map<number, { last: number; moments: Promise<Frame[]> }>();

  constructor(private readonly whose: Whose) {}

  /** The moments after `first` to after `last` actions of a game whose length is now `length`. */
  async between(first: number, last: number, length: number): Promise<Frame[]> {
    const blocks: Promise<Frame[]>[] = [];
    const start = first - (first % BLOCK);
    for (let at = start; at <= last; at += BLOCK) {
      blocks.push(this.#block(at, Math.min(last, at + BLOCK - 1), length));
    }
    const found = await Promise.all(blocks);
    return found.flat().slice(first - start, last - start + 1);
  }

  /** A block that reaches at least this moment; in a game in progress the last block grows. */
  #block(first: number, needed: number, length: number): Promise<Frame[]> {
    const known = this.#blocks.get(first);
    if (known && known.last >= needed) return known.moments;
    const last = Math.min(length, first + BLOCK - 1);
    const moments = momentsBetween(first, last, this.whose);
    const block = { last, moments };
    this.#blocks.set(first, block);
    moments.catch(() => {
      if (this.#blocks.get(first) === block) this.#blocks.delete(first);
    });
    return moments;
  }
}
