/** Richelieu's view as the server sends it, and simple queries that the parts share. */

import type { BoardState, View } from '../../game/contract';
import type { Schemas } from '../../server/api';
import { t } from '../../texts.svelte';

export const PROVINCES = ['BOU', 'BRE', 'CHA', 'NOR', 'LAN', 'PRO', 'ANJ', 'BRB', 'AUV'] as const;
export const SYMBOLS = ['sword', 'cross', 'tower'] as const;
export const ROWS = ['A', 'B', 'C', 'D'] as const;
export const COLUMNS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export type Province = (typeof PROVINCES)[number];
export type SymbolName = (typeof SYMBOLS)[number];
/** A scoring category: a province or a symbol. */
export type Category = Line['category'];
export type DiscName = Category | 'return';

export type Lying = Schemas['TableCard'];
export type Player = Schemas['RichelieuPlayer'];
export type Line = Schemas['RichelieuLine'];
export type RichelieuView = View & Schemas['RichelieuView'];

/** The server's hints, derived from the view. */
export type Aids = {
  [Name in keyof Schemas['RichelieuAids']]: ByCategory<Schemas['RichelieuAids'][Name]>;
};
/** An object with a value for each category, or null. */
type ByCategory<T> = T extends Record<string, infer V> ? Record<Category, V> : null;

/** The seats that would score for a majority now; the edition decides ties. */
export function leaders({ majority }: Line): number[] {
  return majority.flatMap((points, seat) => (points > 0 ? [seat] : []));
}

export type RichelieuState = BoardState<RichelieuView>;

const FACES: Record<string, SymbolName> = { s: 'sword', c: 'cross', t: 'tower' };

export function provinceOf(card: string): Province {
  return card.slice(0, 3) as Province;
}

export function crestsOf(card: string): 1 | 2 {
  return card[3] === '2' ? 2 : 1;
}

export function symbolOf(card: string): SymbolName | null {
  return FACES[card[3] ?? ''] ?? null;
}

/** The total number of a province's crests, printed on its cards. */
export function crestsInAll(view: RichelieuView, province: Province): number {
  const cards = Object.values(view.table).map((lying) => lying.card);
  for (const player of view.players) cards.push(...Object.values(player.cards));
  return cards
    .filter((card) => provinceOf(card) === province)
    .reduce((sum, card) => sum + crestsOf(card), 0);
}

/** The cell that a token refers to. */
export function places(token: string): string[] {
  const cell = /^[@^]?([A-D]\d{1,2})$/.exec(token);
  return cell?.[1] ? [cell[1]] : [];
}

/** The action for touching a cell: every phase has at most one. */
export function tokenAt(view: RichelieuView, cell: string): string | null {
  return view.legal.find(({ token }) => places(token)[0] === cell)?.token ?? null;
}

/** A card in words, with its printed number. */
function cardName(view: RichelieuView, card: string): string {
  const province = provinceOf(card);
  const named = `${t(`richelieu-province-${province}`)} ${crestsInAll(view, province)}`;
  return t(`richelieu-card-${card[3]}`, { province: named });
}

export function isProvince(name: DiscName): name is Province {
  return (PROVINCES as readonly string[]).includes(name);
}

export function discName(name: DiscName): string {
  if (name === 'return') return t('richelieu-disc-return');
  return t(isProvince(name) ? `richelieu-province-${name}` : `richelieu-symbol-${name}`);
}

/** A disc on a card, with its kind if everything is shown. */
function discWords(face: DiscName | undefined): string {
  const disc = t('richelieu-plain-disc');
  return face ? t('richelieu-holdings-known', { discs: disc, names: discName(face) }) : disc;
}

/** A cell with its contents, in words. */
export function cellName(state: RichelieuState, cell: string): string {
  const lying = state.view.table[cell];
  if (!lying) return `${cell}: ${t('richelieu-plain-empty')}`;
  const parts = [`${cell}: ${cardName(state.view, lying.card)}`];
  if (lying.disc) parts.push(discWords(state.view.table_discs?.[cell]));
  if (lying.marker !== null) {
    parts.push(t('richelieu-plain-marker', { player: state.names[lying.marker] ?? '' }));
  }
  if (cell === state.view.pending) parts.push(t('richelieu-web-pending'));
  if (cell === state.view.lifted) parts.push(t('richelieu-web-lifted'));
  return parts.join(', ');
}

/** The server's hints; empty if it sent no words. */
export function aidsOf(state: RichelieuState): Partial<Aids> {
  return (state.words.aids ?? {}) as Partial<Aids>;
}
