/** A short description of a table. */

import { gameOf } from '../game/games.svelte';
import type { OptionWords } from '../server/api';
import { t } from '../texts.svelte';

interface Facts {
  game: string;
  options: Record<string, unknown>;
  pace: { kind?: string; turn_seconds?: number; game_seconds?: number };
  watch?: string;
  imported?: boolean;
  today?: string | null;
}

/** A duration in its largest whole units: 90 s, 5 min, 2 d. */
export function span(seconds: number): string {
  if (seconds >= 86_400 && seconds % 86_400 === 0) {
    return t('web-span-days', { count: seconds / 86_400 });
  }
  if (seconds >= 60 && seconds % 60 === 0) return t('web-span-minutes', { count: seconds / 60 });
  return t('web-span-seconds', { count: seconds });
}

/** An option value's name; empty if it is not worth mentioning. */
function optionFact(option: OptionWords, value: unknown): string {
  const isUsual = value === undefined || value === null || value === option.default;
  if (isUsual && !option.always) return '';
  const choice = option.choices.find((one) => one.value === value);
  if (choice) return choice.label;
  // In lists, omit a custom layout, which would be too long.
  if (option.kind !== 'number') return option.own;
  if (typeof value !== 'number') return '';
  return t('web-option-value', { option: option.label, value });
}

/** Whether it is a deal of a day, the notable options, the pace, the source of a recorded game, and whether spectators are allowed. */
export function factsOf({ game, options, pace, watch, imported, today }: Facts): string[] {
  const described = gameOf(game)?.words.options ?? [];
  const facts = described.map((option) => optionFact(option, options[option.key]));
  if (today) facts.unshift(t('web-today-deal'));
  if (pace.kind && pace.kind !== 'casual') {
    const turn = span(pace.turn_seconds ?? 0);
    facts.push(t('web-pace-clock', { turn, game: span(pace.game_seconds ?? 0) }));
  }
  if (imported) facts.push(t('web-imported'));
  if (watch) facts.push(t(`web-watch-${watch}`));
  return facts.filter(Boolean);
}
