/**
 * One table, as the server shows it over a socket, and what is asked of it.
 *
 * A command that got no answer is sent again with its own id, so that it is carried out once.
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
/** So many frames wait for whoever is to show them. */
const MOST_EARLY = 64;

/** What refuses a command, not the table. */
const PASSING = ['rate', 'busy', 'storage', 'bad'];

export class TableLink {
  version = $state(0);
  table = $state.raw<TableShown | null>(null);
  /** The game as it is now, once it has begun. */
  frame = $state.raw<Frame | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  clock = $state.raw<Clock | null>(null);
  /** When the clock was received, by `performance.now()`. */
  clockAt = $state(0);
  connection = $state<Connection>('connecting');
  /** Why this table is not for us, if it is not. */
  refusal = $state.raw<Refusal | null>(null);
  /** How many commands wait for an answer. */
  pending = $state(0);
  /** How many entries the log had before the connection was lost; null if nothing was missed. */
  missedFrom = $state<number | null>(null);

  #options: Record<string, unknown> = {};
  /** Who is handed each frame, and what came before there was anybody. */
  #follower: ((frame: Frame) => void) | null = null;
  #early: Frame[] = [];
  #waiting = new Map<string, Waiting>();
  /** Whether this connection has asked for what was said before it. */
  #chatAsked = false;
  #language: Language = settings.language;
  /** Whether the table is to come as text, too. */
  #sections = settings.presentation !== 'picture';
  #socket = new LastingSocket({
    address: () => this.#address(),
    wanted: () => this.refusal === null,
    opened: () => {
      for (const { text } of this.#waiting.values()) this.#socket.send(text);
      this.#chatAsked = false;
    },
    received: (message) => this.#receive(message),
    lost: () => (this.connection = 'away'),
  });

  constructor(
    readonly id: string,
    private seat: number | null = null,
  ) {}

  /** The seat from whose perspective the view is shown. */
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

  /** Whether everybody can see that the observer, who decides, can do one thing only. */
  get forced(): boolean {
    return this.frame?.forced ?? false;
  }

  /** Hand each frame to somebody, those that have come already first; returns how to stop. */
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
  }

  stop(): void {
    this.#socket.stop();
  }

  /** Get everything anew, in this language. */
  setLanguage(language: Language): void {
    if (language === this.#language) return;
    this.#language = language;
    this.version = 0;
    this.#socket.restart();
  }

  /** Get the table as text, too, or no more; a board that is made of it waits until it is here. */
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

  /** Take the perspective of one's own seat, or an onlooker's. */
  setPerspective(seat: number | null): void {
    this.seat = seat;
    this.#socket.send(JSON.stringify({ t: 'see', seat }));
  }

  /** Take actions one after the other, each in sight of what the one before has brought. */
  async play(...actions: string[]): Promise<void> {
    for (const action of actions) {
      await this.do({ do: 'play', action, version: this.version, seat: this.observer });
    }
  }

  /** Take back own actions. */
  undo(count = 1): Promise<number> {
    return this.do({ do: 'undo', count, version: this.version, seat: this.observer });
  }

  /** Carry out a command; resolves to the version made, rejects with a Refusal. */
  do(command: Command): Promise<number> {
    const id = newId();
    const text = JSON.stringify({ t: 'do', id, d: command });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { text, resolve, reject });
      this.pending = this.#waiting.size;
      this.#socket.send(text);
    });
  }

  /** Say something. */
  async say(text: string): Promise<void> {
    this.#addChat([await post<ChatLine>(`/api/tables/${this.id}/chat`, { text })]);
  }

  #address(): string {
    const sections = String(this.#sections);
    const query = new URLSearchParams({ v: MESSAGES, lang: this.#language, sections });
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
      this.#addChat(message.d);
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
    this.#show(version, update, own);
    if (returned && this.log.length > had) this.missedFrom ??= had;
    this.version = version;
  }

  /** What came together is shown together. */
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

  async #askChat(): Promise<void> {
    this.#chatAsked = true;
    const after = this.chat.at(-1)?.number ?? 0;
    try {
      this.#addChat(await get<ChatLine[]>(`/api/tables/${this.id}/chat?after=${after}`));
    } catch {
      // The lines come with the next connection.
    }
  }

  #addChat(lines: readonly ChatLine[]): void {
    if (!lines.length) return;
    // A known line comes again when it has changed, as when it was removed.
    const fresh = new Map([...this.chat, ...lines].map((line) => [line.number, line]));
    this.chat = [...fresh.values()].sort((a, b) => a.number - b.number);
  }

  #take(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.pending = this.#waiting.size;
    return waiting;
  }
}
