/** Divides events into steps that are easy to follow; all functions here are pure. */

import type { LogEntry, TableShown, ViewWords } from '../server/api';
import type { Step, View } from '../game/contract';
import type { Speed } from '../settings.svelte';

/** The state of a game to show after some of its actions. */
export interface Shown {
  view: View;
  words: ViewWords;
  log: readonly LogEntry[];
  /** Whether it answers the reader's own action on this page. */
  own: boolean;
}

/** The state of one version of a table, as it arrived in one message. */
export interface Frame extends Shown {
  version: number;
  table: TableShown;
  /** Whether everyone can see that the observer, who decides, has only one possible action. */
  forced: boolean;
}

/** A step as the page announces it. */
export interface Beat extends Step {
  /** In words; empty if only a later step completes the sentence. */
  text: string;
}

type PlacesOf = (token: string) => readonly string[];

const ACTION_MS: Record<Speed, number> = { slow: 1300, normal: 850, quick: 600, none: 0 };
const TURN_MS: Record<Speed, number> = { slow: 8000, normal: 4000, quick: 2000, none: 0 };
/** Anything shorter goes unnoticed. */
const LEAST_MS = 500;

/**
 * The time to show an action, in milliseconds, in a turn with this many actions. All actions of a
 * turn share its time equally, so the turn's length is constant. If a clock runs, `budget` limits
 * the time for everything that is being shown.
 */
export function beatMs(speed: Speed, inTurn: number, budget = Infinity, inAll = inTurn): number {
  const share = Math.max(LEAST_MS, TURN_MS[speed] / Math.max(1, inTurn));
  return Math.min(ACTION_MS[speed], share, budget / Math.max(1, inAll));
}

/** Whether the steps between two frames can be shown: one observer's, and going forwards. */
export function mayPlay(before: Shown, after: Shown): boolean {
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

/** The start of the newest turn in a log. */
export function newestTurn(log: readonly LogEntry[]): number {
  const turn = log.at(-1)?.turn;
  return log.findLastIndex((entry) => entry.turn !== turn) + 1;
}

/** The number of entries in the turn that contains this one. */
export function lengthOfTurn(log: readonly LogEntry[], place: number): number {
  const turn = log[place]?.turn;
  const first = log.slice(0, place).findLastIndex((entry) => entry.turn !== turn) + 1;
  const after = log.findIndex((entry, number) => number > place && entry.turn !== turn);
  return (after < 0 ? log.length : after) - first;
}

/** The log length after the observer's last choice; for a spectator, the newest turn's start. */
export function sinceOwn(log: readonly LogEntry[], observer: number | null): number {
  if (observer === null) return newestTurn(log);
  return log.findLastIndex(({ player, forced }) => player === observer && !forced) + 1;
}

/**
 * The others' actions since the observer's last choice. It depends on the log alone, so it is
 * available even days later. After the observer acts, it covers this turn's actions.
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

/** Whether anyone else acted since the observer's last choice. */
export function othersActed(log: readonly LogEntry[], observer: number | null): boolean {
  const since = log.slice(sinceOwn(log, observer));
  return since.some(({ player }) => player !== null && player !== observer);
}

/** The last player to act at each place of a trail. */
export function marksOf(trail: readonly Step[]): ReadonlyMap<string, number> {
  return new Map(trail.flatMap(({ places, seat }) => places.map((place) => [place, seat])));
}

/** The number of turns in some entries. */
export function turnsIn(entries: readonly LogEntry[]): number {
  return entries.filter(({ turn }, place) => turn !== entries[place - 1]?.turn).length;
}
