/** Entering actions: a beginner may be warned of them, and some users confirm them. */

import { onDestroy } from 'svelte';

import type { BoardActions } from '../game/contract';
import type { Warning } from '../server/api';
import { settings } from '../settings.svelte';
import type { Help } from './help.svelte';
import type { ShownTable } from './shown.svelte';

/** A warning that takes longer than this is not worth the wait. */
const WARNING_MS = 1000;

export const warningPart = () => import('./warnings');

export class Entering {
  /** Entered but not sent, if actions need confirmation. */
  entered = $state.raw<readonly string[]>([]);
  /** What the entered actions give away, if anything. */
  warning = $state.raw<Warning | null>(null);
  /** Whether entered actions are on their way. */
  busy = $state(false);
  readonly canPlay = $derived.by(() => {
    const { table, view, curtain } = this.shown;
    return table.status === 'playing' && !!view?.legal.length && !this.busy && curtain === null;
  });
  readonly #own: BoardActions;
  /** A seated player may touch the board at any time; if that is illegal, the page explains why. */
  readonly actions = $derived.by(() => {
    const { table, mine } = this.shown;
    return table.status === 'playing' && mine.length > 0 ? this.#own : null;
  });
  #patience: ReturnType<typeof setTimeout> | undefined;

  /** Create it while a component initialises. */
  constructor(
    private readonly shown: ShownTable,
    private readonly help: Help,
  ) {
    const takeBack = () => this.takeBack();
    const mayTakeBack = () => this.canPlay && shown.forced.back > 0;
    this.#own = {
      play: (...tokens) => {
        if (this.canPlay) void this.#enter(tokens);
      },
      explain: (token) => void help.explain(token),
      get takeBack() {
        return mayTakeBack() ? takeBack : null;
      },
    };
    onDestroy(() => clearTimeout(this.#patience));
  }

  async send(): Promise<void> {
    this.busy = true;
    this.warning = null;
    await this.help.attempt(this.shown.link.play(...this.entered));
    this.busy = false;
    this.cancel();
  }

  cancel(): void {
    this.entered = [];
    this.warning = null;
  }

  /** Undo the user's last decision. */
  takeBack(): void {
    const { link, forced } = this.shown;
    void this.help.attempt(link.undo(forced.back));
  }

  /** Send actions, unless they need confirmation or come with a warning. */
  async #enter(tokens: readonly string[]): Promise<void> {
    const confirms = settings.confirmation === 'submit';
    this.cancel();
    this.help.notice = null;
    this.entered = tokens;
    this.busy = !confirms;
    const found = await this.#warningOf(tokens);
    if (!confirms) this.busy = false;
    if (this.entered !== tokens) return;
    this.warning = found;
    if (!found && !confirms) void this.send();
  }

  /**
   * What actions of a beginner give away; null if nothing, or if nobody says so in time. Who follows
   * a hint is not warned: it has weighed more than the warning.
   */
  async #warningOf(tokens: readonly string[]): Promise<Warning | null> {
    const { link, table, view } = this.shown;
    const isAdvised = tokens.every((token, at) => token === this.help.advised[at]);
    if (!settings.warnings || !table.hints || isAdvised || view?.legal.length === 1) return null;
    let isLate = false;
    const nothing = new Promise<null>((done) => {
      this.#patience = setTimeout(() => {
        isLate = true;
        done(null);
      }, WARNING_MS);
    });
    const timer = this.#patience;
    const found = warningPart().then((one) => one.warningFor(link, table, tokens, () => isLate));
    const first = Promise.race([found, nothing]).catch(() => null);
    return first.finally(() => clearTimeout(timer));
  }
}
