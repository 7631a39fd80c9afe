/**
 * The random texts that this browser's seats contribute to the deal: sealing, storing, revealing.
 *
 * A seat's share is the SHA-256 of its text, and its seal the SHA-256 of the share; see
 * `docs/tables/fairness.md` for the protocol. Digests require a page served by https or from this
 * machine; elsewhere the browser has no `crypto.subtle`, and its seats do not take part.
 */

import type { Command, TableShown } from '../server/api';
import { allKept, change, put, type Texts } from './kept';

export const SEALED_SCHEME = 'hmac-sha256/2';
const TEXT_BYTES = 16;

export type Shown = Pick<TableShown, 'id' | 'status' | 'commitment' | 'chance' | 'options'> & {
  seats: readonly Pick<TableShown['seats'][number], 'yours'>[];
};

/** What a finished game's record says about chance. */
export interface Fairness {
  scheme: string;
  commitment: string;
  round: number;
  seals: (string | null)[];
  texts: string[];
  first?: number;
  secret: string;
}

/** The number of tables to watch beside the one on the page; the newest ones. */
const MOST_AWAITED = 3;

/** Tables whose games have not begun, as far as this browser knows: it has unrevealed texts. */
export async function awaited(): Promise<string[]> {
  const places = Object.entries(await allKept()).filter(([, { of }]) => of === undefined);
  const tables = places.map(([place]) => place.slice(0, place.lastIndexOf('/')));
  return [...new Set(tables)].slice(-MOST_AWAITED);
}

/** Delete a table's unrevealed texts: the game has begun without them, or ended. */
export async function forgetUnshown(table: string): Promise<void> {
  const unshown = (all: Texts) =>
    Object.entries(all).filter(([place, { of }]) => !of && place.startsWith(`${table}/`));
  if (!unshown(await allKept()).length) return;
  await change((all) => unshown(all).forEach(([place]) => Reflect.deleteProperty(all, place)));
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

/** A text's contribution to chance. */
export function shareOf(text: string): Promise<string> {
  return sha256(new TextEncoder().encode(text));
}

/** The digest that is published before the text. */
export async function sealOf(text: string): Promise<string> {
  return sha256(fromHex(await shareOf(text)));
}

/** An unpredictable text, after the player's own words, if any. */
export function newText(words = ''): string {
  const random = hex(crypto.getRandomValues(new Uint8Array(TEXT_BYTES)));
  return words.trim() ? `${words.trim()} ${random}` : random;
}

/** The digest of everything that is fixed before a text is revealed. */
export function fixedDigest(
  fixed: Pick<Fairness, 'commitment' | 'round' | 'seals'> & { first?: number | null },
  shares: readonly (string | null)[],
): Promise<string> {
  const marks = fixed.seals.map((seal, seat) => (seal ? `seal:${seal}` : `share:${shares[seat]}`));
  const first = fixed.first ?? '-';
  const words = [SEALED_SCHEME, 'fixed', fixed.commitment, fixed.round, first, ...marks];
  return shareOf(words.join(' '));
}

/** JSON with one form for equal values. */
function plain(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    one !== null && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}

/** A new text with its seal for each seat to be sealed. */
export interface Sealed {
  text: string;
  seal: string;
}

/** A text with its seal, to send when taking a seat; null if the browser cannot seal. */
export async function newSealed(words = ''): Promise<Sealed | null> {
  if (!canSeal()) return null;
  const text = newText(words);
  return { text, seal: await sealOf(text) };
}

/** Store the texts whose seals belong to the user's own seats. */
export async function keepSealed(table: Shown, sealed: readonly (Sealed | null)[]): Promise<void> {
  await change((all) => {
    table.seats.forEach((seat, number) => {
      const found = sealed.find((one) => one && one.seal === table.chance?.seals[number]);
      if (seat.yours && found) put(all, `${table.id}/${number}`, { text: found.text });
    });
  });
}

/** What a table needs from this browser's seats. */
export async function due(table: Shown): Promise<Command[]> {
  const { chance } = table;
  if (!chance || chance.scheme !== SEALED_SCHEME || !canSeal()) return [];
  const mine = table.seats.flatMap((seat, number) => (seat.yours ? [number] : []));
  const wanted = mine.map((seat): Promise<Command> | null => {
    const wanted = chance.left_out.includes(seat) || chance.waits_for_seals.includes(seat);
    if (wanted) return seal(table.id, seat);
    return chance.waits_for_texts.includes(seat) ? show(table, seat) : null;
  });
  return Promise.all(wanted.filter((one) => one !== null));
}

/** Seal the existing text, or a new one if it may have been seen. */
async function seal(table: string, seat: number): Promise<Command> {
  const place = `${table}/${seat}`;
  const another = newText();
  const text = await change((all) => {
    const kept = all[place];
    if (kept && !kept.of) return kept.text;
    put(all, place, { text: another });
    return another;
  });
  return { do: 'seal', seat, seal: await sealOf(text) };
}

/** Reveal a text, for one state of the table only. */
async function show(table: Shown, seat: number): Promise<Command> {
  const { chance, commitment } = table;
  if (!chance) throw new Error('a recorded game reveals no texts');
  const place = `${table.id}/${seat}`;
  const { round } = chance;
  const of = await fixedDigest({ ...chance, commitment }, chance.shares);
  const options = await shareOf(plain(table.options));
  const text = (await allKept())[place]?.text;
  if (text === undefined || (await sealOf(text)) !== chance.seals[seat])
    return seal(table.id, seat);
  // Another page or the service worker may just have revealed it for a different state.
  const isOurs = await change((all) => {
    const kept = all[place];
    if (kept?.text !== text || (kept.of && kept.of !== of)) return false;
    put(all, place, { text, of, options, round });
    return true;
  });
  return isOurs ? { do: 'show', seat, text, of } : seal(table.id, seat);
}

/**
 * Compare a finished game's record with the data this browser stored earlier: `absent` if chance
 * was remade without one of its texts, because it did not answer in time; null if its seats never
 * revealed a text. To check that the deal follows from the record, use `blazon record verify`.
 */
export async function recordFits(
  table: Pick<Shown, 'id' | 'seats'>,
  record: { fairness?: Fairness; options: Record<string, unknown> },
): Promise<'fits' | 'broken' | 'absent' | null> {
  const all = await allKept();
  const mine = table.seats.flatMap(({ yours }, seat) => {
    const kept = all[`${table.id}/${seat}`];
    return yours && kept?.of ? [{ ...kept, seat }] : [];
  });
  if (!mine.length || !canSeal()) return null;
  const { fairness, options } = record;
  if (fairness?.scheme !== SEALED_SCHEME) return 'broken';
  const shares = await Promise.all(fairness.texts.map(shareOf));
  const seals = await Promise.all(fairness.texts.map(sealOf));
  const [of, seen, secret] = await Promise.all([
    fixedDigest(fairness, shares),
    shareOf(plain(options)),
    sha256(fromHex(fairness.secret)),
  ]);
  const leftOut = (kept: (typeof mine)[number]) =>
    fairness.seals[kept.seat] === null && fairness.round > (kept.round ?? fairness.round);
  const fits =
    secret === fairness.commitment &&
    fairness.seals.every((one, seat) => one === null || one === seals[seat]) &&
    mine.every(
      (kept) =>
        kept.options === seen &&
        (leftOut(kept) || (kept.of === of && kept.text === fairness.texts[kept.seat])),
    );
  if (!fits) return 'broken';
  return mine.some(leftOut) ? 'absent' : 'fits';
}
