/** A stand-in for a table's socket, for tests. */

import { vi } from 'vitest';

import type { Command, TableShown, Update } from '../src/server/api';
import { TableLink } from '../src/server/table.svelte';
import { drop, hold } from './leaks';
import { VIEW } from './legal';
import { DEFAULTS, SEAT } from './server';

interface Sent {
  t: string;
  id: string;
  d: Command;
  seat?: number | null;
}

/** A stand-in for `WebSocket`. */
export class Wire {
  static readonly OPEN = 1;
  /** All connections, newest last. */
  static opened: Wire[] = [];
  static get newest(): Wire {
    const found = Wire.opened.at(-1);
    if (!found) throw new Error('nothing has connected');
    return found;
  }
  readyState = Wire.OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Sent[] = [];

  constructor(readonly address: string) {
    Wire.opened.push(this);
    hold(this, 'WebSocket');
  }

  open(): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.readyState = 3;
    drop(this);
    this.onclose?.();
  }

  /** Let the server send a message. */
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** A link to a table, connected through a `Wire`. */
export function connect(table = 'abc'): TableLink {
  vi.stubGlobal('WebSocket', Wire);
  Wire.opened = [];
  const link = new TableLink(table);
  link.start();
  Wire.newest.open();
  return link;
}

/** The update of a made-up game after this many actions, with its new log entries. */
export function update(actions: number, tokens: readonly string[], more: Partial<Update> = {}) {
  const entries = tokens.map((token) => ({
    token,
    turn: 1,
    player: 1,
    text: token,
    forced: false,
  }));
  const view = { ...VIEW, game: 'made-up', actions_played: actions };
  return { view, actions: [], entries_from: actions - tokens.length, entries, ...more } as Update;
}

export const PLAYING = {
  id: 'abc',
  status: 'playing',
  seats: [],
  clock: null,
} as unknown as TableShown;

/** A game of dice against a bot. */
export const AGAINST_BOT = {
  ...PLAYING,
  game: 'dice',
  seats: [
    { ...SEAT, yours: true },
    { ...SEAT, kind: 'bot', bot: 'page' },
  ],
  pace: DEFAULTS.paces.casual,
  on_timeout: 'bot',
  watch: 'link',
  question: null,
  score: null,
  closed: null,
  next: null,
  chat: false,
  hints: true,
  chance: null,
} as unknown as TableShown;
