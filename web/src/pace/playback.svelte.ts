/**
 * Shows frames one after the other at a pace that people can follow. The user's own frames appear
 * at once, those of others in turn; the user can skip them.
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
  type Shown,
} from './beats';

/** The pause before another player's turn: nobody decides instantly. */
const THINKING_MS = 400;
/** The largest share of a budget for this pause. */
const THINKING_SHARE = 0.25;
/** A page further behind than this many turns jumps to the newest. */
const MOST_TURNS = 6;

export interface Pace {
  speed(): Speed;
  /** The time limit for everything waiting, in milliseconds, if a clock runs. */
  budget(): number;
  placesOf(token: string): readonly string[];
}

export class Playback<F extends Shown = Frame> {
  /** The frame on the page. */
  shown = $state.raw<F | null>(null);
  /** The steps being announced. */
  beat = $state.raw<Beat | null>(null);
  /** Whether a playback is in progress; the page asks for no decision until it ends. */
  playing = $state(false);
  /** The last announcement, for screen readers. */
  said = $state.raw<readonly { text: string; seat: number }[]>([]);

  /** The frames since the observer's newest choice, for replay. */
  #kept = $state.raw<readonly F[]>([]);
  #queue: F[] = [];
  #beats: Beat[] = [];
  /** The time for the current playback, and the number of its beats announced so far. */
  #budget = Infinity;
  #told = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly pace: Pace) {}

  /** Whether the page has all frames that a replay needs. */
  get canReplay(): boolean {
    const { shown } = this;
    const [first, ...others] = this.#kept;
    if (this.playing || !shown || !first || !others.length) return false;
    const { observer } = shown.view;
    const missed = shown.log.slice(sinceOwn(shown.log, observer), first.log.length);
    return !missed.some(({ player }) => player !== null && player !== observer);
  }

  push(frame: F): void {
    const before = this.#queue.at(-1) ?? this.shown;
    const follows = before !== null && mayPlay(before, frame);
    if (follows && frame.log.length === before.log.length) {
      this.#replace(frame);
      return;
    }
    if (!follows || frame.own) {
      this.jump(frame);
      // A forced action was no choice: the others' actions before it can still be shown.
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

  /** Show a frame at once, and drop those before it. */
  jump(frame: F): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#beats = [];
    this.shown = frame;
    this.beat = null;
    this.playing = false;
  }

  /** Skip to the end and announce the rest at once. */
  skip(): void {
    const newest = this.#queue.at(-1) ?? this.shown;
    if (!this.playing || !newest) return;
    this.#tell([...this.#beats, ...this.#beatsUpTo(newest)]);
    this.jump(newest);
  }

  /** Replay the others' turns: those seen since the user's last action, or the given ones. */
  replay(frames: readonly F[] = this.#kept): void {
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

  /** Whether steps are skipped. */
  get #isAtOnce(): boolean {
    return this.pace.speed() === 'none' || document.hidden;
  }

  /** After the user's action, announce its chance results and show how the next turn begins. */
  #showOutcome({ log, view: { observer } }: F, known: number): void {
    const own = log.findLastIndex(({ player }) => player === observer);
    const beats = this.#beatsOf(log.slice(Math.max(known, own + 1)));
    if (this.#isAtOnce || beats.every(({ seat }) => seat === observer)) {
      this.#tell(beats);
      return;
    }
    this.#beats = beats;
    this.#start(THINKING_MS);
  }

  /** The same moment with other words or another name. */
  #replace(frame: F): void {
    if (this.#queue.length) this.#queue[this.#queue.length - 1] = frame;
    else this.shown = frame;
    this.#kept = [...this.#kept.slice(0, -1), frame];
  }

  /** Keep nothing from before the observer's newest choice for replay. */
  #keep(frame: F): void {
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

  /** The next beat; with the first beat of a frame, show the frame. */
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
    // Its time starts when it is visible, however long rendering takes.
    flushSync();
    this.#timer = setTimeout(() => this.#next(), wait);
  }

  /** The time to show a beat that leaves this many beats of its frame. */
  #wait(left: number): number {
    const had = this.shown?.log.length ?? 0;
    const { log } = this.#queue.at(-1) ?? this.shown ?? { log: [] };
    const inTurn = lengthOfTurn(log, had - left - 1);
    const inAll = this.#told + log.length - had + left;
    return beatMs(this.pace.speed(), inTurn, this.#budget, inAll);
  }

  #beatsUpTo(frame: F): Beat[] {
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
