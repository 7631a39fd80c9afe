/**
 * A reader's way through a lesson: which step, what of it is done, and what the others do then. Only
 * the action that a step asks for is played; the page says why another is not.
 */

import type { Playback } from '../pace/playback.svelte';
import type { Shown } from '../pace/beats';
import type { Lesson, LessonStep } from './lesson';

export class LessonRun {
  /** The number of the step. */
  step = $state(0);
  /** How many of the step's actions are done. */
  done = $state(0);
  /** Whether the others act now. */
  #others = $state(false);

  constructor(
    private readonly lesson: Lesson,
    private readonly playback: Playback<Shown>,
    /** Called with each step that is reached. */
    private readonly reached: (step: number) => void,
  ) {}

  get now(): LessonStep {
    const found = this.lesson.steps[this.step];
    if (!found) throw new RangeError(`the lesson has no step ${this.step}`);
    return found;
  }

  get isLast(): boolean {
    return this.step === this.lesson.steps.length - 1;
  }

  /** Whether the reader has something to do on the board. */
  get asks(): boolean {
    return !this.#others && this.done < this.now.do.length;
  }

  /** Whether the step only says something, and the reader goes on when he has read it. */
  get tells(): boolean {
    return !this.#others && !this.now.do.length && !this.isLast;
  }

  /** Whether the step before left turns out. */
  get jumped(): boolean {
    return this.lesson.steps[this.step - 1]?.jumps ?? false;
  }

  /** Go to the beginning of a step; a number that the lesson lacks becomes the nearest. */
  start(step: number): void {
    this.step = Math.min(Math.max(0, Math.trunc(step)), this.lesson.steps.length - 1);
    this.done = 0;
    this.#others = false;
    this.playback.jump(this.#moment(this.now.begins));
    this.reached(this.step);
  }

  /** Play actions if they are the step's next ones; otherwise nothing happens. */
  play(tokens: readonly string[]): boolean {
    const wanted = this.now.do.slice(this.done, this.done + tokens.length);
    if (!this.asks || tokens.length > wanted.length) return false;
    if (tokens.some((token, place) => token !== wanted[place])) return false;
    this.done += tokens.length;
    this.playback.push({ ...this.#moment(this.now.begins + this.done), own: true });
    if (!this.asks) this.#follow();
    return true;
  }

  /** Go on from a step that only says something. */
  next(): void {
    if (this.tells) this.#follow();
  }

  /** When the others have acted, the next step begins. Call it whenever the playback stops. */
  rest(): void {
    if (!this.#others || this.playback.playing) return;
    this.start(this.step + 1);
  }

  /** What the others do after the reader's part of a step. */
  #follow(): void {
    const first = this.now.begins + this.now.do.length + 1;
    const last = this.lesson.steps[this.step + 1]?.begins ?? this.now.begins;
    this.#others = true;
    if (!this.now.jumps) {
      for (let at = first; at <= last; at += 1) this.playback.push(this.#moment(at));
    }
    this.rest();
  }

  #moment(at: number): Shown {
    const found = this.lesson.moments[at];
    if (!found) throw new RangeError(`the lesson has no moment ${at}`);
    return found;
  }
}
