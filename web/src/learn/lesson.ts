/** A game's guided first game, from the server. */

import type { Shown } from '../pace/beats';
import { get } from '../server/api';
import type { components } from '../server/schema';
import type { Language } from '../settings.svelte';
import type { View } from '../game/contract';

type Schemas = components['schemas'];
export type LessonShown = Schemas['LessonShown'];
export type LessonStep = Schemas['LessonStep'];

/** A guided first game with the states to show, moment by moment. */
export interface Lesson {
  game: string;
  options: Record<string, unknown>;
  /** The base address of its board's map and picture; null if it has none. */
  at: string | null;
  names: readonly string[];
  steps: readonly LessonStep[];
  moments: readonly Shown[];
  /** The players' points at the end, by seat. */
  totals: readonly number[];
}

/** Fetch a lesson; throws Refusal. */
export async function loadLesson(game: string, language: Language): Promise<Lesson> {
  return lessonOf(game, await get<LessonShown>(`/api/lessons/${game}?lang=${language}`));
}

/** A lesson as the server sends it, with the log of each moment. */
export function lessonOf(
  game: string,
  { options, board, names, steps, moments, totals }: LessonShown,
): Lesson {
  const entries = moments.flatMap((moment) => moment.entries);
  let known = 0;
  return {
    game,
    options,
    at: board ?? null,
    names,
    steps,
    totals,
    moments: moments.map((moment) => {
      known += moment.entries.length;
      return {
        view: { ...moment.view, legal: moment.actions } as unknown as View,
        words: moment.words,
        log: entries.slice(0, known),
        own: false,
      };
    }),
  };
}
