/** The lines of a table's chat that the reader has not seen; a reload keeps what was read. */

import type { TableLink } from '../server/table.svelte';
import type { ChatLine, TableShown } from '../server/api';

/** Whether a table has a chat: with other people, or with lines from before. */
export function hasChat(link: TableLink, table: TableShown): boolean {
  const persons = table.seats.some((seat) => seat.kind === 'person' && !seat.yours);
  return link.chat.length > 0 || (table.chat && persons);
}

export class Unread {
  /** The number of the newest line that was read; -1 for none. */
  #read = $state(-1);
  readonly #lines: () => readonly ChatLine[];
  readonly #mine: () => readonly number[];
  readonly #unread = $derived.by(() =>
    this.#lines().filter(
      ({ number, seat, removed }) =>
        number > this.#read && !removed && !this.#mine().includes(seat ?? -1),
    ),
  );

  get count(): number {
    return this.#unread.length;
  }

  /** The newest such line, to be read out. */
  newest(names: readonly string[]): string {
    const line = this.#unread.at(-1);
    return line ? `${line.name || (names[line.seat ?? -1] ?? '')}: ${line.text}` : '';
  }

  /** Create it while a component initialises. */
  constructor(
    table: () => string,
    lines: () => readonly ChatLine[],
    mine: () => readonly number[],
    shown: () => boolean,
  ) {
    this.#lines = lines;
    this.#mine = mine;
    const key = $derived(`blazon-chat-${table()}`);
    $effect.pre(() => {
      this.#read = Number(sessionStorage.getItem(key) ?? -1);
    });
    $effect(() => {
      const newest = lines().at(-1)?.number;
      if (!shown() || newest === undefined) return;
      this.#read = newest;
      sessionStorage.setItem(key, String(newest));
    });
  }
}
