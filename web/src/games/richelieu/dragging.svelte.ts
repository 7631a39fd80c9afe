/** Dragging cards and markers with a mouse or pen; fingers tap, since for them it would scroll. */

import type { Attachment } from 'svelte/attachments';

import { isLegal } from '../../game/actions';
import type { BoardActions } from '../../game/contract';
import type { RichelieuState } from './view';

/** What is being dragged: a card from a cell, or a marker from a cell or from the reserve. */
export interface Load {
  what: 'card' | 'marker';
  from: string | null;
}

interface Drag extends Load {
  /** The pointer's place in the window, in CSS pixels. */
  x: number;
  y: number;
}

/** The player's own area as a target; the others are cells. */
export const AREA = 'area';

const FAR_ENOUGH = 6; // CSS pixels that make a drag of a click

export const drag: { now: Drag | null } = $state({ now: null });

/** What dropping something there would play; null where it means nothing. */
export function meant(state: RichelieuState, load: Load, target: string): string[] | null {
  const { view } = state;
  if (load.what === 'card') return target === AREA && load.from ? [load.from] : null;
  if (target === AREA || target === load.from) return null;
  if (load.from === null) return [`@${target}`];
  return view.table[target]?.marker === null ? [`^${load.from}`, `@${target}`] : null;
}

/** Whether a target is lit while something is dragged. */
export function welcomes(state: RichelieuState, target: string): boolean {
  if (!drag.now) return false;
  const first = meant(state, drag.now, target)?.[0];
  return first !== undefined && isLegal(state.view, first);
}

function drop(state: RichelieuState, actions: BoardActions, load: Load, target: string): void {
  const tokens = meant(state, load, target);
  if (tokens?.[0] && isLegal(state.view, tokens[0])) actions.play(...tokens);
  else if (tokens && load.what === 'marker') actions.explain(target);
}

/** Make an element's contents draggable; `load` says what is dragged from the element touched. */
export function draggable(
  load: (touched: Element) => Load | null,
  state: () => RichelieuState,
  actions: () => BoardActions | null,
): Attachment<HTMLElement> {
  return (node) => {
    function down(start: PointerEvent): void {
      if (start.button !== 0 || start.pointerType === 'touch') return;
      const taken = load(start.target as Element);
      if (!taken) return;
      const stop = new AbortController();
      const { signal } = stop;

      function move(event: PointerEvent): void {
        const way = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
        if (!taken || (!drag.now && way < FAR_ENOUGH)) return;
        drag.now = { ...taken, x: event.clientX, y: event.clientY };
      }

      function end(event: PointerEvent): void {
        stop.abort();
        if (!drag.now) return;
        const load = drag.now;
        drag.now = null;
        // The click that ends a drag where it began must not play as well.
        window.addEventListener('click', (click) => click.stopPropagation(), {
          capture: true,
          once: true,
          signal: AbortSignal.timeout(50),
        });
        if (event.type !== 'pointerup') return;
        const under = document.elementFromPoint(event.clientX, event.clientY);
        const target = under?.closest<HTMLElement>('[data-drop]')?.dataset.drop;
        const player = actions();
        if (target && player) drop(state(), player, load, target);
      }

      function key(event: KeyboardEvent): void {
        if (event.key !== 'Escape') return;
        stop.abort();
        drag.now = null;
      }

      window.addEventListener('pointermove', move, { signal });
      window.addEventListener('pointerup', end, { signal });
      window.addEventListener('pointercancel', end, { signal });
      window.addEventListener('keydown', key, { signal });
    }
    node.addEventListener('pointerdown', down);
    return () => node.removeEventListener('pointerdown', down);
  };
}
