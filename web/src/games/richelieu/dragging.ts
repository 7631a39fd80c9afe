/** What dragging cards and markers does. */

import { isLegal } from '../../game/actions';
import type { BoardActions } from '../../game/contract';
import { Dragging } from '../../game/dragging.svelte';
import type { RichelieuState } from './view';

/** The dragged piece: a card from a cell, or a marker from a cell or from the reserve. */
export interface Load {
  what: 'card' | 'marker';
  from: string | null;
}

/** The player's own area as a target; the others are cells. */
export const AREA = 'area';

export const dragging = new Dragging<Load>();

/** The action of a drop there; null for none. */
function meant(state: RichelieuState, load: Load, target: string): string[] | null {
  const { view } = state;
  if (load.what === 'card') return target === AREA && load.from ? [load.from] : null;
  if (target === AREA || target === load.from) return null;
  if (load.from === null) return [`@${target}`];
  return view.table[target]?.marker === null ? [`^${load.from}`, `@${target}`] : null;
}

/** Whether a target is lit during a drag. */
export function welcomes(state: RichelieuState, target: string): boolean {
  const first = dragging.now ? meant(state, dragging.now.load, target)?.[0] : undefined;
  return first !== undefined && isLegal(state.view, first);
}

/** Play the action of a drop on an element, or ask why it is impossible. */
export function drop(
  state: RichelieuState,
  actions: BoardActions | null,
  load: Load,
  under: Element | null,
): void {
  const target = under?.closest<HTMLElement>('[data-drop]')?.dataset.drop;
  const tokens = target ? meant(state, load, target) : null;
  if (!target || !tokens?.[0]) return;
  if (isLegal(state.view, tokens[0])) actions?.play(...tokens);
  else if (load.what === 'marker') actions?.explain(target);
}
