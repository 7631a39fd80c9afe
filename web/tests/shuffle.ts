/** A table for two that waits for texts, for tests of chance; the first seat is this browser's. */

import type { Shown } from '../src/table/texts';

export type Chance = NonNullable<Shown['chance']>;

export function waiting(chance: Partial<Chance> = {}, more: Partial<Shown> = {}): Shown {
  return {
    id: 'table',
    status: 'open',
    commitment: 'c'.repeat(64),
    options: { edition: 'duel', players: 2 },
    seats: [{ yours: true }, { yours: false }],
    chance: {
      scheme: 'hmac-sha256/2',
      round: 1,
      first: null,
      seals: [null, null],
      shares: [null, '5'.repeat(64)],
      texts: [null, null],
      waits_for_seals: [],
      waits_for_texts: [],
      left_out: [],
      started_over: [],
      ...chance,
    },
    ...more,
  };
}
