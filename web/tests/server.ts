/** A server with some made-up games, for tests of pages. */

import { vi } from 'vitest';

import type { Defaults, GameShown, Invitation, OptionWords, SeatShown } from '../src/server/api';

export function option(some: Partial<OptionWords> & { key: string }): OptionWords {
  return {
    kind: 'choice',
    label: some.key,
    always: false,
    default: null,
    least: 0,
    most: 0,
    none: '',
    own: '',
    choices: [],
    ...some,
  };
}

/** A game of dice for two or three, with an option of each kind. */
export const DICE: GameShown = {
  game: 'dice',
  options: {},
  players: [2, 3],
  board: null,
  lesson: false,
  puzzles: [],
  words: {
    lang: 'en',
    rivals: [],
    name: 'Dice',
    about: 'Roll more than the others.',
    credit: 'Dice is by nobody known.',
    rule_names: [],
    rules: ['Everybody rolls.', 'The highest < number > wins.'],
    options: [
      option({
        key: 'style',
        label: 'Style',
        always: true,
        default: 'quick',
        choices: [
          { value: 'quick', label: 'Quick', about: 'One roll each.', when: { players: [2] } },
          { value: 'long', label: 'Long', about: 'Ten rolls each.', when: {} },
        ],
      }),
      option({
        key: 'ending',
        label: 'It ends',
        default: 'last',
        own: 'an ending of one’s own',
        choices: [
          { value: 'last', label: 'with the last roll', about: '', when: {} },
          { value: 'six', label: 'with a six', about: '', when: { style: ['quick'] } },
        ],
      }),
      option({
        key: 'rounds',
        kind: 'number',
        label: 'Rounds',
        least: 1,
        most: 9,
        none: 'no limit',
      }),
      option({ key: 'faces', kind: 'table', label: 'Faces' }),
    ],
  },
};

export const DEFAULTS: Defaults = {
  bot: 'robot',
  opponent: 'squire',
  bots: ['page', 'squire', 'robot'],
  paces: {
    casual: { kind: 'casual', turn_seconds: 0, game_seconds: 0 },
    quick: { kind: 'live', turn_seconds: 20, game_seconds: 300 },
  },
  on_timeout: 'bot',
  watch: 'link',
};

/** A seat of somebody else's. */
export const SEAT: SeatShown = {
  kind: 'person',
  name: '',
  bot: null,
  yours: false,
  gone: false,
  text: null,
};

/** Seats of people; which of them are the reader's? */
export function seatsOf(...yours: boolean[]): SeatShown[] {
  return yours.map((one) => ({ ...SEAT, yours: one }));
}

/** The invitation to the second seat of a table of dice that Ann has opened. */
export const INVITATION: Invitation = {
  seat: 1,
  moves: false,
  yours: false,
  you_host: false,
  host: 'Ann',
  status: 'open',
  game: 'dice',
  options: {},
  seats: [
    { kind: 'person', name: 'Ann', bot: null },
    { kind: 'open', name: '', bot: null },
  ],
  pace: { kind: 'live', turn_seconds: 60, game_seconds: 600 },
  on_timeout: 'bot',
  watch: 'link',
};

/** Let the server give these answers by path, and refuse all other requests as unknown. */
export function serverHas(answers: Record<string, unknown>): void {
  vi.stubGlobal('fetch', (address: string) => {
    const answer = answers[address.split('?')[0] ?? ''];
    return Promise.resolve(
      answer === undefined
        ? Response.json({ code: 'unknown', message: 'there is no such thing' }, { status: 404 })
        : Response.json(answer),
    );
  });
}

/** A request that waits for its answer. */
export interface Asked {
  path: string;
  /** The path with what is asked for there. */
  address: string;
  answers(found: unknown, status?: number): Promise<void>;
}

/** Let the server give these answers by path; all other requests wait until the test answers them. */
export function serverWaits(answers: Record<string, unknown> = {}): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    const path = address.split('?')[0] ?? '';
    if (path in answers) return Promise.resolve(Response.json(answers[path]));
    return new Promise<Response>((resolve) =>
      asked.push({
        path,
        address,
        async answers(found, status = 200) {
          const text = typeof found === 'string' ? found : JSON.stringify(found);
          resolve(new Response(text, { status }));
          await vi.advanceTimersByTimeAsync(1);
        },
      }),
    );
  });
  return asked;
}
