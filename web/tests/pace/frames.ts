/** Frames of a made-up game, for tests. */

import type { Frame } from '../../src/pace/beats';
import { NO_WORDS, type LogEntry, type TableShown } from '../../src/server/api';
import { VIEW } from '../legal';

export function entry(token: string, player: number | null, turn = player ?? 0): LogEntry {
  return { token, player, turn, text: `does ${token}`, forced: false };
}

export function frame(log: readonly LogEntry[], more: Partial<Frame> = {}): Frame {
  return {
    version: log.length,
    view: { ...VIEW, game: 'made-up', actions_played: log.length, legal: [] },
    words: NO_WORDS,
    log,
    table: { status: 'playing' } as TableShown,
    forced: false,
    own: false,
    ...more,
  };
}
