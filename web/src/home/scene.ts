/** A few turns of a game, from the server, as states of its board. */

import type { GameBoard } from '../game/contract';
import { stateOf, still } from '../game/state';
import { get, unlessRefused } from '../server/api';
import type { components } from '../server/schema';
import { t } from '../texts.svelte';

export type Scene = components['schemas']['SceneShown'];

/** A game's scene; null if it has none. */
export function loadScene(game: string): Promise<Scene | null> {
  return unlessRefused(get<Scene>(`/api/scenes/${game}`));
}

/** What the board shows at one of the scene's moments, with the trail of its turn. */
export function stateAt({ options, moments, board: at }: Scene, now: number, board: GameBoard) {
  const shown = moments[now];
  if (!shown) throw new RangeError(`the scene has no moment ${now}`);
  const turn = moments.slice(1, now + 1).filter((moment) => moment.turn === shown.turn);
  const { players } = options;
  return stateOf({
    view: still(shown.view),
    options,
    names: Array.from({ length: Number(players) }, (_, seat) =>
      t('player-name', { number: seat + 1 }),
    ),
    trail: turn.map(({ token, seat }) => ({ token, seat, places: board.places(token) })),
    at: at ?? null,
  });
}
