/**
 * The reader's progress: how far each game's lesson has come, and the bots beaten. It is stored in
 * this browser, and a link that moves a seat takes it along to another.
 *
 * Storage and link use the same short text, with a part for each game: its name, the lesson's step
 * (with a `d` once the lesson is done) and the bots beaten, as in `chess,3d,page,squire;go,0,page`.
 */

import { store, stored } from './stored';

interface Reached {
  step: number;
  done: boolean;
  beaten: readonly string[];
}
/** By game. */
type Progress = ReadonlyMap<string, Reached>;

const KEY = 'blazon-progress';
/** A longer text is not ours. */
const LONGEST = 4000;
const NAME = /^[a-z][a-z0-9_-]{0,39}$/;
const STEP = /^(\d{1,3})(d?)$/;
const NOTHING: Reached = { step: 0, done: false, beaten: [] };

/** The valid parts of a text; the others are ignored. */
function parse(text: string): Progress {
  if (text.length > LONGEST) return new Map();
  let found: Progress = new Map();
  for (const part of text.split(';')) {
    const [game = '', reached = '', ...bots] = part.split(',');
    const [, step, done] = STEP.exec(reached) ?? [];
    if (step === undefined || !NAME.test(game)) continue;
    const beaten = bots.filter((bot) => NAME.test(bot));
    found = merged(found, new Map([[game, { step: Number(step), done: !!done, beaten }]]));
  }
  return found;
}

function textOf(progress: Progress): string {
  return [...progress]
    .map(([game, { step, done, beaten }]) => [game, `${step}${done ? 'd' : ''}`, ...beaten].join())
    .join(';');
}

/** The further step of each lesson, and the bots beaten in either. */
function merged(one: Progress, other: Progress): Progress {
  const all = new Map(one);
  for (const [game, more] of other) {
    const known = all.get(game) ?? NOTHING;
    all.set(game, {
      step: Math.max(known.step, more.step),
      done: known.done || more.done,
      beaten: [...new Set([...known.beaten, ...more.beaten])],
    });
  }
  return all;
}

const read = (): Progress => parse(stored(KEY) ?? '');

let progress = $state.raw(read());
/** Whether everything in `progress` is stored; what is not lasts until the page closes. */
let isStored = true;

window.addEventListener('storage', ({ key, newValue }) => {
  // Another tab has changed it; without a key, it has cleared everything.
  if (key !== KEY && key !== null) return;
  const there = read();
  progress = newValue === null && isStored ? there : merged(there, progress);
  // It may have written before it knew what this tab wrote at the same moment.
  if (newValue && textOf(progress) !== textOf(there)) isStored = store(KEY, textOf(progress));
});

/** Merge more progress with what the storage has now, as another tab may have changed it. */
function add(more: Progress): void {
  progress = merged(isStored ? read() : merged(read(), progress), more);
  isStored = store(KEY, textOf(progress));
}

function addTo(game: string, more: Partial<Reached>): void {
  add(new Map([[game, { ...NOTHING, ...more }]]));
}

/** The furthest step of a game's lesson that the reader has reached, and whether it is done. */
export function lessonOf(game: string): { step: number; done: boolean } {
  const { step, done } = progress.get(game) ?? NOTHING;
  return { step, done };
}

/** Note a step of a game's lesson, counted from 0; an earlier step changes nothing. */
export function noteLesson(game: string, step: number, done = false): void {
  if (!STEP.test(String(step))) throw new RangeError(`a lesson has no step ${step}`);
  addTo(game, { step, done });
}

/** The bots that the reader has beaten in a game. */
export function beaten(game: string): readonly string[] {
  return (progress.get(game) ?? NOTHING).beaten;
}

/** Note a game won against a bot, or against several of which it is the strongest. */
export function noteBeaten(game: string, bot: string): void {
  addTo(game, { beaten: [bot] });
}

/**
 * The bot to play next, from levels sorted by strength, weakest first: the one just above the
 * strongest beaten, and at first the weakest. Who starts with a strong bot and wins need not go back
 * to the weaker ones. Null once the strongest of all is beaten.
 */
export function nextRival(game: string, levels: readonly string[]): string | null {
  const strongest = Math.max(-1, ...beaten(game).map((bot) => levels.indexOf(bot)));
  return levels[strongest + 1] ?? null;
}

/** All progress as text for a link; empty if there is none. */
export function progressText(): string {
  return textOf(progress);
}

/** Merge the progress from a link with this browser's; whatever is not progress is ignored. */
export function mergeProgress(text: string): void {
  const more = parse(text);
  if (more.size) add(more);
}

/** Delete all progress from this browser. */
export function forgetProgress(): void {
  progress = new Map();
  isStored = true;
  store(KEY, null);
}
