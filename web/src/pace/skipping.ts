/** Skips a playback as soon as the user touches the board or presses a key; that plays nothing. */

import type { Playback } from './playback.svelte';

export class Skipping {
  /** Whether the press in progress began during playback. */
  #skips = false;

  /** @param passed called when the board may receive what was pressed. */
  constructor(
    private readonly playback: Playback,
    private readonly passed: () => void,
  ) {}

  /** Sees each press on the board before the board does. */
  watch = (event: Event): void => {
    const isKey = event instanceof KeyboardEvent;
    // A held key repeats: it has already skipped, and plays nothing either.
    if (event.type === 'pointerdown' || (isKey && !event.repeat))
      this.#skips = this.playback.playing;
    if (isKey && (event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey)) return;
    if (event.type !== 'pointerdown') this.passed();
    if (!this.#skips) return;
    event.stopPropagation();
    if (isKey || event.type === 'click') {
      event.preventDefault();
      this.playback.skip();
    }
    if (event.type === 'click') this.#skips = false;
  };

  /** Keys without another purpose skip too. */
  press = (event: KeyboardEvent): void => {
    const { key, target } = event;
    const free = target === document.body && (key === 'Enter' || key === ' ');
    if (!this.playback.playing || event.repeat || (key !== 'Escape' && !free)) return;
    event.preventDefault();
    this.playback.skip();
  };
}
