/**
 * A game gone through: shown at any place, or played from there turn by turn, at the pace at which a
 * table shows what others do.
 */

import { beatsOf, type Beat, type Frame } from '../pace/beats';
import { Playback } from '../pace/playback.svelte';
import { Refusal } from '../server/api';
import type { Speed } from '../settings.svelte';
import type { Fetch } from './history.svelte';

export interface Source {
  /** How many actions have been played. */
  length(): number;
  /** Where it is looked at until the reader goes somewhere. */
  start(): number;
  /** Where turns begin, and the end. */
  turns(): readonly number[];
  /** How frames are had; null while there is no game. */
  fetch(): Fetch | null;
  placesOf(token: string): readonly string[];
}

export class Player {
  /** Whether it goes on by itself. */
  playing = $state(false);
  /** Why what was wanted last could not be had. */
  refusal = $state.raw<Refusal | null>(null);
  speed = $state<Speed>('normal');

  /** Where the reader has gone; null before that. */
  #wanted = $state<number | null>(null);
  #playback: Playback;
  /** Which of several answers is the one that is waited for. */
  #asked = 0;

  /** To be made while a component is. */
  constructor(private readonly source: Source) {
    this.#playback = new Playback({
      speed: () => this.speed,
      budget: () => Infinity,
      placesOf: (token) => source.placesOf(token),
    });
    $effect(() => this.#show());
    $effect(() => this.#playOn());
    $effect(() => () => this.#playback.stop());
  }

  /** What the page shows. */
  get shown(): Frame | null {
    return this.#playback.shown;
  }

  /** After how many actions the game is shown, or is to be. */
  get at(): number {
    if (this.playing && this.shown) return this.shown.log.length;
    return Math.min(this.source.length(), this.#wanted ?? this.source.start());
  }

  /** Whether the reader has gone somewhere. */
  get moved(): boolean {
    return this.#wanted !== null;
  }

  /** What led to what is shown; null at the beginning. */
  get beat(): Beat | null {
    const log = this.shown?.log ?? [];
    const [newest] = beatsOf(log.slice(-1), (token) => this.source.placesOf(token));
    return this.#playback.beat ?? newest ?? null;
  }

  move(to: number): void {
    this.playing = false;
    // A place may be asked for before the game is here.
    const most = this.source.length() || Infinity;
    this.#wanted = Math.max(0, Math.min(most, to));
  }

  toggle(): void {
    if (this.playing) this.pause();
    else if (this.at < this.source.length()) this.playing = true;
  }

  /** Stop at what is shown. */
  pause(): void {
    if (this.playing) this.move(this.at);
  }

  /** Show the place that is wanted. */
  #show(): void {
    const fetch = this.source.fetch();
    if (this.playing || !fetch) return;
    const { at } = this;
    void this.#attempt(fetch(at, at), ([frame]) => frame && this.#playback.jump(frame));
  }

  /** When one turn has been shown, show the next. */
  #playOn(): void {
    const fetch = this.source.fetch();
    if (!this.playing || this.#playback.playing || !fetch) return;
    const { at } = this;
    const length = this.source.length();
    if (at >= length) {
      this.pause();
      return;
    }
    const end = this.source.turns().find((turn) => turn > at) ?? length;
    void this.#attempt(fetch(at, end), (found) => this.#playback.replay(found));
  }

  async #attempt(asked: Promise<Frame[]>, use: (frames: Frame[]) => void): Promise<void> {
    this.#asked += 1;
    const number = this.#asked;
    try {
      const frames = await asked;
      if (number !== this.#asked) return;
      this.refusal = null;
      use(frames);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (number !== this.#asked) return;
      this.refusal = error;
      this.pause();
    }
  }
}
