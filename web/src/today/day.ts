/** Today's deals and puzzles, from the server. */

import { signed, t } from '../texts.svelte';
import { get, type DealShown, type TodayShown } from '../server/api';
import { settings } from '../settings.svelte';
import { gameName } from '../results/words';

/** Fetch what there is today, and what the reader has made of it; throws Refusal. */
export async function loadToday(): Promise<TodayShown> {
  return get<TodayShown>('/api/today');
}

/** A day in words, such as 31 January; days are those of UTC everywhere. */
export function dayName(day: string): string {
  const format = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(settings.language, format).format(new Date(`${day}T00:00:00Z`));
}

/** The day before. */
export function dayBefore(day: string): string {
  const before = new Date(`${day}T00:00:00Z`);
  before.setUTCDate(before.getUTCDate() - 1);
  return before.toISOString().slice(0, 10);
}

/** A result with its place in a few words; empty without one. */
export function resultOf({ result, finished }: DealShown): string {
  if (!result) return '';
  const won = { 1: 'won', 0: 'lost' }[result.share] ?? 'tied';
  const said = t('today-result', {
    won,
    lead: Math.abs(result.lead),
    points: signed(result.total),
  });
  if (result.place === null) return said;
  return `${said} ${t('today-place', { place: result.place, of: finished })}`;
}

/** A line to share: it says how it went, and nothing about the deal. */
export function shared(day: string, deal: DealShown, address: string): string {
  const game = gameName(deal.game);
  return `${t('today-shared', { game, day: dayName(day) })} ${resultOf(deal)}\n${address}`;
}
