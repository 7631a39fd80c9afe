/** Deciding again at a moment of a finished game: what a seat knew and could do, and the judgement. */

import { wantsSections } from '../game/boards';
import type { View } from '../game/contract';
import type { Frame } from '../pace/moments';
import { get, MESSAGES, post, type Attempt, type LegalAction, type ViewWords } from '../server/api';
import { settings } from '../settings.svelte';

interface Choice {
  table: string;
  game: string;
  /** The number of actions played before. */
  at: number;
  seat: number;
}

/** The moment as the seat knew it then, with the actions that it could take; throws Refusal. */
export async function choiceAt({ table, game, at, seat }: Choice): Promise<Frame> {
  const query = new URLSearchParams({
    v: MESSAGES,
    lang: settings.language,
    sections: String(wantsSections(game)),
    at: String(at),
    seat: String(seat),
    actions: 'true',
  });
  const found = await get<{ words: ViewWords; actions: LegalAction[] }>(
    `/api/tables/${table}/replay?${query}`,
  );
  const { words, actions, ...view } = found;
  return { view: { ...view, legal: actions } as unknown as View, words };
}

/** What another action at a moment costs; throws Refusal. */
export function attempt(table: string, at: number, action: string): Promise<Attempt> {
  return post<Attempt>(`/api/tables/${table}/attempt`, { at, action });
}
