/** What may be played now, read from the legal tokens; no rule is known here. */

import { aids, gathered, type RheingoldState, type RheingoldView } from './view';

/** The two ends of a path's token, `12-13`; null for any other token. */
export function ends(token: string): [from: string, to: string] | null {
  const [from, to] = token.split('-');
  return from && to ? [from, to] : null;
}

/** The places that an action is about. */
export function places(token: string): string[] {
  return ends(token) ?? [];
}

/** From each place that may send knights now, where to. */
export function ways(view: RheingoldView): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { token } of view.legal) {
    const path = ends(token);
    if (path) found.set(path[0], [...(found.get(path[0]) ?? []), path[1]]);
  }
  return found;
}

/**
 * What is played to send knights along a legal path: a knight that is alone needs no number, unless
 * it turns up a shield, which is to be thought over.
 */
export function sending(view: RheingoldView, from: string, to: string): string[] {
  const alone = (view.places[from]?.knights ?? 1) === 1;
  const target = view.places[to];
  const shield = target && target.holder !== view.turn && target.shield;
  return alone && !shield ? [`${from}-${to}`, 'x1'] : [`${from}-${to}`];
}

/** The numbers of knights that are worth a button of their own, rising. */
export interface Counts {
  least: number;
  /** What takes the castle for certain, or the field; null where nothing is to be taken. */
  enough: number | null;
  most: number;
  /** What is offered first. */
  first: number;
}

/** How many knights may go now; null if that is not asked of the observer. */
export function counts(state: RheingoldState): Counts | null {
  const { pending, front, legal } = state.view;
  if (!pending || legal.length === 0) return null;
  const { least, most, to } = pending;
  const { need = {}, field = {} } = aids(state);
  const sent = front ? gathered(front) : 0;
  const wanted = need[to]?.sure ?? (field[to] === undefined ? undefined : field[to] - sent);
  const enough = wanted !== undefined && wanted >= least && wanted <= most ? wanted : null;
  // What beats the field goes on as one army; what takes a castle leaves the rest at its gate.
  const first = need[to] && enough !== null ? enough : most;
  return { least, enough, most, first };
}
