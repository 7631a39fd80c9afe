/** Remaining time, and its format. */

import type { Clock } from '../server/api';
import { t } from '../texts.svelte';

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
