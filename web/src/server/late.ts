/** Answers that come too late: for an older request, or for a part of the page that is gone. */

import { onDestroy } from 'svelte';

/** Tells the answer to the newest request from those to older ones, which nobody awaits any more. */
export class Newest {
  #asked = 0;

  /** Count a request; returns whether it is still the newest. */
  ask(): () => boolean {
    const number = (this.#asked += 1);
    return () => number === this.#asked;
  }
}

/** Returns whether a component is still on the page. Call it while the component initialises. */
export function stillHere(): () => boolean {
  let isHere = true;
  onDestroy(() => (isHere = false));
  return () => isHere;
}
