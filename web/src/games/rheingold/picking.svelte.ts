/** Choosing on the map: first an army, then where it goes. */

import type { Hands } from '../../game/contract';
import { sending, ways } from './actions';
import { aids, type RheingoldScene } from './view';

export class Picking {
  /** The army that was chosen, as long as it may move. */
  picked = $state<string | null>(null);
  /** The place that the keyboard is on. */
  stop = $state<string | null>(null);
  /** Whether the last path was chosen here, so that the number is asked for here too. */
  touched = $state(false);
  #scene: () => RheingoldScene;
  #hands: () => Hands | null;

  constructor(scene: () => RheingoldScene, hands: () => Hands | null) {
    this.#scene = scene;
    this.#hands = hands;
  }

  /** From each place that may send knights now, where to. */
  from = $derived.by(() =>
    this.#hands() ? ways(this.#scene().view) : new Map<string, string[]>(),
  );

  /** The place under attack on several fronts, of which another is to be chosen. */
  fronting = $derived.by(() => {
    const { phase, front } = this.#scene().view;
    return phase === 'FRONT' ? (front?.target ?? null) : null;
  });

  source = $derived.by(() =>
    this.picked !== null && this.from.has(this.picked) ? this.picked : null,
  );

  targets = $derived.by(() => new Set(this.source === null ? [] : this.from.get(this.source)));

  /** The places that the chosen army can reach, and in how many moves. */
  reach = $derived.by(() =>
    this.source === null ? {} : (aids(this.#scene()).reach?.[this.source] ?? {}),
  );

  /** The castles that can be taken this turn; shown until an army is chosen. */
  takable = $derived.by(() => {
    const found = new Map<string, 'sure' | 'unsure'>();
    if (!this.#hands() || this.source !== null) return found;
    for (const { castle, sure } of aids(this.#scene()).takable ?? []) {
      found.set(castle, sure ? 'sure' : 'unsure');
    }
    return found;
  });

  /** A place was touched: pick an army, or say where the picked one goes; else ask why not. */
  act(place: string): void {
    const hands = this.#hands();
    const { pending } = this.#scene().view;
    if (!hands) return;
    this.stop = place;
    if (pending) {
      if (pending.to !== place) hands.why(place);
    } else if (this.fronting !== null && this.from.has(place)) this.go(place, this.fronting);
    else if (this.source !== null && this.targets.has(place)) this.go(this.source, place);
    else if (this.source === place) this.picked = null;
    else if (this.from.has(place)) this.picked = place;
    else this.#seek(place, hands);
  }

  /** The only army that may go there is picked. */
  #seek(place: string, hands: Hands): void {
    const armies = [...this.from].filter(([, to]) => to.includes(place)).map(([army]) => army);
    if (this.source === null && armies.length === 1) this.picked = armies[0] ?? null;
    else hands.why(this.source === null ? place : `${this.source}-${place}`);
  }

  go(from: string, to: string): void {
    this.touched = true;
    this.#hands()?.play(...sending(this.#scene().view, from, to));
  }
}
