/** What everybody can see to be the only possible action: the page plays it, with a word. */

import type { LegalAction, LogEntry } from '../server/api';
import { Refusal } from '../server/api';
import type { TableLink } from '../server/table.svelte';
import { t } from '../texts.svelte';

const WAIT_MS = 400;
/** For what shows something hidden, as long as what led to it can still be taken back. */
const LAST_CHANCE_MS = 2500;

/**
 * How many actions *Undo* takes back: the last one that was decided, with the forced ones after it,
 * which would only play themselves again. 0 if that is not free.
 */
export function undoable(log: readonly LogEntry[], free: number): number {
  const own = free ? log.slice(-free) : [];
  const decided = own.findLastIndex((entry) => !entry.forced);
  return decided < 0 ? 0 : own.length - decided;
}

export class Forced {
  /** How many actions *Undo* takes back now. */
  back = $derived.by(() => undoable(this.link.log, this.link.words.undo));
  /** What is about to be played; null where the player is asked, or another decides. */
  due = $derived.by((): LegalAction | null => {
    const [only] = this.link.view?.legal ?? [];
    if (!only || !this.link.forced || this.#refused === this.link.version) return null;
    return this.#sending || this.may() ? only : null;
  });
  #words = $state.raw<readonly string[]>([]);
  /** Where the newest one stands in the log. */
  #at = 0;
  #sending = $state(false);
  /** The version at which the server would not have it: then the player is asked. */
  #refused = $state(-1);

  /**
   * @param link the table.
   * @param may whether the page decides here: the player is there, and asked nothing else.
   * @param busy whether something of the player's own is under way, which comes first.
   */
  constructor(
    private readonly link: TableLink,
    private readonly may: () => boolean,
    busy: () => boolean,
  ) {
    $effect(() => {
      const { due } = this;
      if (!due || this.#sending || busy()) return;
      const wait = due.reveals && this.back ? LAST_CHANCE_MS : WAIT_MS;
      const timer = setTimeout(() => void this.#play(due), wait);
      return () => clearTimeout(timer);
    });
  }

  /** What is being played, or what was just played; empty once the player has gone on. */
  said = $derived.by(() => {
    const words = [...this.#recent, ...(this.due && !this.#sending ? [this.due.text] : [])];
    if (!words.length) return '';
    const said = t('web-forced', { words: words.join(', ') });
    return this.due?.reveals && this.back ? `${said}. ${t('web-stands')}` : said;
  });

  /** Those played since the player last decided; not those of an earlier turn. */
  get #recent(): readonly string[] {
    const { log, view } = this.link;
    const since = log.slice(this.#at + 1);
    const seat = view?.observer;
    const decided = since.some((entry) => entry.player === seat && !entry.forced);
    const askedAgain = view?.player === seat && since.some((entry) => entry.turn !== seat);
    return decided || askedAgain || log.length < this.#at ? [] : this.#words;
  }

  async #play({ token, text }: LegalAction): Promise<void> {
    const { version, log } = this.link;
    this.#words = [...this.#recent, text];
    this.#at = log.length;
    this.#sending = true;
    try {
      await this.link.play(token);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Another device of the player's was faster, or the player has to be asked after all.
      this.#words = [];
      this.#refused = version;
    } finally {
      this.#sending = false;
    }
  }
}
