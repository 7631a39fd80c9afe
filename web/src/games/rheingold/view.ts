/** Rheingold's view as the server sends it, and values derived from it. */

import type { BoardState, View } from '../../game/contract';
import type { Schemas } from '../../server/api';

export type Shield = Schemas['Shield'];
/** The pieces on a held space or castle. */
export type Held = Schemas['Held'];
export type Side = Schemas['RheingoldPlayer'];
export type Front = Schemas['Front'];
export type RheingoldView = View & Schemas['RheingoldView'];
/** The server's hints for the player; none if it sent no words. */
export type Aids = Partial<Schemas['RheingoldAids']>;

export type RheingoldState = BoardState<RheingoldView>;

/** Values derived from the view. */
export function aids(state: RheingoldState): Aids {
  return (state.words.aids ?? {}) as Aids;
}

/** The seats' knights on each place, including start areas. */
export function knightsOn(view: RheingoldView): Map<string, Map<number, number>> {
  const found = new Map<string, Map<number, number>>();
  for (const [place, held] of Object.entries(view.places)) {
    found.set(place, new Map([[held.holder, held.knights]]));
  }
  for (const [place, seats] of Object.entries(view.starts)) {
    found.set(place, new Map(seats.map((seat) => [seat, 1])));
  }
  return found;
}

/** The number of knights so far in the groups of an attack on several fronts. */
export function gathered(front: Front): number {
  return front.groups.reduce((sum, group) => sum + group.knights, 0);
}
