/**
 * One table, as a socket from the server shows it, and the commands for it.
 *
 * A command without an answer is sent again with the same id, so that it runs only once.
 */

import type { View } from '../game/contract';
import type { Frame } from '../pace/beats';
import { settings, type Language } from '../settings.svelte';
import {
  get,
  MESSAGES,
  newId,
  NO_WORDS,
  post,
  Refusal,
  type ChatLine,
  type Clock,
  type Command,
  type FromServer,
  type LogEntry,
  type Present,
  type TableShown,
  type Update,
  type ViewWords,
} from './api';
import { LastingSocket, type Connection } from './socket';

interface Waiting {
  text: string;
  resolve(version: number): void;
  reject(error: Refusal): void;
}

const NO_LOG: readonly LogEntry[] = [];
/** The most frames that wait for a follower. */
const MOST_EARLY = 64;

/** Refusals that concern a command, not the table. */
const PASSING = ['rate', 'busy', 'storage', 'bad'];

export class TableLink {
  version = $state(0);
  table = $state.raw<TableShown | null>(null);
  /** The current state of the game, once it has begun. */
  frame = $state.raw<Frame | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  clock = $state.raw<Clock | null>(null);
  /** When the clock arrived, by `performance.now()`. */
  clockAt = $state(0);
  /** For each seat, whether its holder is at the table; null where the server does not say. */
  present = $state.raw<readonly (Present | null)[]>([]);
  /** When that arrived, by `performance.now()`. */
  presentAt = $state(0);
  connection = $state<Connection>('connecting');
  /** Why the table is unavailable to this user, if it is. */
  refusal = $state.raw<Refusal | null>(null);
  /** The number of commands that wait for an answer. */
  pending = $state(0);
  /** The log's length when the connection was lost; null if nothing was missed. */
  missedFrom = $state<number | null>(null);

  #options: Record<string, unknown> = {};
  /** The receiver of each frame, and the frames that arrived before there was one. */
  #follower: ((frame: Frame) => void) | null = null;
  #early: Frame[] = [];
  #waiting = new Map<string, Waiting>();
  /** Whether this connection has requested the chat. */
  #chatAsked = false;
  /** The chat lines that this connection has brought, by number. */
  #heard = new Map<number, ChatLine>();
  #language: Language = settings.language;
  /** Whether the server should also send the table as text. */
  #sections = settings.presentation !== 'picture';
  /** Whether this page was hidden when it asked for the connection. */
  #wasHidden = false;
  #socket = new LastingSocket({
    address: () => this.#address(),
    wanted: () => this.refusal === null,
    opened: () => {
      for (const { text } of this.#waiting.values()) this.#socket.send(text);
      this.#chatAsked = false;
      this.#heard = new Map();
      if (document.hidden !== this.#wasHidden) this.#tellLook();
    },
    received: (message) => this.#receive(message),
    lost: () => (this.connection = 'away'),
  });

  constructor(
    readonly id: string,
    private seat: number | null = null,
  ) {}

  /** The seat whose perspective the view shows. */
  get observer(): number | null {
    return this.view?.observer ?? null;
  }

  get view(): View | null {
    return this.frame?.view ?? null;
  }

  get words(): ViewWords {
    return this.frame?.words ?? NO_WORDS;
  }

  get log(): readonly LogEntry[] {
    return this.frame?.log ?? NO_LOG;
  }

  /** Whether everyone can see that the observer, who decides, has only one possible action. */
  get forced(): boolean {
    return this.frame?.forced ?? false;
  }

  /** All the time that a seat had when the clock arrived; without a clock, for ever. */
  timeOf(seat: number): number {
    const { clock } = this;
    return clock ? (clock.turn[seat] ?? 0) + (clock.reserve[seat] ?? 0) : Infinity;
  }

  /** Pass each frame to a receiver, earlier ones first; returns a function that stops it. */
  follow(follower: (frame: Frame) => void): () => void {
    for (const frame of this.#early.splice(0)) follower(frame);
    this.#follower = follower;
    return () => {
      this.#follower = null;
      this.#early = this.frame ? [this.frame] : [];
    };
  }

  /** Connect, and stay connected until `stop`. */
  start(): void {
    this.#socket.start();
    document.addEventListener('visibilitychange', this.#tellLook);
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.#tellLook);
    this.#socket.stop();
  }

  /** Fetch everything again, in this language. */
  setLanguage(language: Language): void {
    if (language === this.#language) return;
    this.#language = language;
    this.version = 0;
    this.#socket.restart();
  }

  /** Turn the table as text on or off; a board made from the text waits until it has arrived. */
  setSections(wanted: boolean): void {
    if (wanted === this.#sections) return;
    this.#sections = wanted;
    if (wanted) this.#forget();
    this.version = 0;
    this.#socket.restart();
  }

  #forget(): void {
    this.frame = null;
    this.#early = [];
  }

  /** Switch to the perspective of one of the user's seats, or of a spectator. */
  setPerspective(seat: number | null): void {
    this.seat = seat;
    this.#socket.send(JSON.stringify({ t: 'see', seat }));
  }

  /** Play actions in sequence, each based on the result of the one before. */
  async play(...actions: string[]): Promise<void> {
    for (const action of actions) {
      await this.do({ do: 'play', action, version: this.version, seat: this.observer });
    }
  }

  /** Undo the user's own actions. */
  undo(count = 1): Promise<number> {
    return this.do({ do: 'undo', count, version: this.version, seat: this.observer });
  }

  /** Run a command; resolves to the new version, rejects with a Refusal. */
  do(command: Command): Promise<number> {
    const id = newId();
    const text = JSON.stringify({ t: 'do', id, d: command });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { text, resolve, reject });
      this.pending = this.#waiting.size;
      this.#socket.send(text);
    });
  }

