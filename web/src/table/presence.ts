/** Who is at a table, in words: people, and the bots that play for them. */

import type { Present, SeatShown, TableShown } from '../server/api';
import { settings } from '../settings.svelte';
import { t } from '../texts.svelte';
import { levelName } from './names';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Whether other people play at a table. */
export function isAttended({ status, seats }: Pick<TableShown, 'status' | 'seats'>): boolean {
  return status === 'playing' && seats.some(({ kind, yours }) => kind === 'person' && !yours);
}

/** Whether somebody plays here with other people who may take days to answer. */
export function isSlow(table: Pick<TableShown, 'status' | 'seats' | 'pace'>): boolean {
  const isSeated = table.seats.some(({ yours, gone }) => yours && !gone);
  return isAttended(table) && isSeated && table.pace.kind !== 'live';
}

/** Whether somebody is there; `passed` is the time since the server said so. */
export function presenceText({ state, ms }: Present, passed: number): string {
  if (state !== 'lost') return t(`web-present-${state}`);
  if (ms === null || ms === undefined) return t('web-present-lost');
  return t('web-present-lost-for', { minutes: Math.floor((ms + passed) / MINUTE_MS) });
}

/** A time of day; with its date if it was not in the last day. */
function moment(at: number): string {
  const isLate = Date.now() - at < DAY_MS;
  return new Date(at).toLocaleString(settings.language, {
    ...(isLate ? {} : { dateStyle: 'short' }),
    timeStyle: 'short',
  });
}

/** Which bot plays for a person, since when and why; empty if none does. */
export function standsIn({ kind, bot, bot_since, bot_why }: SeatShown): string {
  if (kind !== 'person' || !bot) return '';
  const [why, time] = [bot_why ?? 'other', bot_since ? moment(bot_since) : ''];
  return t('web-seat-stand-in', { why, time, level: levelName(bot) });
}
