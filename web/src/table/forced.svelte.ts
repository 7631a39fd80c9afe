/** Plays an action that everyone can see is the only one possible, with a message. */

import type { LegalAction, LogEntry } from '../server/api';
import { Refusal } from '../server/api';
import type { TableLink } from '../server/table.svelte';
import { settings } from '../settings.svelte';
import { t } from '../texts.svelte';

const WAIT_MS = 400;
/** The delay before revealing something hidden, while the earlier action can still be undone. */
const LAST_CHANCE_MS = 2500;
/** The delay before an action after which nothing can be undone any more, such as a turn's end. */
const READ_MS = 1200;

/**
 * The number of actions that *Undo* takes back: the last decision with the forced actions after
 * it, which would only repeat themselves. 0 if nothing can be undone without consent.
 */
export function undoable(log: readonly LogEntry[], free: number): number {
  const own = free ? log.slice(-free) : [];
  const decided = own.findLastIndex((entry) => !entry.forced);
  return decided < 0 ? 0 : own.length - decided;
}

export class Forced {
  /** The number of actions that *Undo* takes back now. */
  back = $derived.by(() => undoable(this.link.log, this.link.words.undo));
  /** The action about to be played; null if the player must choose, or another player decides. */
  due = $derived.by((): LegalAction | null => {
    const [only] = this.link.view?.legal ?? [];
    if (!only || !this.link.forced || this.#refused === this.link.version) return null;
    return this.#sending || this.may() ? only : null;
  });
  #words = $state.raw<readonly string[]>([]);
  /** The position of the newest one in the log. */
  #at = 0;
  #sending = $state(false);
  /** The version at which the server refused the action: then ask the player. */
  #refused = $state(-1);

  /**
   * @param link the table.
   * @param may whether the page may play it: the player is present and has no other question.
   * @param busy whether an action of the player's is in progress; it takes precedence.
   */
  constructor(
    private readonly link: TableLink,
    private readonly may: () => boolean,
    busy: () => boolean,
  ) {
    $effect(() => {
      const { due } = this;
      if (!due || this.#sending || busy()) return;
      const wait = !this.back ? WAIT_MS : due.reveals ? LAST_CHANCE_MS : this.#reading;
      const timer = setTimeout(() => void this.#play(due), wait);
      return () => clearTimeout(timer);
    });
  }

  /** How long the player may read what comes and still undo; nobody waits with animation off. */
  get #reading(): number {
    return settings.speed === 'none' ? WAIT_MS : READ_MS;
  }

  /** The forced actions in words, during and after play; empty once the player has acted. */
  said = $derived.by(() => {
    const next = this.due && !this.#sending && !this.#completes ? [this.due.text] : [];
    const words = [...this.#recent, ...next];
    if (!words.length) return '';
    const said = t('web-forced', { words: words.join(', ') });
    return this.due?.reveals && this.back ? `${said}. ${t('web-stands')}` : said;
  });

  /** The forced actions since the player's last decision, within the turn. */
  get #recent(): readonly string[] {
    const { log, view } = this.link;
    const since = log.slice(this.#at + 1);
    const seat = view?.observer;
    const decided = since.some((entry) => entry.player === seat && !entry.forced);
    const askedAgain = view?.player === seat && since.some((entry) => entry.turn !== seat);
    return decided || askedAgain || log.length < this.#at ? [] : this.#words;
  }

  /** Whether it only completes what the player has just chosen, such as the number of one knight. */
  get #completes(): boolean {
    const newest = this.link.log.at(-1);
    return newest?.player === this.link.view?.observer && newest?.text === '';
  }

  async #play({ token, text }: LegalAction): Promise<void> {
    const { version, log } = this.link;
    this.#words = this.#completes ? this.#recent : [...this.#recent, text];
    this.#at = log.length;
    this.#sending = true;
    try {
      await this.link.play(token);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Another of the player's devices was faster, or the player must choose after all.
      this.#words = [];
      this.#refused = version;
    } finally {
      this.#sending = false;
    }
  }
}