  /** Send a chat message. */
  async say(text: string): Promise<void> {
    const line = await post<ChatLine>(`/api/tables/${this.id}/chat`, { text });
    this.#showChat([line, ...this.chat]);
  }

  /** Tell the server, and so the other players, whether this page is visible. */
  #tellLook = (): void => {
    this.#socket.send(JSON.stringify({ t: 'look', visible: !document.hidden }));
  };

  #address(): string {
    const sections = String(this.#sections);
    const query = new URLSearchParams({ v: MESSAGES, lang: this.#language, sections });
    this.#wasHidden = document.hidden;
    if (this.#wasHidden) query.set('hidden', 'true');
    if (this.seat !== null) query.set('seat', String(this.seat));
    if (this.version) query.set('since', String(this.version));
    return `/api/tables/${this.id}/socket?${query}`;
  }

  #receive(message: FromServer): void {
    if (message.t === 'update') {
      const own = typeof message.done === 'string' && this.#waiting.has(message.done);
      this.#update(message.v, message.d, own);
      if (!this.#chatAsked) void this.#askChat();
      if (message.done) this.#take(message.done)?.resolve(message.v);
    } else if (message.t === 'done') {
      this.#take(message.id)?.resolve(message.v);
    } else if (message.t === 'chat') {
      for (const line of message.d) this.#heard.set(line.number, line);
      this.#showChat([...this.chat, ...message.d]);
    } else if (message.t === 'refused') {
      const refusal = new Refusal(message.code, message.message, message.d);
      if (message.id !== null) this.#take(message.id)?.reject(refusal);
      else if (!PASSING.includes(message.code)) this.refusal = refusal;
    }
  }

  #update(version: number, update: Update, own: boolean): void {
    const returned = this.connection === 'away' && this.version > 0;
    const had = this.log.length;
    this.connection = 'here';
    if (update.options) this.#options = update.options;
    if (update.table) {
      this.table = { ...update.table, options: this.#options };
      this.#setClock(update.table.clock);
    }
    if (update.clock) this.#setClock(update.clock);
    if (update.present) {
      this.present = update.present;
      this.presentAt = performance.now();
    }
    this.#show(version, update, own);
    if (returned && this.log.length > had) this.missedFrom ??= had;
    this.version = version;
  }

  /** Frames that arrive together are shown together. */
  #show(version: number, update: Update, own: boolean): void {
    const { table } = this;
    let { view, log, words, forced } = this;
    if (update.view) {
      const shown = update.view as unknown as Omit<View, 'legal'>;
      view = { ...shown, legal: update.actions ?? [] };
      forced = update.forced ?? false;
      log = [...log.slice(0, update.entries_from ?? 0), ...(update.entries ?? [])];
    }
    words = update.words ?? words;
    if (!view || !table || !(update.view ?? update.words ?? update.table)) return;
    const frame = { version, view, words, log, table, forced, own };
    this.frame = frame;
    if (this.#follower) this.#follower(frame);
    else this.#early = [...this.#early, frame].slice(-MOST_EARLY);
  }

  #setClock(clock: Clock | null): void {
    this.clock = clock;
    this.clockAt = performance.now();
  }

  /** Without a connection, lines may have been missed, or removed. */
  async #askChat(): Promise<void> {
    this.#chatAsked = true;
    const heard = this.#heard;
    try {
      const lines = await get<ChatLine[]>(`/api/tables/${this.id}/chat`);
      // What the connection has brought meanwhile is newer.
      if (heard === this.#heard) this.#showChat([...lines, ...heard.values()]);
    } catch {
      // The next connection brings the lines.
    }
  }

  /** Show lines in order; a later one with the same number replaces an earlier one. */
  #showChat(lines: readonly ChatLine[]): void {
    const fresh = new Map(lines.map((line) => [line.number, line]));
    this.chat = [...fresh.values()].sort((a, b) => a.number - b.number);
  }

  #take(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.pending = this.#waiting.size;
    return waiting;
  }
}
