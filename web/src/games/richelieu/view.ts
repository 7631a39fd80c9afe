/** Richelieu's view as the server sends it, and the plain readings of it that the parts share. */

import type { BoardState, View } from '../../game/contract';
import { t } from '../../texts.svelte';

export const PROVINCES = ['BOU', 'BRE', 'CHA', 'NOR', 'LAN', 'PRO', 'ANJ', 'BRB', 'AUV'] as const;
export const SYMBOLS = ['sword', 'cross', 'tower'] as const;
export const ROWS = ['A', 'B', 'C', 'D'] as const;
export const COLUMNS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export type Province = (typeof PROVINCES)[number];
export type SymbolName = (typeof SYMBOLS)[number];
/** A province or a symbol: what is scored. */
export type Category = Province | SymbolName;
export type DiscName = Category | 'return';

/** A card that lies on the table. */
export interface Lying {
  /** Province and face: `BOU2` two crests, `BOU1` one, `BOUs`, `BOUc`, `BOUt` one and a symbol. */
  card: string;
  /** The seat whose marker lies on it. */
  marker: number | null;
  /** Whether a disc lies on it, face down. */
  disc: boolean;
}

export interface Player {
  /** The cards by the cell they came from. */
  cards: Record<string, string>;
  /** The cells that bear the player's markers. */
  markers: string[];
  reserve: number;
  box: number;
  /** How many discs the player holds, return discs played not counted. */
  held: number;
  /** How many return discs the player has played. */
  returned: number;
  /** The discs themselves, where the observer may know them. */
  discs: DiscName[] | null;
}

/** What each player has of a category, and gets for it. */
export interface Line {
  category: Category;
  counts: number[];
  /** Points for having most. */
  majority: number[];
  /** Points for having or lacking a card. */
  presence: number[];
}

export interface RichelieuView extends View {
  phase: 'TAKE' | 'PAY' | 'SECOND' | 'PLACE' | 'MOVE' | 'OVER';
  table: Record<string, Lying>;
  players: Player[];
  /** The card that is being paid for. */
  pending: string | null;
  /** The cell from which a marker has been lifted. */
  lifted: string | null;
  tally: Line[];
  /** The same without discs that lie face down; null where the observer holds none. */
  open_tally: Line[] | null;
}

/** What the server works out from the view. */
export interface Aids {
  /** How much of a category still lies on the table: crests, or cards with the symbol. */
  out: Record<Category, number>;
  /** Who can no longer be caught. */
  safe: Record<Category, number | null>;
  /** The same for who counts only what lies open; null where the view's `open_tally` is. */
  open_safe: Record<Category, number | null> | null;
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

/** How many crests of a province there are in all: the number printed on its cards. */
export function crestsInAll(view: RichelieuView, province: Province): number {
  const cards = Object.values(view.table).map((lying) => lying.card);
  for (const player of view.players) cards.push(...Object.values(player.cards));
  return cards
    .filter((card) => provinceOf(card) === province)
    .reduce((sum, card) => sum + crestsOf(card), 0);
}

/** The cell that a token is about. */
export function places(token: string): string[] {
  const cell = /^[@^]?([A-D]\d{1,2})$/.exec(token);
  return cell?.[1] ? [cell[1]] : [];
}

/** What can be played by touching a cell: in every phase at most one action. */
export function tokenAt(view: RichelieuView, cell: string): string | null {
  return view.legal.find(({ token }) => places(token)[0] === cell)?.token ?? null;
}

/** A card in words, with the number that is printed on it. */
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

/** A cell with all that lies there, in words. */
export function cellName(state: RichelieuState, cell: string): string {
  const lying = state.view.table[cell];
  if (!lying) return `${cell}: ${t('richelieu-plain-empty')}`;
  const parts = [`${cell}: ${cardName(state.view, lying.card)}`];
  if (lying.disc) parts.push(t('richelieu-plain-disc'));
  if (lying.marker !== null) {
    parts.push(t('richelieu-plain-marker', { player: state.names[lying.marker] ?? '' }));
  }
  if (cell === state.view.pending) parts.push(t('richelieu-web-pending'));
  if (cell === state.view.lifted) parts.push(t('richelieu-web-lifted'));
  return parts.join(', ');
}

/** What the server worked out; nothing where it sent no words. */
export function aidsOf(state: RichelieuState): Partial<Aids> {
  return (state.words.aids ?? {}) as Partial<Aids>;
}
