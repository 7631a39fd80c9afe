/** Who does not know a game yet. */

import { beaten, lessonOf } from '../progress.svelte';
import type { GameShown } from '../server/api';
import { isFinished } from '../table/finished';

/** Whether the reader knows neither the lesson of a game, which it must have, nor a full game. */
export function isNewTo({ game, lesson }: Pick<GameShown, 'game' | 'lesson'>): boolean {
  return lesson && !lessonOf(game).done && !beaten(game).length && !isFinished(game);
}
