/** Whether a board itself asks for the next choice, so that nothing beside it needs to. */

import { getContext, setContext } from 'svelte';

const KEY = Symbol('asking');

class Asking {
  onBoard = $state(false);
}

/** For the component around a board and its choices, while it initialises. */
export function shareAsking(): void {
  setContext(KEY, new Asking());
}

/** For the board and its choices, while they initialise. */
export function sharedAsking(): Asking {
  return getContext<Asking | undefined>(KEY) ?? new Asking();
}
