/** Dragging what lies on a board to where it is to go. */

import type { Attachment } from 'svelte/attachments';

/** What is being dragged, and where the pointer is in the window, in CSS pixels. */
export interface Dragged<Load> {
  load: Load;
  x: number;
  y: number;
}

export interface Manner<Load> {
  /** What is dragged from the element touched; null where nothing can be. */
  take(touched: Element): Load | null;
  /** It was let go; `under` is what lies under the pointer. */
  drop(dragged: Dragged<Load>, under: Element | null): void;
  /** Whether fingers drag as well; else they tap, and scroll the page. */
  fingers?: boolean;
}

const FAR_ENOUGH = 6; // CSS pixels that make a drag of a click

/** One board's dragging: at most one thing at a time. */
export class Dragging<Load> {
  now = $state.raw<Dragged<Load> | null>(null);

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
      return () => node.removeEventListener('pointerdown', down);
    };
  }

  #begin(start: PointerEvent, load: Load, drop: Manner<Load>['drop']): void {
    const stop = new AbortController();
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
      // The click that ends a drag where it began must not play as well.
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
