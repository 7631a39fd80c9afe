/** Hints: asking for one, and its words. */

import { describe } from '../game/actions';
import type { View } from '../game/contract';
import { ending, provenOutcome } from '../game/outcomes';
import { post, type Hint } from '../server/api';
import { settings } from '../settings.svelte';
import { t } from '../texts.svelte';
import type { Help } from './help.svelte';
import type { ShownTable } from './shown.svelte';

/** After so long, the player is told that a hint is being searched for, … */
const SOON_MS = 500;
/** … and after so long, why it may take longer. */
const LONG_MS = 5000;

/** The advised action, why, and what the player can expect of it, if the server says so. */
export function hintText(
  view: View,
  seat: number | null,
  { action, margins, proven, why = '' }: Hint,
): string {
  const words = describe(view, action) || action;
  const margin = seat === null ? undefined : margins[seat];
  const texts =
    margin !== undefined && proven
      ? [t('web-hint-proven', { words, result: provenOutcome(view.game, margin) }), why]
      : [t('web-hint', { words }), why];
  if (margin !== undefined && !proven)
    texts.push(t('web-hint-expected', ending(view.game, Math.round(margin))));
  return texts.filter(Boolean).join(' ');
}

/** Ask the server for a hint, saying so if it takes a while, and show it. */
export async function giveHint(help: Help, shown: ShownTable): Promise<void> {
  const { link, table } = shown;
  const { log, observer: seat } = link;
  const path = `/api/tables/${table.id}/hint?lang=${settings.language}`;
  const asked = help.attempt(post<Hint>(path, { seat }));
  let waiting: { text: string } | null = null;
  const timers = (
    [
      [SOON_MS, 'web-analysis-running'],
      [LONG_MS, 'web-hint-longer'],
    ] as const
  ).map(([ms, key]) =>
    setTimeout(() => {
      if (help.notice === waiting) help.notice = waiting = { text: t(key) };
    }, ms),
  );
  const found = await asked.finally(() => timers.forEach(clearTimeout));
  if (help.notice === waiting) help.notice = null;
  const { view } = shown;
  // The player may have decided without it.
  if (!found || !view || !help.isStill(log)) return;
  help.notice = { text: hintText(view, seat, found) };
  help.hint = shown.placesOf(found.action);
  help.advised = found.line;
}
