/** The possible actions, read from the legal tokens; this module contains no rules. */

import { aids, gathered, type RheingoldState, type RheingoldView } from './view';

/** The two ends of a path's token, `12-13`; null for any other token. */
export function ends(token: string): [from: string, to: string] | null {
  const [from, to] = token.split('-');
  return from && to ? [from, to] : null;
}

/** The places that an action refers to. */
export function places(token: string): string[] {
  return ends(token) ?? [];
}

/** The possible destinations of knights, by starting place. */
export function ways(view: RheingoldView): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { token } of view.legal) {
    const path = ends(token);
    if (path) found.set(path[0], [...(found.get(path[0]) ?? []), path[1]]);
  }
  return found;
}

/**
 * The actions that send knights along a legal path: a single knight needs no number, unless it
 * would turn up a shield, because the player should consider that.
 */
export function sending(view: RheingoldView, from: string, to: string): string[] {
  const alone = (view.places[from]?.knights ?? 1) === 1;
  const target = view.places[to];
  const shield = target && target.holder !== view.turn && target.shield;
  return alone && !shield ? [`${from}-${to}`, 'x1'] : [`${from}-${to}`];
}

/** The numbers of knights that have their own button, in ascending order. */
export interface Counts {
  least: number;
  /** The number that is certain to take the castle or space; null if there is nothing to take. */
  enough: number | null;
  most: number;
  /** The default number. */
  first: number;
}

/** The number of knights that may go now; null if the observer need not choose it. */
export function counts(state: RheingoldState): Counts | null {
  const { pending, front, legal } = state.view;
  if (!pending || legal.length === 0) return null;
  const { least, most, to } = pending;
  const { need = {}, field = {} } = aids(state);
  const sent = front ? gathered(front) : 0;
  const wanted = need[to]?.sure ?? (field[to] === undefined ? undefined : field[to] - sent);
  const enough = wanted !== undefined && wanted >= least && wanted <= most ? wanted : null;
  // An army that wins a space moves on together; after a castle, the rest stays at the gate.
  const first = need[to] && enough !== null ? enough : most;
  return { least, enough, most, first };
}
