/** Choosing on the map: first an army, then its destination. */

import type { BoardActions } from '../../game/contract';
import { sending, ways } from './legal';
import { aids, type RheingoldState } from './view';

export class Picking {
  /** The chosen army, as long as it may move. */
  picked = $state<string | null>(null);
  /** Whether the last path was chosen here, so that the number chooser appears here too. */
  touched = $state(false);
  #state: () => RheingoldState;
  #actions: () => BoardActions | null;

  constructor(state: () => RheingoldState, actions: () => BoardActions | null) {
    this.#state = state;
    this.#actions = actions;
  }

  /** The possible destinations of knights, by starting place. */
  from = $derived.by(() =>
    this.#actions() ? ways(this.#state().view) : new Map<string, string[]>(),
  );

  /** The place under attack on several fronts, while the player chooses another front. */
  fronting = $derived.by(() => {
    const { phase, front } = this.#state().view;
    return phase === 'FRONT' ? (front?.target ?? null) : null;
  });

  source = $derived.by(() =>
    this.picked !== null && this.from.has(this.picked) ? this.picked : null,
  );

  targets = $derived.by(() => new Set(this.source === null ? [] : this.from.get(this.source)));

  /** The places that the chosen army can reach, and the number of moves. */
  reach = $derived.by(() =>
    this.source === null ? {} : (aids(this.#state()).reach?.[this.source] ?? {}),
  );

  /** The castles that can be taken this turn, if an army is chosen through a gate that it can reach. */
  takable = $derived.by(() => {
    const found = new Map<string, 'sure' | 'unsure'>();
    if (!this.#actions()) return found;
    for (const { castle, from, sure } of aids(this.#state()).takable ?? []) {
      const helps = this.source === null || this.source === from || from in this.reach;
      if (helps) found.set(castle, sure ? 'sure' : 'unsure');
    }
    return found;
  });

  /** The user touched a place: choose an army or its destination, or ask why that is impossible. */
  act(place: string): void {
    const actions = this.#actions();
    const { pending } = this.#state().view;
    if (!actions) return;
    if (pending) {
      if (place === pending.from && actions.takeBack) actions.takeBack();
      else if (place !== pending.to) actions.explain(place);
    } else if (this.fronting !== null && this.from.has(place)) this.go(place, this.fronting);
    else if (this.source !== null && this.targets.has(place)) this.go(this.source, place);
    else if (this.source === place) this.picked = null;
    else if (this.from.has(place)) this.picked = place;
    else this.#seek(place, actions);
  }

  /** Choose the only army that can go there. */
  #seek(place: string, actions: BoardActions): void {
    const armies = [...this.from].filter(([, to]) => to.includes(place)).map(([army]) => army);
    if (this.source === null && armies.length === 1) this.picked = armies[0] ?? null;
    else actions.explain(this.source === null ? place : `${this.source}-${place}`);
  }

  go(from: string, to: string): void {
    this.touched = true;
    this.#actions()?.play(...sending(this.#state().view, from, to));
  }
}
