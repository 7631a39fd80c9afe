/** A table's moments so far, as frames to show in sequence. */

import type { Frame } from '../pace/beats';
import { Moments, type Perspective } from '../pace/moments';
import type { LogEntry } from '../server/api';
import type { TableLink } from '../server/table.svelte';
import { settings } from '../settings.svelte';

/** The frames after `first` to after `last` actions. */
export type Fetch = (first: number, last: number) => Promise<Frame[]>;

export class History {
  /** The number of undos: frames fetched before one are obsolete. */
  #rewritten = $state(0);
  #moments = $derived.by(() => {
    void this.#rewritten;
    const game = this.link.table?.game;
    if (!game) return null;
    const { language } = settings;
    return new Moments({ table: this.link.id, game, perspective: this.perspective(), language });
  });

  constructor(
    private readonly link: TableLink,
    /** The perspective. */
    private readonly perspective: () => Perspective,
  ) {}

  /** A new function whenever its frames would differ; null while there is no game. */
  readonly fetch = $derived.by((): Fetch | null => {
    const moments = this.#moments;
    const status = this.link.table?.status;
    if (!moments || (status !== 'playing' && status !== 'over')) return null;
    return async (first, last) => {
      const found = await moments.between(first, last, this.link.log.length);
      const { frame } = this.link;
      if (!frame) return [];
      return found.map((moment, place) => {
        const log = frame.log.slice(0, first + place);
        return { ...frame, ...moment, log, own: false };
      });
    };
  });

  /** Watch for undone actions; returns a function that stops it. */
  watch(): () => void {
    let before: readonly LogEntry[] = [];
    return this.link.follow(({ log }) => {
      if (before.some(({ token }, place) => token !== log[place]?.token)) this.#rewritten += 1;
      before = log;
    });
  }
}
