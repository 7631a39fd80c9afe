/**
 * The keyboard on a board: one of its places is in the order of the Tab key, and keys lead from there
 * to the others. A place is an element with `data-place`.
 */

import type { Attachment } from 'svelte/attachments';

export class Roving {
  /** Where the keyboard was last; null before it came. */
  at = $state<string | null>(null);
  #board: Element | null = null;
  #isHere = false;

  /** `next`: where a key leads from a place; null for nowhere, undefined for other keys. */
  constructor(private readonly next: (from: string, key: string) => string | null | undefined) {}

  readonly on: Attachment<Element> = (board) => {
    const leaving = new AbortController();
    const { signal } = leaving;
    this.#board = board;
    const came = ({ target }: FocusEvent) => {
      this.#isHere = board.contains(target as Node);
      if (this.#isHere) this.at = placeOf(target) ?? this.at;
    };
    document.addEventListener('focusin', came, { signal });
    const pressed = (event: Event) => this.#pressed(event as KeyboardEvent);
    board.addEventListener('keydown', pressed, { signal });
    return () => leaving.abort();
  };

  /** Bring the keyboard to a place. */
  focus(place = this.at): void {
    this.at = place;
    const found = this.#board?.querySelector<HTMLElement | SVGElement>(`[data-place="${place}"]`);
    found?.focus();
  }

  /** The place where the keyboard was is gone: go on at another, unless it is elsewhere by now. */
  leave(place: string): void {
    if (this.#isHere) this.focus(place);
    else this.at = null;
  }

  #pressed(event: KeyboardEvent): void {
    const from = placeOf(event.target);
    if (from === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = this.next(from, event.key);
    if (to === undefined) return;
    event.preventDefault();
    if (to !== null) this.focus(to);
  }
}

/** The place of a board that something belongs to. */
export function placeOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement | SVGElement>('[data-place]')?.dataset.place ?? null;
}

/** Whether what had the focus is gone. */
export function isFocusLost(): boolean {
  return !document.activeElement || document.activeElement === document.body;
}
