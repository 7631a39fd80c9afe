/** What a link takes along to another browser: the reader's progress, and the puzzles solved. */

import { forgetProgress, mergeProgress, progressText } from './progress.svelte';
import { forgetPuzzles, mergePuzzles, puzzlesText } from './puzzle/solved.svelte';

/** As text for a link; empty if there is nothing. */
export function alongText(): string {
  return [progressText(), puzzlesText()].filter(Boolean).join(';');
}

/** Merge the text of a link with what this browser knows; whatever is neither is ignored. */
export function mergeAlong(text: string): void {
  const parts = text.split(';');
  const isPuzzles = (part: string): boolean => part.startsWith('-');
  mergeProgress(parts.filter((part) => !isPuzzles(part)).join(';'));
  mergePuzzles(parts.filter(isPuzzles).join(';'));
}

/** Delete all of it from this browser. */
export function forgetAlong(): void {
  forgetProgress();
  forgetPuzzles();
}
