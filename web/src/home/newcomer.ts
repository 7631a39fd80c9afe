/** Who does not know a game yet. */

import { beaten, lessonOf } from '../progress.svelte';
import type { GameShown } from '../server/api';
import { isFinished } from '../table/finished';

/** Whether the reader knows neither a game's lesson nor a full game; false without a lesson. */
export function isNewTo(game: GameShown | null): boolean {
  if (!game?.lesson) return false;
  const name = game.game;
  return !lessonOf(name).done && !beaten(name).length && !isFinished(name);
}
