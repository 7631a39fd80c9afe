/** Chooses a table's sounds: for actions as the page shows them, the user's turn, and the end. */

import { onDestroy, untrack } from 'svelte';

import type { GameBoard, View } from '../game/contract';
import type { Shown } from '../pace/beats';
import type { Playback } from '../pace/playback.svelte';
import { hear } from '../sound/hear';

/** The delay between the sounds of several of the user's own actions, in milliseconds. */
const APART_MS = 180;

interface Heard {
  playback: Playback<Shown>;
  board: () => GameBoard | null;
  /** Whether the table waits for this user, and whether its game is over. */
  asked: () => boolean;
  over: () => boolean;
}

/** Call it while a component initialises. */
export function hearTable({ playback, board, asked, over }: Heard): void {
  /** The view before the newest frame, and the actions known then. */
  let before: View | null = null;
  let now: View | null = null;
  let known = playback.shown?.log.length ?? 0;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  onDestroy(() => timers.forEach(clearTimeout));

  $effect(() => {
    const { shown } = playback;
    if (!shown) return;
    const since = known;
    [before, now, known] = [now, shown.view, shown.log.length];
    if (before) untrack(() => hearOwn(since));
  });

  /** The observer's actions appear without being announced. */
  function hearOwn(since: number): void {
    const { log = [], view } = playback.shown ?? {};
    log
      .slice(since)
      .filter(({ player }) => player !== null && player === view?.observer)
      .forEach(({ token }, place) => {
        timers.add(setTimeout(() => hearAction(token), APART_MS * place));
      });
  }

  function hearAction(token: string): void {
    const view = before ?? now;
    if (view) void hear(board()?.sound?.(token, view));
  }

  $effect(() => {
    const { beat, shown } = playback;
    // A replay announces the user's own actions too, but they were heard before.
    if (beat && beat.seat !== shown?.view.observer) untrack(() => hearAction(beat.token));
  });
  $effect(() => {
    if (asked()) void untrack(() => hear('bell'));
  });

  let wasPlaying = false;
  $effect(() => {
    if (over() && wasPlaying) void untrack(() => hear('end'));
    wasPlaying = !over();
  });
}
