/** Turn notifications in this browser: whether it has them, and what turns them on and off. */

import { Refusal } from '../server/api';
import type { Language } from '../settings.svelte';
import { refusalText } from '../table/refusals';
import { t } from '../texts.svelte';
import { NoPush, offer, renew, switchOff, switchOn, type Offer } from './push';

class Notices {
  /** Null as long as it is not known. */
  offer = $state.raw<Offer | null>(null);
  busy = $state(false);
  /** Why the last change failed; empty if it did not, or if the user did not want it. */
  trouble = $state('');
  /** The language of the notifications, as the server has it. */
  #registered: Language | null = null;

  get on(): boolean {
    return this.offer?.how === 'on';
  }

  async look(): Promise<void> {
    this.trouble = '';
    try {
      this.offer = await offer();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // without a server there is nothing to offer
    }
  }

  /** Turn them on or off; returns whether this succeeded. */
  async set(on: boolean, language: Language): Promise<boolean> {
    const { offer } = this;
    if (!offer || !('key' in offer)) return false;
    this.busy = true;
    this.trouble = '';
    try {
      if (on) await switchOn(offer.key, language);
      else await switchOff();
      this.#registered = on ? language : null;
      this.offer = { ...offer, how: on ? 'on' : 'off' };
      return true;
    } catch (error) {
      this.#explain(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Have them sent in this language from now on. */
  speak(language: Language): void {
    if (!this.on || this.#registered === language) return;
    this.#registered = language;
    renew(language).catch((error: unknown) => this.#explain(error));
  }

  #explain(error: unknown): void {
    if (error instanceof Refusal) this.trouble = refusalText(error);
    else if (!(error instanceof NoPush)) throw error;
    else if (error.why !== 'dismissed') this.trouble = t(`web-push-${error.why}`);
  }
}

/** Wherever the page speaks of them, it says the same. */
export const notices = new Notices();
