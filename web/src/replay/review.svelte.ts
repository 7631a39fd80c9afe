/** Follows the review of a finished game. */

import { get, post, Refusal, type Decision, type ReviewShown } from '../server/api';
import { Newest } from '../server/late';
import { settings } from '../settings.svelte';
import { refusalText } from '../table/refusals';
import { loadAsideTexts } from '../texts.svelte';
import { costlyOf } from './costs';

const AGAIN_MS = 1000;

export class Reviewing {
  /** What decisions are judged by. */
  knowledge = $state<'own' | 'open'>('own');
  trouble = $state('');
  /** The selected review's state and progress; null until loaded. */
  found = $state.raw<ReviewShown | null>(null);

  readonly review = $derived(this.found?.review ?? null);
  /** The costly decisions, in the order of the game. */
  readonly costly = $derived(costlyOf(this.review?.decisions ?? []));

  #address = $derived.by(() => {
    const table = this.table();
    return table && `/api/tables/${table}/review?knowledge=${this.knowledge}`;
  });
  #newest = new Newest();

  /** Create it while a component initialises; `table` is null while there is nothing to review. */
  constructor(private readonly table: () => string | null) {
    $effect(() => {
      const address = this.#address && `${this.#address}&lang=${settings.language}`;
      this.found = null;
      if (address) return this.#follow(address);
    });
  }

  /** The decision made in the position after this many actions. */
  at(place: number): Decision | undefined {
    return this.review?.decisions.find(({ at }) => at === place);
  }

  /** The number of an action's turn, from 1. */
  turnOf(at: number): number {
    return this.found?.turns?.[at] ?? 1;
  }

  /** The better choice in words. */
  better({ at }: Decision): string {
    return this.found?.words?.[at] ?? '';
  }

  /** Why it cost that; empty if the server cannot say so. */
  why({ at }: Decision): string {
    return this.found?.reasons?.[at] ?? '';
  }

  /** Request the selected review. */
  ask(): Promise<void> {
    const { knowledge } = this;
    return this.#attempt(async (isNewest) => {
      const answer = await post<ReviewShown>(`/api/tables/${this.table()}/review`, { knowledge });
      // A finished one comes with its words, when it is asked for next.
      if (isNewest() && !answer.review) this.found = answer;
    });
  }

  /** Ask for the state until it is done; returns a function that stops it. */
  #follow(address: string): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const follow = (): Promise<void> =>
      this.#attempt(async (isNewest) => {
        const [answer] = await Promise.all([get<ReviewShown>(address), loadAsideTexts()]);
        if (!wanted) return;
        if (isNewest()) this.found = answer;
        if (answer.status !== 'done') {
          timer = setTimeout(() => void follow(), AGAIN_MS * (answer.status === 'none' ? 4 : 1));
        }
      });
    void follow();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }

  /** Let a request show its answer while it is the newest, and its trouble while its kind is selected. */
  async #attempt(doing: (isNewest: () => boolean) => Promise<unknown>): Promise<void> {
    const selected = this.#address;
    this.trouble = '';
    try {
      await doing(this.#newest.ask());
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (selected === this.#address) this.trouble = refusalText(error);
    }
  }
}
