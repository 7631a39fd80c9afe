/**
 * Replays a game: shows any moment, or plays from there turn by turn, at the pace at which a table
 * shows other players' actions.
 */

import { beatsOf, type Beat, type Frame } from '../pace/beats';
import { Playback } from '../pace/playback.svelte';
import { Refusal } from '../server/api';
import type { Speed } from '../settings.svelte';
import type { Fetch } from './history.svelte';

export interface Source {
  /** The number of actions played. */
  length(): number;
  /** The first moment to show. */
  start(): number;
  /** The starts of turns, and the end. */
  turns(): readonly number[];
  /** Fetches frames; null while there is no game. */
  fetch(): Fetch | null;
  placesOf(token: string): readonly string[];
}

export class Player {
  /** Whether it plays automatically. */
  playing = $state(false);
  /** Why the last requested moment is unavailable. */
  refusal = $state.raw<Refusal | null>(null);
  speed = $state<Speed>('normal');

  /** The moment the reader chose; null before that. */
  #wanted = $state<number | null>(null);
  #playback: Playback;
  /** The number of the newest request, to ignore older answers. */
  #asked = 0;

  /** Create it while a component initialises. */
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

  /** The frame on the page. */
  get shown(): Frame | null {
    return this.#playback.shown;
  }

  /** The number of actions at the moment shown or requested. */
  get at(): number {
    if (this.playing && this.shown) return this.shown.log.length;
    return Math.min(this.source.length(), this.#wanted ?? this.source.start());
  }

  /** Whether the reader has chosen a moment. */
  get moved(): boolean {
    return this.#wanted !== null;
  }

  /** The step before the moment shown; null at the beginning. */
  get beat(): Beat | null {
    const log = this.shown?.log ?? [];
    const [newest] = beatsOf(log.slice(-1), (token) => this.source.placesOf(token));
    return this.#playback.beat ?? newest ?? null;
  }

  move(to: number): void {
    this.playing = false;
    // A moment may be requested before the game has loaded.
    const most = this.source.length() || Infinity;
    this.#wanted = Math.max(0, Math.min(most, to));
  }

  toggle(): void {
    if (this.playing) this.pause();
    else if (this.at < this.source.length()) this.playing = true;
  }

  /** Stop at the moment shown. */
  pause(): void {
    if (this.playing) this.move(this.at);
  }

  /** Show the requested moment. */
  #show(): void {
    const fetch = this.source.fetch();
    if (this.playing || !fetch) return;
    const { at } = this;
    void this.#attempt(fetch(at, at), ([frame]) => frame && this.#playback.jump(frame));
  }

  /** After one turn, show the next. */
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
