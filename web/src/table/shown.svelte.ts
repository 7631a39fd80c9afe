/**
 * A table as its page shows it. Requests to the server, and whatever must not wait, use the newest
 * state, that of the `TableLink`; everything here may lag behind it while a playback is in progress.
 */

import { onDestroy } from 'svelte';

import type { View } from '../game/contract';
import { trailOf } from '../pace/beats';
import { Playback } from '../pace/playback.svelte';
import type { TableShown } from '../server/api';
import type { TableLink } from '../server/table.svelte';
import { settings } from '../settings.svelte';
import { Forced } from './forced.svelte';

/** With a clock, watching must not use up a player's time: this is the limit for each turn. */
const WATCHING_MS = 1500;
const WATCHING_SHARE = 0.03;

export class ShownTable {
  readonly playback: Playback;
  readonly forced: Forced;
  /** The newest table, but with the end of a game only after its last turn. */
  readonly table = $derived.by((): TableShown => {
    const { shown, playing } = this.playback;
    const newest = this.newest();
    if (!playing || !shown) return newest;
    return { ...newest, status: shown.table.status, score: shown.table.score };
  });
  /** The view with its question: none for a stand-in, and none after an early end. */
  readonly view = $derived.by((): View | null => {
    const view = this.playback.shown?.view;
    if (!view) return null;
    if (this.table.status === 'over') return { ...view, player: null, over: true };
    const asked = !this.playback.playing && !this.forced.due && !this.#isStoodInFor(view);
    return asked ? view : { ...view, legal: [] };
  });
  readonly words = $derived.by(() => this.playback.shown?.words ?? this.link.words);
  readonly log = $derived.by(() => this.playback.shown?.log ?? []);
  readonly trail = $derived.by(() => trailOf(this.log, this.view?.observer ?? null, this.placesOf));
  /** The user's seats. */
  readonly mine = $derived.by(() =>
    this.table.seats.flatMap(({ yours }, number) => (yours ? [number] : [])),
  );
  /** The seat at this device that must decide next but is still behind the curtain. */
  readonly curtain = $derived.by(() => {
    const { table, view, mine } = this;
    if (mine.length < 2 || table.status !== 'playing' || !view || view.player === null) return null;
    const isHidden = view.player !== this.link.observer && mine.includes(view.player);
    return isHidden && !this.#isStoodInFor(view) ? view.player : null;
  });
  /** With animation off there is nothing to see, and behind the curtain nobody may see it. */
  readonly repeatable = $derived.by(
    () =>
      !this.playback.playing &&
      this.trail.some(({ seat }) => seat !== this.view?.observer) &&
      this.curtain === null &&
      settings.speed !== 'none',
  );

  /**
   * Create it while a component initialises.
   *
   * @param newest the newest table.
   * @param busy whether an action of the player's is in progress.
   */
  constructor(
    readonly link: TableLink,
    private readonly newest: () => TableShown,
    readonly placesOf: (token: string) => readonly string[],
    busy: () => boolean,
  ) {
    this.playback = new Playback({
      speed: () => settings.speed,
      budget: () => this.#watchingMs(),
      placesOf,
    });
    onDestroy(link.follow((frame) => this.playback.push(frame)));
    onDestroy(() => this.playback.stop());
    this.forced = new Forced(link, () => this.#mayForce(), busy);
  }

  #watchingMs(): number {
    const { clock, observer } = this.link;
    if (!clock || observer === null) return Infinity;
    return Math.min(WATCHING_MS, WATCHING_SHARE * this.link.timeOf(observer));
  }

  /** No forced action during playback or a question, for a stand-in, or while disconnected. */
  #mayForce(): boolean {
    const { link, table } = this;
    return (
      !this.playback.playing &&
      table.status === 'playing' &&
      table.question === null &&
      !this.#isStoodInFor(link.view) &&
      link.connection === 'here'
    );
  }

  #isStoodInFor(view: View | null): boolean {
    return !!this.table.seats[view?.player ?? -1]?.bot;
  }
}
