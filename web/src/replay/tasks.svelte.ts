/**
 * A reader's way through the costly decisions of a finished game: at each, they look for a better
 * action, and see it after two wrong ones or on request.
 */

import type { Attempt, Decision } from '../server/api';

/**
 * What is known of the newest action tried: wrong, the review's best, or nearly as good as that; or
 * that the better action is shown.
 */
export type Verdict = 'wrong' | 'best' | 'also' | 'shown';

const MOST_WRONG = 2;

interface Source {
  /** Judge another action than those of the review; may throw Refusal. */
  judge(decision: Decision, token: string): Promise<Attempt>;
  /** Called with each decision for which a better action was found. */
  solved(decision: Decision): void;
}

export class TaskRun {
  /** The number of the decision, from 0; after the last one, their count. */
  place = $state(0);
  verdict = $state<Verdict | null>(null);
  /** The action that is being judged, or was found right; empty for none. */
  tried = $state('');
  /** What the newest wrong action costs; 0 for none. */
  cost = $state(0);
  /** How many better actions were found at once. */
  atOnce = $state(0);
  #judging = $state(false);
  /** The number of wrong actions tried at this decision. */
  #wrong = 0;

  constructor(
    readonly decisions: readonly Decision[],
    private readonly source: Source,
  ) {}

  /** The decision; undefined after the last one. */
  get now(): Decision | undefined {
    return this.decisions[this.place];
  }

  /** Whether the server is asked about an action. */
  get judging(): boolean {
    return this.#judging;
  }

  /** Whether the better action is found or shown. */
  get answered(): boolean {
    return this.verdict !== null && this.verdict !== 'wrong';
  }

  /** Whether an action is asked for. */
  get asks(): boolean {
    return !!this.now && !this.answered && !this.#judging;
  }

  /** Try an action; throws Refusal if it cannot be judged, and then it does not count. */
  async answer(token: string): Promise<void> {
    const { now } = this;
    if (!now || !this.asks) return;
    this.verdict = null;
    this.tried = token;
    if (token === now.best) this.#found('best');
    else if (token === now.token) this.#miss(now.cost);
    else await this.#judge(now, token);
  }

  /** Show the better action. */
  show(): void {
    if (!this.asks) return;
    this.cost = 0;
    this.verdict = 'shown';
  }

  /** Go on to the next decision. */
  next(): void {
    if (!this.answered) return;
    this.place += 1;
    this.verdict = null;
    this.tried = '';
    this.cost = 0;
    this.#wrong = 0;
  }

  async #judge(now: Decision, token: string): Promise<void> {
    this.#judging = true;
    try {
      const { right, cost } = await this.source.judge(now, token);
      if (right) this.#found('also');
      else this.#miss(cost);
    } catch (error) {
      this.tried = '';
      throw error;
    } finally {
      this.#judging = false;
    }
  }

  #found(verdict: 'best' | 'also'): void {
    const { now } = this;
    if (!this.#wrong) this.atOnce += 1;
    this.verdict = verdict;
    if (now) this.source.solved(now);
  }

  #miss(cost: number): void {
    this.#wrong += 1;
    this.cost = cost;
    this.tried = '';
    this.verdict = this.#wrong < MOST_WRONG ? 'wrong' : 'shown';
  }
}
