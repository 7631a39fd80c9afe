/** What happened, in pieces that can be followed one after the other; everything here is pure. */

import type { LogEntry, TableShown, ViewWords } from '../server/api';
import type { View } from '../game/contract';
import type { Speed } from '../settings.svelte';

/** All that is shown of a game at one version of its table, as it arrived together. */
export interface Frame {
  version: number;
  view: View;
  words: ViewWords;
  log: readonly LogEntry[];
  table: TableShown;
  /** Whether everybody can see that the observer, who decides, can do one thing only. */
  forced: boolean;
  /** Whether it answers a command of this page. */
  own: boolean;
}

/** One action, of a player or of chance, and where on the board it happened. */
export interface Step {
  token: string;
  /** Who acted; in chance's case whose turn it was. */
  seat: number;
  places: readonly string[];
}

/** A step as it is told. */
export interface Beat extends Step {
  /** In words; empty where only a later one makes sense of it. */
  text: string;
}

type PlacesOf = (token: string) => readonly string[];

const ACTION_MS: Record<Speed, number> = { slow: 1300, normal: 850, quick: 600, none: 0 };
const TURN_MS: Record<Speed, number> = { slow: 8000, normal: 4000, quick: 2000, none: 0 };
/** Less than this, nobody sees what happened. */
const LEAST_MS = 500;

/**
 * How long an action is shown, in milliseconds, in a turn of so many. Each action of a turn gets the
 * same share, so the turn keeps to its time however many wait; `budget` is for all that is being
 * shown, where a clock runs.
 */
export function beatMs(speed: Speed, inTurn: number, budget = Infinity, inAll = inTurn): number {
  const share = Math.max(LEAST_MS, TURN_MS[speed] / Math.max(1, inTurn));
  return Math.min(ACTION_MS[speed], share, budget / Math.max(1, inAll));
}

/** Whether what lies between two frames can be shown: one observer's, and forwards. */
export function mayPlay(before: Frame, after: Frame): boolean {
  const shared = before.log.length;
  return (
    before.view.observer === after.view.observer &&
    after.log.length >= shared &&
    before.log.at(-1)?.token === after.log[shared - 1]?.token
  );
}

export function beatsOf(entries: readonly LogEntry[], placesOf: PlacesOf): Beat[] {
  return entries.map(({ token, text, player, turn }) => ({
    token,
    text,
    seat: player ?? turn,
    places: placesOf(token),
  }));
}

/** Where the newest turn begins in a log. */
export function newestTurn(log: readonly LogEntry[]): number {
  const turn = log.at(-1)?.turn;
  return log.findLastIndex((entry) => entry.turn !== turn) + 1;
}

/** How many entries the turn has to which one of them belongs. */
export function lengthOfTurn(log: readonly LogEntry[], place: number): number {
  const turn = log[place]?.turn;
  const first = log.slice(0, place).findLastIndex((entry) => entry.turn !== turn) + 1;
  const after = log.findIndex((entry, number) => number > place && entry.turn !== turn);
  return (after < 0 ? log.length : after) - first;
}

/** After how many entries the observer last had a choice; for an onlooker, the newest turn. */
export function sinceOwn(log: readonly LogEntry[], observer: number | null): number {
  if (observer === null) return newestTurn(log);
  return log.findLastIndex(({ player, forced }) => player === observer && !forced) + 1;
}

/**
 * What the others did since the observer last chose something. It is made of the log alone, so it is
 * there days later, too. Once the observer has acted, it is what was done in this turn.
 */
export function trailOf(
  log: readonly LogEntry[],
  observer: number | null,
  placesOf: PlacesOf,
): Step[] {
  const since = othersActed(log, observer) ? sinceOwn(log, observer) : newestTurn(log);
  const steps = beatsOf(log.slice(since), placesOf);
  return steps.filter(({ places }) => places.length > 0);
}

/** Whether somebody else did something since the observer last chose. */
export function othersActed(log: readonly LogEntry[], observer: number | null): boolean {
  const since = log.slice(sinceOwn(log, observer));
  return since.some(({ player }) => player !== null && player !== observer);
}

/** Who acted last at each place of a trail. */
export function marksOf(trail: readonly Step[]): ReadonlyMap<string, number> {
  return new Map(trail.flatMap(({ places, seat }) => places.map((place) => [place, seat])));
}

/** How many turns there are in some entries. */
export function turnsIn(entries: readonly LogEntry[]): number {
  return entries.filter(({ turn }, place) => turn !== entries[place - 1]?.turn).length;
}
