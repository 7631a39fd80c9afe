/** What a player is told in the status line for a while: a hint, a reason, or a refusal. */

import { get, Refusal, type Explanation, type LogEntry } from '../server/api';
import { Newest } from '../server/late';
import { settings } from '../settings.svelte';
import { refusalText } from './refusals';
import type { ShownTable } from './shown.svelte';

export class Help {
  notice = $state.raw<{ text: string; section?: string } | null>(null);
  /** The places of the advised action. */
  hint = $state.raw<readonly string[]>([]);
  /** Whether a hint has been asked for and not arrived. */
  hinting = $state(false);
  /** The actions that the hint advises. */
  advised: readonly string[] = [];
  #explained = new Newest();

  constructor(private readonly shown: ShownTable) {}

  /** Wait for an answer; on a refusal, show it and return null. */
  attempt = async <T>(request: Promise<T>, isWanted = () => true): Promise<T | null> => {
    this.notice = null;
    try {
      return await request;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (isWanted()) this.notice = { text: refusalText(error) };
      return null;
    }
  };

  /** Say why an action is impossible. */
  async explain(token: string): Promise<void> {
    const { link, table } = this.shown;
    const isNewest = this.#explained.ask();
    const { log } = link;
    const isWanted = () => isNewest() && this.isStill(log);
    const query = new URLSearchParams({ token, lang: settings.language });
    if (link.observer !== null) query.set('seat', String(link.observer));
    const asked = get<Explanation>(`/api/tables/${table.id}/why?${query}`);
    const found = await this.attempt(asked, isWanted);
    if (found?.text && isWanted()) this.notice = found;
  }

  /** Whoever goes on no longer asks why something was impossible. */
  goOn(): void {
    if (this.notice && 'section' in this.notice) this.notice = null;
  }

  async askHint(): Promise<void> {
    this.hinting = true;
    const { giveHint } = await import('./hint');
    await giveHint(this, this.shown);
    this.hinting = false;
  }

  /** A hint about one position does not apply to the next. */
  forgetHint(): void {
    [this.hint, this.advised] = [[], []];
  }

  /** Whether the newest position is still the one after this log. */
  isStill(log: readonly LogEntry[]): boolean {
    const { log: now } = this.shown.link;
    return now.length === log.length && now.at(-1) === log.at(-1);
  }
}
