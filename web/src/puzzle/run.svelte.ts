/**
 * A reader's way through a puzzle: they look for a right action, and see the answer after finding
 * one, after two wrong ones or on request.
 */

import { settings } from '../settings.svelte';
import { judge, loadAnswer, type Answer, type Judged } from './puzzles';
import { noteSolvedPuzzle } from './solved.svelte';

/** What is known of the newest action tried; or that the answer is shown. */
export type Verdict = 'wrong' | 'right' | 'shown';

const MOST_WRONG = 2;

interface Source {
  /** Judge a legal action; may throw Refusal. */
  judge(token: string): Promise<Judged>;
  /** The right actions and the reason; may throw Refusal. */
  answer(): Promise<Answer>;
  /** Called when a right action was found. */
  solved(): void;
}

export class PuzzleRun {
  verdict = $state<Verdict | null>(null);
  /** The action that is being judged, or was found right; empty for none. */
  tried = $state('');
  /** What the newest wrong action costs; null if none was tried. */
  cost = $state<number | null>(null);
  /** Null until it may be shown. */
  answer = $state.raw<Answer | null>(null);
  #judging = $state(false);
  /** The number of wrong actions tried. */
  #wrong = 0;

  constructor(private readonly source: Source) {}

  /** Whether the server is asked. */
  get judging(): boolean {
    return this.#judging;
  }

  /** Whether a right action is found or shown. */
  get answered(): boolean {
    return this.verdict === 'right' || this.verdict === 'shown';
  }

  /** Whether an action is asked for. */
  get asks(): boolean {
    return !this.answered && !this.#judging;
  }

  /** Try an action; throws Refusal if it cannot be judged, and then it does not count. */
  async try(token: string): Promise<void> {
    await this.#ask(async () => {
      this.verdict = null;
      this.tried = token;
      const { right, cost } = await this.source.judge(token).catch((error: unknown) => {
        this.tried = '';
        throw error;
      });
      if (right) await this.#found();
      else await this.#miss(cost);
    });
  }

  /** Show the answer; throws Refusal if it cannot be had, and then there is another try. */
  async show(): Promise<void> {
    await this.#ask(() => this.#show());
  }

  /** Ask for a known answer again, in another language; throws Refusal if it cannot be had. */
  async reword(): Promise<void> {
    if (this.answer) this.answer = await this.source.answer();
  }

  async #ask(act: () => Promise<void>): Promise<void> {
    if (!this.asks) return;
    this.#judging = true;
    try {
      await act();
    } finally {
      this.#judging = false;
    }
  }

  async #found(): Promise<void> {
    this.cost = null;
    this.verdict = 'right';
    this.source.solved();
    this.answer = await this.source.answer();
  }

  async #miss(cost: number): Promise<void> {
    this.#wrong += 1;
    [this.tried, this.cost, this.verdict] = ['', cost, 'wrong'];
    if (this.#wrong >= MOST_WRONG) await this.#show();
  }

  async #show(): Promise<void> {
    this.answer = await this.source.answer();
    this.verdict = 'shown';
  }
}

/** Begin a puzzle; what is found right is remembered. */
export function beginPuzzle(game: string, id: string): PuzzleRun {
  return new PuzzleRun({
    judge: (token) => judge(game, id, token, settings.language),
    answer: () => loadAnswer(game, id, settings.language),
    solved: () => noteSolvedPuzzle(game, id),
  });
}
