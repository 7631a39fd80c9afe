/** Remaining time, and its format. */

import type { Clock } from '../server/api';
import type { TableLink } from '../server/table.svelte';
import { t } from '../texts.svelte';

/** With a clock, watching must not use up a player's time: this is the limit for each turn. */
const WATCHING_MS = 1500;
const WATCHING_SHARE = 0.03;

/** `4:05`, `1:02:30`, or days if there are any. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const days = Math.floor(seconds / 86_400);
  if (days) return t('web-clock-days', { days, hours: Math.floor((seconds % 86_400) / 3600) });
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (!parts[0]) parts.shift();
  return parts.map((part, place) => (place ? String(part).padStart(2, '0') : part)).join(':');
}

/** A seat's time after so many milliseconds: the turn's runs out first, then the reserve. */
export function timeLeft(
  { turn, reserve }: Clock,
  seat: number,
  passed: number,
): { turn: number; reserve: number } {
  const forTurn = (turn[seat] ?? 0) - passed;
  const over = Math.max(0, -forTurn);
  return { turn: Math.max(0, forTurn), reserve: Math.max(0, (reserve[seat] ?? 0) - over) };
}

/** All the time that a seat had when the clock arrived; without a clock, for ever. */
export function timeOf(clock: Clock | null, seat: number | null): number {
  if (!clock || seat === null) return Infinity;
  return (clock.turn[seat] ?? 0) + (clock.reserve[seat] ?? 0);
}

/** How long the observer's page may show what the others did. */
export function watchingMs({ clock, observer }: Pick<TableLink, 'clock' | 'observer'>): number {
  const left = timeOf(clock, observer);
  return left === Infinity ? left : Math.min(WATCHING_MS, WATCHING_SHARE * left);
}
