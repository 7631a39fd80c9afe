/** Rheingold's view, as `blazon.games.rheingold.rules.observation.view` makes it, and values derived from it. */

import type { BoardState, View } from '../../game/contract';

export interface Shield {
  /** Null if the observer may not know it. */
  value: number | null;
  /** Whether everyone knows it. */
  shown: boolean;
}

/** The pieces on a held space or castle. */
export interface Held {
  holder: number;
  knights: number;
  shield: Shield | null;
}

export interface Side {
  swords: number;
  castles: number;
  /** On the map. */
  knights: number;
  supply: number;
  /** The number `left`; their `values` if the observer knows them; the values that are `gone`. */
  shields: { left: number; values: number[] | null; gone: number[] };
}

export interface ScoreLine {
  castle: string;
  swords: number;
  owner: number | null;
}

export interface Pending {
  from: string;
  to: string;
  least: number;
  most: number;
}

export interface Front {
  target: string;
  defenders: number;
  groups: { from: string; knights: number }[];
}

export interface RheingoldView extends View {
  places: Record<string, Held>;
  /** The seats with a knight in each start area. */
  starts: Record<string, number[]>;
  players: Side[];
  round: number;
  die: number | null;
  moves: number;
  /** In COUNT: the move that needs its number of knights. */
  pending: Pending | null;
  /** The current attack on several fronts. */
  front: Front | null;
  /** The castle just taken. */
  castle: string | null;
  tally: ScoreLine[];
}

/** The server's hints for the player. */
export interface Aids {
  /** For each castle, how many knights can take it, and how many certainly do. */
  need?: Record<string, { least: number; sure: number }>;
  /** For each of the rivals' spaces, how many knights take it. */
  field?: Record<string, number>;
  /** For each place with the observer's knights: the reachable places and the number of moves. */
  reach?: Record<string, Record<string, number>>;
  /** The castles that can be taken this turn, each with the place of an army that can take it. */
  takable?: { castle: string; from: string; sure: boolean }[];
}

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
