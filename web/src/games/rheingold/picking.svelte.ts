/** Choosing on the map: first an army, then where it goes. */

import type { BoardActions } from '../../game/contract';
import { sending, ways } from './legal';
import { aids, type RheingoldState } from './view';

export class Picking {
  /** The army that was chosen, as long as it may move. */
  picked = $state<string | null>(null);
  /** Whether the last path was chosen here, so that the number is asked for here too. */
  touched = $state(false);
  #state: () => RheingoldState;
  #actions: () => BoardActions | null;

  constructor(state: () => RheingoldState, actions: () => BoardActions | null) {
    this.#state = state;
    this.#actions = actions;
  }

  /** From each place that may send knights now, where to. */
  from = $derived.by(() =>
    this.#actions() ? ways(this.#state().view) : new Map<string, string[]>(),
  );

  /** The place under attack on several fronts, of which another is to be chosen. */
  fronting = $derived.by(() => {
    const { phase, front } = this.#state().view;
    return phase === 'FRONT' ? (front?.target ?? null) : null;
  });

  source = $derived.by(() =>
    this.picked !== null && this.from.has(this.picked) ? this.picked : null,
  );

  targets = $derived.by(() => new Set(this.source === null ? [] : this.from.get(this.source)));

  /** The places that the chosen army can reach, and in how many moves. */
  reach = $derived.by(() =>
    this.source === null ? {} : (aids(this.#state()).reach?.[this.source] ?? {}),
  );

  /** The castles that can be taken this turn; shown until an army is chosen. */
  takable = $derived.by(() => {
    const found = new Map<string, 'sure' | 'unsure'>();
    if (!this.#actions() || this.source !== null) return found;
    for (const { castle, sure } of aids(this.#state()).takable ?? []) {
      found.set(castle, sure ? 'sure' : 'unsure');
    }
    return found;
  });

  /** A place was touched: pick an army, or say where the picked one goes; else ask why not. */
  act(place: string): void {
    const actions = this.#actions();
    const { pending } = this.#state().view;
    if (!actions) return;
    if (pending) {
      if (pending.to !== place) actions.explain(place);
    } else if (this.fronting !== null && this.from.has(place)) this.go(place, this.fronting);
    else if (this.source !== null && this.targets.has(place)) this.go(this.source, place);
    else if (this.source === place) this.picked = null;
    else if (this.from.has(place)) this.picked = place;
    else this.#seek(place, actions);
  }

  /** The only army that may go there is picked. */
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
