/**
 * Shows frames one after the other, slowly enough to be followed. One's own are shown at once, those
 * of others wait for their turn; whoever does not want to wait skips.
 */

import { flushSync } from 'svelte';

import type { LogEntry } from '../server/api';
import type { Speed } from '../settings.svelte';
import {
  beatMs,
  beatsOf,
  lengthOfTurn,
  mayPlay,
  newestTurn,
  othersActed,
  sinceOwn,
  turnsIn,
  type Beat,
  type Frame,
} from './beats';

/** Before another player's turn: nobody decides in no time. */
const THINKING_MS = 400;
/** The part of a budget that goes for it at most. */
const THINKING_SHARE = 0.25;
/** Whoever watches more turns than this behind goes on with the newest. */
const MOST_TURNS = 6;

export interface Pace {
  speed(): Speed;
  /** How long all that waits may take, in milliseconds; where a clock runs. */
  budget(): number;
  placesOf(token: string): readonly string[];
}

export class Playback {
  /** What the page shows. */
  shown = $state.raw<Frame | null>(null);
  /** What is being told. */
  beat = $state.raw<Beat | null>(null);
  /** Whether something is being shown; until it is over, nothing is asked. */
  playing = $state(false);
  /** What was told at last, for those who hear it. */
  said = $state.raw<readonly { text: string; seat: number }[]>([]);

  /** From the observer's newest choice on, to be shown again. */
  #kept = $state.raw<readonly Frame[]>([]);
  #queue: Frame[] = [];
  #beats: Beat[] = [];
  /** How long what is being shown may take, and how many beats of it were told. */
  #budget = Infinity;
  #told = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly pace: Pace) {}

  /** Whether the page has all that there is to show again. */
  get canReplay(): boolean {
    const { shown } = this;
    const [first, ...others] = this.#kept;
    if (this.playing || !shown || !first || !others.length) return false;
    const { observer } = shown.view;
    const missed = shown.log.slice(sinceOwn(shown.log, observer), first.log.length);
    return !missed.some(({ player }) => player !== null && player !== observer);
  }

  push(frame: Frame): void {
    const before = this.#queue.at(-1) ?? this.shown;
    const follows = before !== null && mayPlay(before, frame);
    if (follows && frame.log.length === before.log.length) {
      this.#replace(frame);
      return;
    }
    if (!follows || frame.own) {
      this.jump(frame);
      // What played itself was no choice: what the others did before it can still be shown.
      if (follows && othersActed(frame.log, frame.view.observer)) this.#keep(frame);
      else this.#kept = [frame];
      if (follows) this.#showOutcome(frame, before.log.length);
      return;
    }
    this.#keep(frame);
    if (this.#isAtOnce) {
      this.#tell([...this.#beats, ...this.#beatsUpTo(frame)]);
      this.jump(frame);
      return;
    }
    this.#queue.push(frame);
    this.#catchUp();
    if (!this.playing) this.#start(THINKING_MS);
  }

  /** Show a frame at once, and none of those before it. */
  jump(frame: Frame): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#beats = [];
    this.shown = frame;
    this.beat = null;
    this.playing = false;
  }

  /** Go to the end; the rest is told in one go. */
  skip(): void {
    const newest = this.#queue.at(-1) ?? this.shown;
    if (!this.playing || !newest) return;
    this.#tell([...this.#beats, ...this.#beatsUpTo(newest)]);
    this.jump(newest);
  }

  /** Show the others' turns again: what the page has seen since one's own last action, or these. */
  replay(frames: readonly Frame[] = this.#kept): void {
    const [first, ...others] = frames;
    if (!first || !others.length) return;
    this.#kept = frames;
    this.jump(first);
    this.#queue = others;
    this.#start(0);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Whether nothing is shown step by step. */
  get #isAtOnce(): boolean {
    return this.pace.speed() === 'none' || document.hidden;
  }

  /** After an own action: what chance made of it is told, and how the next turn begins is shown. */
  #showOutcome({ log, view: { observer } }: Frame, known: number): void {
    const own = log.findLastIndex(({ player }) => player === observer);
    const beats = this.#beatsOf(log.slice(Math.max(known, own + 1)));
    if (this.#isAtOnce || beats.every(({ seat }) => seat === observer)) {
      this.#tell(beats);
      return;
    }
    this.#beats = beats;
    this.#start(THINKING_MS);
  }

  /** The same moment in other words, or with another name. */
  #replace(frame: Frame): void {
    if (this.#queue.length) this.#queue[this.#queue.length - 1] = frame;
    else this.shown = frame;
    this.#kept = [...this.#kept.slice(0, -1), frame];
  }

  /** What lies before the observer's newest choice is not shown again. */
  #keep(frame: Frame): void {
    const since = sinceOwn(frame.log, frame.view.observer);
    const kept = this.#kept.filter(({ log }) => log.length < frame.log.length);
    const start = kept.findLastIndex(({ log }) => log.length <= since);
    this.#kept = [...kept.slice(Math.max(0, start)), frame];
  }

  #catchUp(): void {
    const newest = this.#queue.at(-1);
    if (!newest || turnsIn(newest.log.slice(this.shown?.log.length)) <= MOST_TURNS) return;
    const from = newestTurn(newest.log);
    const start = this.#queue.findLastIndex(({ log }) => log.length <= from);
    const left = this.#queue.slice(start + 1);
    const frame = this.#queue[start];
    if (!frame) return;
    this.jump(frame);
    this.#queue = left;
  }

  #start(after: number): void {
    const budget = this.pace.budget();
    const thinking = Math.min(after, THINKING_SHARE * budget);
    this.#budget = budget - thinking;
    this.#told = 0;
    this.playing = true;
    this.#timer = setTimeout(() => this.#next(), thinking);
  }

  /** The next beat; with the first of a frame, the frame. */
  #next(): void {
    if (!this.#beats.length) {
      const frame = this.#queue[0];
      if (frame) this.#beats = this.#beatsUpTo(frame);
      this.#queue = this.#queue.slice(1);
      if (frame) this.shown = frame;
    }
    const [beat, ...others] = this.#beats;
    this.#beats = others;
    if (!beat) {
      this.beat = null;
      this.playing = false;
      return;
    }
    this.beat = beat;
    this.#tell([beat]);
    this.#told += 1;
    const wait = this.#wait(others.length);
    // Its time begins when it stands there, however long the page takes to draw it.
    flushSync();
    this.#timer = setTimeout(() => this.#next(), wait);
  }

  /** How long the beat is shown after which so many of its frame are left. */
  #wait(left: number): number {
    const had = this.shown?.log.length ?? 0;
    const { log } = this.#queue.at(-1) ?? this.shown ?? { log: [] };
    const inTurn = lengthOfTurn(log, had - left - 1);
    const inAll = this.#told + log.length - had + left;
    return beatMs(this.pace.speed(), inTurn, this.#budget, inAll);
  }

  #beatsUpTo(frame: Frame): Beat[] {
    return this.#beatsOf(frame.log.slice(this.shown?.log.length ?? 0));
  }

  #beatsOf(entries: readonly LogEntry[]): Beat[] {
    return beatsOf(entries, (token) => this.pace.placesOf(token));
  }

  #tell(beats: readonly Beat[]): void {
    const told = beats.filter(({ text }) => text);
    if (told.length) this.said = told.map(({ text, seat }) => ({ text, seat }));
  }
}
