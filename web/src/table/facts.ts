/** What a table is like, in a few words. */

import { t } from '../texts.svelte';

interface Facts {
  game: string;
  options: Record<string, unknown>;
  pace: { kind?: string; turn_seconds?: number; game_seconds?: number };
  watch?: string;
}

/** A span of time in its largest whole units: 90 s, 5 min, 2 d. */
export function span(seconds: number): string {
  if (seconds >= 86_400 && seconds % 86_400 === 0) {
    return t('web-span-days', { count: seconds / 86_400 });
  }
  if (seconds >= 60 && seconds % 60 === 0) return t('web-span-minutes', { count: seconds / 60 });
  return t('web-span-seconds', { count: seconds });
}

/** The options that are not as usual or are worth telling, the pace, and who may look on. */
export function factsOf({ game, options, pace, watch }: Facts): string[] {
  const facts: string[] = [];
  if (game === 'richelieu') {
    facts.push(t(`richelieu-option-edition-${String(options.edition)}`));
    if (options.ending === 'last-row') facts.push(t('richelieu-option-ending-last-row'));
  } else if (game === 'rheingold') {
    const map = options.map;
    facts.push(
      typeof map === 'string' ? t(`rheingold-option-map-${map}`) : t('rheingold-option-map-own'),
    );
    if (options.rounds)
      facts.push(t('rheingold-option-rounds-value', { count: Number(options.rounds) }));
  }
  if (pace.kind && pace.kind !== 'casual') {
    const turn = span(pace.turn_seconds ?? 0);
    facts.push(t('web-pace-clock', { turn, game: span(pace.game_seconds ?? 0) }));
  }
  if (watch) facts.push(t(`web-watch-${watch}`));
  return facts;
}
