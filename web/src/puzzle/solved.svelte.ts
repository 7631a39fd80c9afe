/**
 * The puzzles that the reader has solved. They are stored in this browser, and a link that moves a
 * seat takes them along to another.
 *
 * Storage and link use the same short text, with a part for each game: a hyphen, its name, and four
 * characters for each puzzle, as in `-chess,AbCd0123;-go,wxyz`.
 */

import { store, stored } from '../stored';

/** By game, the puzzles' short names; the newest of both last. */
type Solved = ReadonlyMap<string, readonly string[]>;

const KEY = 'blazon-puzzles';
/** A longer text is not ours. */
const LONGEST = 4000;
/** The most games to store, and puzzles of each; beyond this, the oldest are forgotten. */
const MOST_GAMES = 8;
const MOST = 100;
const PART = /^-([a-z][a-z0-9_-]{0,39}),((?:[\w-]{4})+)$/;
/** How much of a puzzle's id the short name stands for: 24 bits, six hexadecimal digits. */
const ID = /^[0-9a-f]{6}/;

/** A puzzle's short name, from its id; empty if that is no id. */
function shortOf(id: string): string {
  const digits = ID.exec(id)?.[0];
  if (!digits) return '';
  const bytes = [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** The valid parts of a text; the others are ignored. */
function parse(text: string): Solved {
  if (text.length > LONGEST) return new Map();
  let found: Solved = new Map();
  for (const part of text.split(';')) {
    const [, game = '', names = ''] = PART.exec(part) ?? [];
    if (game) found = merged(found, new Map([[game, names.match(/.{4}/g) ?? []]]));
  }
  return found;
}

function textOf(solved: Solved): string {
  return [...solved].map(([game, names]) => `-${game},${names.join('')}`).join(';');
}

/** The puzzles solved in either; those of the second are the newer ones. */
function merged(one: Solved, other: Solved): Solved {
  const all = new Map(one);
  for (const [game, more] of other) {
    const names = [...new Set([...(all.get(game) ?? []), ...more])];
    all.delete(game);
    all.set(game, names.slice(-MOST));
  }
  return new Map([...all].slice(-MOST_GAMES));
}

const read = (): Solved => parse(stored(KEY) ?? '');

let solved = $state.raw(read());
/** Whether everything in `solved` is stored; what is not lasts until the page closes. */
let isStored = true;

/** Whether the first lacks a puzzle of the second. */
function lacks(one: Solved, other: Solved): boolean {
  return [...other].some(([game, names]) => names.some((name) => !one.get(game)?.includes(name)));
}

window.addEventListener('storage', ({ key, newValue }) => {
  // Another tab has changed it; without a key, it has cleared everything.
  if (key !== KEY && key !== null) return;
  const [there, ours] = [read(), solved];
  solved = newValue === null && isStored ? there : merged(there, ours);
  // It may have written before it knew what this tab wrote at the same moment.
  if (newValue && lacks(there, ours)) isStored = store(KEY, textOf(solved));
});

/** Merge more with what the storage has now, as another tab may have changed it. */
function add(more: Solved): void {
  solved = merged(isStored ? read() : merged(read(), solved), more);
  isStored = store(KEY, textOf(solved));
}

/** Those of a game's puzzles that are solved, by their ids. */
export function solvedOf(game: string, ids: readonly string[]): string[] {
  const names = new Set(solved.get(game));
  return ids.filter((id) => names.has(shortOf(id)));
}

/** Note a puzzle of a game as solved. */
export function noteSolvedPuzzle(game: string, id: string): void {
  const name = shortOf(id);
  if (name) add(new Map([[game, [name]]]));
}

/** All solved puzzles as text for a link; empty if there are none. */
export function puzzlesText(): string {
  return textOf(solved);
}

/** Merge the solved puzzles from a link with this browser's; anything else is ignored. */
export function mergePuzzles(text: string): void {
  const more = parse(text);
  if (more.size) add(more);
}

/** Delete all solved puzzles from this browser. */
export function forgetPuzzles(): void {
  solved = new Map();
  isStored = true;
  store(KEY, null);
}
