/** What stands beside a board, one at a time. */

import type { Snippet } from 'svelte';

import { isWide } from '../style/widths';

export interface Panel {
  id: string;
  /** In the reader's language. */
  title: string;
  /** The number of things in it that the reader has not seen. */
  news?: number;
  content: Snippet;
}

/** Beside the board one panel is always open; in the dock below it, each opens and closes again. */
export class Panels {
  readonly list: readonly Panel[];
  /** The open panel; empty for none. */
  readonly open: string;
  #chosen = $state('');

  constructor(list: () => readonly Panel[]) {
    this.list = $derived(list());
    const first = $derived(isWide.current ? (this.list[0]?.id ?? '') : '');
    this.open = $derived(this.list.some(({ id }) => id === this.#chosen) ? this.#chosen : first);
  }

  show(id: string): void {
    this.#chosen = id;
  }

  /** Open a panel, or close the open one. */
  toggle(id: string): void {
    this.#chosen = id === this.open && !isWide.current ? '' : id;
  }
}
