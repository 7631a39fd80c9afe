/** What Richelieu's actions sound like. */

import type { Sound } from '../../sound/names';
import type { RichelieuView } from './view';

export function sound(token: string, { phase }: RichelieuView): Sound | null {
  if (token === '-') return null;
  if (phase === 'PAY') return 'coin';
  return /^[@^]/.test(token) ? 'marker' : 'card';
}
