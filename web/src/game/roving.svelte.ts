/**
 * Keyboard control on a board: one place is in the Tab order, and keys move from there to the
 * others. A place is an element with `data-place`.
 */

import type { Attachment } from 'svelte/attachments';

export class Roving {
  /** The place that last had the focus; null before any had it. */
  at = $state<string | null>(null);
  #board: Element | null = null;
  #isHere = false;

  /** `next`: the place that a key moves to; null for no move, undefined for other keys. */
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

  /** Move the focus to a place. */
  focus(place = this.at): void {
    this.at = place;
    const found = this.#board?.querySelector<HTMLElement | SVGElement>(`[data-place="${place}"]`);
    found?.focus();
  }

  /** The focused place is gone: focus another one, unless the focus has moved elsewhere. */
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

/** The place on a board that contains an element. */
export function placeOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement | SVGElement>('[data-place]')?.dataset.place ?? null;
}

/** Whether the focused element is gone. */
export function isFocusLost(): boolean {
  return !document.activeElement || document.activeElement === document.body;
}
