/** Dragging pieces on a board to their destination. */

import type { Attachment } from 'svelte/attachments';

/** The dragged piece, and the pointer's position in the window in CSS pixels. */
export interface Dragged<Load> {
  load: Load;
  x: number;
  y: number;
}

export interface Manner<Load> {
  /** The piece that a drag from this element moves; null if there is none. */
  take(touched: Element): Load | null;
  /** The piece was dropped; `under` is the element under the pointer. */
  drop(dragged: Dragged<Load>, under: Element | null): void;
  /** Whether touch drags too; otherwise it taps, and scrolls the page. */
  fingers?: boolean;
}

const FAR_ENOUGH = 6; // distance in CSS pixels that turns a click into a drag

/** Dragging on one board: at most one piece at a time. */
export class Dragging<Load> {
  now = $state.raw<Dragged<Load> | null>(null);
  #stop: AbortController | null = null;

  /** Make an element's contents draggable. */
  from({ take, drop, fingers = false }: Manner<Load>): Attachment<Element> {
    return (node) => {
      const down = (event: Event) => {
        const start = event as PointerEvent;
        if (start.button !== 0 || (start.pointerType === 'touch' && !fingers)) return;
        const load = take(start.target as Element);
        if (load !== null) this.#begin(start, load, drop);
      };
      node.addEventListener('pointerdown', down);
      return () => {
        node.removeEventListener('pointerdown', down);
        this.#stop?.abort();
        this.now = null;
      };
    };
  }

  #begin(start: PointerEvent, load: Load, drop: Manner<Load>['drop']): void {
    const stop = (this.#stop = new AbortController());
    const { signal } = stop;

    const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', to: typeof move) =>
      window.addEventListener(
        type,
        (event) => {
          if (event.pointerId === start.pointerId) to(event);
        },
        { signal },
      );

    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      const way = Math.hypot(x - start.clientX, y - start.clientY);
      if (this.now || way >= FAR_ENOUGH) this.now = { load, x, y };
    };

    const end = (event: PointerEvent) => {
      stop.abort();
      const dragged = this.now;
      if (!dragged) return;
      this.now = null;
      // Ignore the click that follows a drag back to its start.
      window.addEventListener('click', (click) => click.stopPropagation(), {
        capture: true,
        once: true,
        signal: AbortSignal.timeout(50),
      });
      if (event.type === 'pointerup') {
        drop(dragged, document.elementFromPoint(event.clientX, event.clientY));
      }
    };

    const key = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      stop.abort();
      this.now = null;
    };

    listen('pointermove', move);
    listen('pointerup', end);
    listen('pointercancel', end);
    window.addEventListener('keydown', key, { signal });
  }
}
