/** Rheingold's view, as `blazon.games.rheingold.rules.observation.view` makes it, and what is worked out of it. */

import type { BoardState, View } from '../../game/contract';

export interface Shield {
  /** Null where the observer may not know it. */
  value: number | null;
  /** Whether all know it. */
  shown: boolean;
}

/** What stands on a space or in a castle that somebody holds. */
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
  /** `left` to draw; their `values` only if they are the observer's own; those that are `gone`. */
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
  /** The seats that have a knight in each start area. */
  starts: Record<string, number[]>;
  players: Side[];
  round: number;
  die: number | null;
  moves: number;
  /** In COUNT: the move whose knights are to be counted. */
  pending: Pending | null;
  /** The attack on several fronts that is being made. */
  front: Front | null;
  /** The castle just taken. */
  castle: string | null;
  tally: ScoreLine[];
}

/** What the server works out for the player. */
export interface Aids {
  /** Knights that a castle takes: at least, and for certain. */
  need?: Record<string, { least: number; sure: number }>;
  /** Knights that a rival's space takes. */
  field?: Record<string, number>;
  /** By each place with own knights, what can be reached, and in how many moves. */
  reach?: Record<string, Record<string, number>>;
  /** What can be taken this turn, and by the army of which place. */
  takable?: { castle: string; from: string; sure: boolean }[];
}

export type RheingoldState = BoardState<RheingoldView>;

/** What is worked out from the view. */
export function aids(state: RheingoldState): Aids {
  return (state.words.aids ?? {}) as Aids;
}

/** The seats' knights on each place, start areas included. */
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

/** How many knights the groups of an attack on several fronts have so far. */
export function gathered(front: Front): number {
  return front.groups.reduce((sum, group) => sum + group.knights, 0);
}
