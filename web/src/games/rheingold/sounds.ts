/** What Rheingold's actions sound like. */

import type { Sound } from '../../sound/names';
import type { RheingoldView } from './view';

export function sound(token: string, before: RheingoldView): Sound | null {
  if (token.startsWith('d')) return 'die';
  if (token.startsWith('x')) return soundOfMove(before);
  if (token.startsWith('=')) return 'shield';
  return token === '+' ? 'castle' : null;
}

/** Knights march; where a rival or a castle's own guard stands, they fight. */
function soundOfMove({ pending, places, turn, tally }: RheingoldView): Sound {
  const to = pending?.to ?? '';
  const holder = places[to]?.holder;
  const isFree = holder === undefined && tally.some(({ castle }) => castle === to);
  return isFree || (holder !== undefined && holder !== turn) ? 'clash' : 'march';
}
