/**
 * The random texts from which this browser's seats help to make chance: sealed, kept, shown.
 *
 * A seat's share is the SHA-256 of its text, its seal the SHA-256 of the share; the documentation,
 * `docs/tables/fairness.md`, has all of it. Digests need a page that came safely, by https or from
 * this machine; elsewhere the browser has no `crypto.subtle`, and its seats take no part.
 */

import type { Command, TableShown } from '../server/api';

export const SEALED_SCHEME = 'hmac-sha256/2';
const KEY = 'blazon-texts';
const TEXT_BYTES = 16;
/** So many texts are kept; then the oldest are forgotten. */
const MOST_KEPT = 200;

export type Shown = Pick<TableShown, 'id' | 'status' | 'commitment' | 'chance' | 'options'> & {
  seats: readonly Pick<TableShown['seats'][number], 'yours'>[];
};

interface Kept {
  text: string;
  /** The digest of what was fixed when the text was shown; not there before. */
  of?: string;
  /** The digest of the game's options at that moment. */
  options?: string;
}

/** What the record of a finished game says of chance. */
export interface Fairness {
  scheme: string;
  commitment: string;
  round: number;
  seals: (string | null)[];
  texts: string[];
  first?: number;
  secret: string;
}

/** What the browser would not keep: it holds until the page is closed. */
let unkept: Record<string, Kept> = {};

function allKept(): Record<string, Kept> {
  let kept: Record<string, Kept> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    // They are in memory.
  }
  return { ...kept, ...unkept };
}

function keep(place: string, kept: Kept): void {
  const others = Object.entries(allKept()).filter(([other]) => other !== place);
  const all = Object.fromEntries([...others, [place, kept] as const].slice(-MOST_KEPT));
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
    unkept = {};
  } catch {
    unkept = all;
  }
}

/** Whether this browser can seal texts. */
export function canSeal(): boolean {
  return typeof crypto.subtle !== 'undefined';
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (two) => parseInt(two, 16));
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** What a text adds to chance. */
export function shareOf(text: string): Promise<string> {
  return sha256(new TextEncoder().encode(text));
}

/** What is published of a text first. */
export async function sealOf(text: string): Promise<string> {
  return sha256(fromHex(await shareOf(text)));
}

/** A text that nobody can foresee, after the player's own words, if any. */
export function newText(words = ''): string {
  const random = hex(crypto.getRandomValues(new Uint8Array(TEXT_BYTES)));
  return words.trim() ? `${words.trim()} ${random}` : random;
}

/** The digest of everything that is fixed before a text is shown. */
export function fixedDigest(
  fixed: Pick<Fairness, 'commitment' | 'round' | 'seals'> & { first?: number | null },
  shares: readonly (string | null)[],
): Promise<string> {
  const marks = fixed.seals.map((seal, seat) => (seal ? `seal:${seal}` : `share:${shares[seat]}`));
  const first = fixed.first ?? '-';
  const words = [SEALED_SCHEME, 'fixed', fixed.commitment, fixed.round, first, ...marks];
  return shareOf(words.join(' '));
}

/** JSON that is the same for the same values. */
function plain(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    one !== null && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}

/** A new text for each seat that is to be sealed, with its seal. */
export interface Sealed {
  text: string;
  seal: string;
}

/** A text with its seal, to be sent when a seat is taken; null where the browser cannot seal. */
export async function newSealed(words = ''): Promise<Sealed | null> {
  if (!canSeal()) return null;
  const text = newText(words);
  return { text, seal: await sealOf(text) };
}

/** Keep the texts whose seals are those of one's own seats. */
export function keepSealed(table: Shown, sealed: readonly (Sealed | null)[]): void {
  table.seats.forEach((seat, number) => {
    const found = sealed.find((one) => one && one.seal === table.chance?.seals[number]);
    if (seat.yours && found) keep(`${table.id}/${number}`, { text: found.text });
  });
}

/** What a table waits for from this browser's seats. */
export async function due(table: Shown): Promise<Command[]> {
  const { chance } = table;
  if (!chance || chance.scheme !== SEALED_SCHEME || !canSeal()) return [];
  const mine = table.seats.flatMap((seat, number) => (seat.yours ? [number] : []));
  const wanted = mine.map((seat): Promise<Command> | null => {
    if (chance.waits_for_seals.includes(seat)) return seal(table.id, seat);
    return chance.waits_for_texts.includes(seat) ? show(table, seat) : null;
  });
  return Promise.all(wanted.filter((one) => one !== null));
}

/** Seal the text that there is, or another one if that may have been seen. */
async function seal(table: string, seat: number): Promise<Command> {
  const place = `${table}/${seat}`;
  let kept = allKept()[place];
  if (!kept || kept.of) {
    kept = { text: newText() };
    keep(place, kept);
  }
  return { do: 'seal', seat, seal: await sealOf(kept.text) };
}

/** Show a text, for one state of the table only. */
async function show(table: Shown, seat: number): Promise<Command> {
  const { chance, commitment } = table;
  if (!chance) throw new Error('nothing is shown at a recorded game');
  const place = `${table.id}/${seat}`;
  const kept = allKept()[place];
  const of = await fixedDigest({ ...chance, commitment }, chance.shares);
  const fits = kept && (await sealOf(kept.text)) === chance.seals[seat];
  if (!kept || !fits || (kept.of && kept.of !== of)) return seal(table.id, seat);
  keep(place, { text: kept.text, of, options: await shareOf(plain(table.options)) });
  return { do: 'show', seat, text: kept.text, of };
}

/**
 * Whether the record of a finished game is what this browser has seen before it; null if no text of
 * its seats was part of it. Whether the deal follows from it is for `blazon record verify`.
 */
export async function recordFits(
  table: Pick<Shown, 'id' | 'seats'>,
  record: { fairness?: Fairness; options: Record<string, unknown> },
): Promise<boolean | null> {
  const all = allKept();
  const mine = table.seats.flatMap(({ yours }, seat) => {
    const kept = all[`${table.id}/${seat}`];
    return yours && kept?.of ? [{ ...kept, seat }] : [];
  });
  if (!mine.length || !canSeal()) return null;
  const { fairness, options } = record;
  if (fairness?.scheme !== SEALED_SCHEME) return false;
  const shares = await Promise.all(fairness.texts.map(shareOf));
  const seals = await Promise.all(fairness.texts.map(sealOf));
  const [of, seen, secret] = await Promise.all([
    fixedDigest(fairness, shares),
    shareOf(plain(options)),
    sha256(fromHex(fairness.secret)),
  ]);
  return (
    secret === fairness.commitment &&
    fairness.seals.every((one, seat) => one === null || one === seals[seat]) &&
    mine.every(
      (kept) => kept.of === of && kept.options === seen && kept.text === fairness.texts[kept.seat],
    )
  );
}
