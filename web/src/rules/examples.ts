/** The rules' examples: positions from real games, from the server. */

import type { BoardState } from '../game/contract';
import { stateOf, still } from '../game/state';
import { get, NO_WORDS } from '../server/api';
import type { components } from '../server/schema';
import { several, t } from '../texts.svelte';

type Schemas = components['schemas'];

export interface Example extends Pick<Schemas['Example'], 'name' | 'section' | 'part' | 'brief'> {
  state: BoardState;
}

/** A game's examples, in the order of its rules. */
export async function examplesOf(game: string): Promise<Example[]> {
  const at = `/api/examples/${game}`;
  const { options, examples } = await get<Schemas['ExamplesShown']>(at);
  return examples.map(({ name, section, part, brief, view, aids, lit }) => ({
    name,
    section,
    part,
    brief,
    state: stateOf({
      view: still(view),
      words: { ...NO_WORDS, aids },
      options: options as Record<string, unknown>,
      pointed: lit,
      at,
    }),
  }));
}

/** The caption of an example. */
export function caption({ name, state }: Example): string {
  const [first = '', second = '', third = '', fourth = ''] = state.pointed;
  const all = several(state.pointed);
  return t(`${state.view.game}-example-${name}`, { all, first, second, third, fourth });
}
