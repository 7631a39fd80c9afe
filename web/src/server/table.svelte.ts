/**
 * One table, as the server tells of it over a socket, and what is asked of it.
 *
 * The connection comes back by itself, with exactly what was missed. A command that got no answer is
 * sent again with its own id, so that it is carried out once.
 */

import type { Told, View, Words } from '../game/contract';
import { settings, type Language } from '../settings.svelte';
import { get, newId, post, Refusal, type ChatLine, type Clock, type TableShown } from './api';

type Connection = 'connecting' | 'here' | 'away';

/** The words of an update: those of the view, and of the log's new entries. */
interface WordsShown extends Words {
  lang: string;
  told_from: number;
  told: Omit<Told, 'token'>[];
}

interface Update {
  table?: TableShown;
  clock?: Clock;
  observer?: number | null;
  view?: View;
  log_from?: number;
  log?: string[];
  words?: WordsShown;
}

type Message =
  | { t: 'update'; v: number; d: Update; done?: string }
  | { t: 'chat'; d: ChatLine[] }
  | { t: 'refused'; id: string | null; code: string; message: string; d?: Record<string, unknown> }
  | { t: 'done'; id: string; v: number }
  | { t: 'pong' }
  | { t: 'away' };

interface Waiting {
  text: string;
  resolve(version: number): void;
  reject(error: Refusal): void;
}

const RETRY_MS = [200, 500, 1000, 2000, 4000];
const PING_MS = 20_000;
/** After so long without a word, the connection is taken for lost. */
const SILENCE_MS = 30_000;
const NO_WORDS: Words = {
  question: '',
  section: '',
  can: [],
  aids: {},
  verdict: [],
  undo: 0,
  reveals: [],
};

export class TableLink {
  version = $state(0);
  table = $state.raw<TableShown | null>(null);
  view = $state.raw<View | null>(null);
  words = $state.raw<Words>(NO_WORDS);
  log = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  clock = $state.raw<Clock | null>(null);
  /** When the clock was told, by `performance.now()`. */
  clockAt = $state(0);
  connection = $state<Connection>('connecting');
  /** Why this table is not for us, if it is not. */
  refusal = $state.raw<Refusal | null>(null);
  /** How many commands wait for an answer. */
  pending = $state(0);
  /** How many entries the log had before the connection was lost; null if nothing was missed. */
  missedFrom = $state<number | null>(null);

  #socket: WebSocket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #waiting = new Map<string, Waiting>();
  #stopped = false;
  /** Whether this connection has asked for what was said before it. */
  #chatAsked = false;
  #language: Language = settings.language;

  constructor(
    readonly id: string,
    private seat: number | null = null,
  ) {}

  /** The seat whose perspective the view is seen with. */
  get observer(): number | null {
    return this.view?.observer ?? null;
  }

  /** Connect, and stay connected until `stop`. */
  start(): void {
    this.#stopped = false;
    this.#connect();
    this.#beat = setInterval(() => this.#checkLife(), 5000);
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#cut);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#cut);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  /** See and hear everything anew, in the language of the settings. */
  speak(language: Language): void {
    if (language === this.#language) return;
    this.#language = language;
    this.version = 0;
    const other = this.#socket;
    if (other === null) return;
    this.#socket = null;
    other.close();
    this.#connect();
  }

  /** Look with the perspective of one's own seat, or of an onlooker. */
  see(seat: number | null): void {
    this.seat = seat;
    this.#send(JSON.stringify({ t: 'see', seat }));
  }

  /** Take actions one after the other, each in sight of what the one before has brought. */
  async play(...actions: string[]): Promise<void> {
    for (const action of actions) {
      await this.do({ do: 'play', action, version: this.version, ...this.#own() });
    }
  }

  /** Take back own actions. */
  undo(count = 1): Promise<number> {
    return this.do({ do: 'undo', count, version: this.version, ...this.#own() });
  }

  /** Carry out a command; resolves to the version made, rejects with a Refusal. */
  do(command: Record<string, unknown>): Promise<number> {
    const id = newId();
    const text = JSON.stringify({ t: 'do', id, d: command });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { text, resolve, reject });
      this.pending = this.#waiting.size;
      this.#send(text);
    });
  }

  /** Say something. */
  async say(text: string): Promise<void> {
    this.#addChat([await post<ChatLine>(`/api/tables/${this.id}/chat`, { text })]);
  }

  #own(): { seat?: number } {
    return this.observer === null ? {} : { seat: this.observer };
  }

  #send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  #connect(): void {
    const query = new URLSearchParams({ lang: this.#language });
    if (this.seat !== null) query.set('seat', String(this.seat));
    if (this.version) query.set('since', String(this.version));
    const base = location.origin.replace(/^http/, 'ws');
    const socket = new WebSocket(`${base}/api/tables/${this.id}/socket?${query}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.#heardAt = performance.now();
      for (const { text } of this.#waiting.values()) socket.send(text);
      this.#chatAsked = false;
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heardAt = performance.now();
      this.#hear(JSON.parse(event.data) as Message);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (this.#stopped || this.refusal) return;
      if (this.connection === 'here') this.connection = 'away';
      const delay = RETRY_MS[Math.min(this.#attempt++, RETRY_MS.length - 1)];
      this.#retry = setTimeout(() => this.#connect(), delay);
      if (this.#attempt > 1) this.connection = 'away';
    };
  }

  #hurry = (): void => {
    if (document.hidden || this.#stopped) return;
    if (this.#socket === null) {
      clearTimeout(this.#retry);
      this.#connect();
    } else {
      this.#checkLife();
    }
  };

  /** The connection is lost, whether the browser has noticed or not. */
  #cut = (): void => {
    const lost = this.#socket;
    this.#socket = null;
    lost?.close();
    this.connection = 'away';
    // Not every browser says when it is online again.
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), RETRY_MS.at(-1));
  };

  #checkLife(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const silent = performance.now() - this.#heardAt;
    if (silent > SILENCE_MS) {
      this.#cut();
      this.#hurry();
    } else if (silent > PING_MS) {
      this.#send('{"t":"ping"}');
    }
  }

  #hear(message: Message): void {
    if (message.t === 'update') {
      this.#update(message.v, message.d);
      if (!this.#chatAsked) void this.#hearChat();
      if (message.done !== undefined) this.#answered(message.done, message.v);
    } else if (message.t === 'done') {
      this.#answered(message.id, message.v);
    } else if (message.t === 'chat') {
      this.#addChat(message.d);
    } else if (message.t === 'refused') {
      const refusal = new Refusal(message.code, message.message, message.d);
      const waiting = message.id === null ? undefined : this.#take(message.id);
      if (waiting) waiting.reject(refusal);
      else if (message.id === null && !['rate', 'busy', 'bad'].includes(message.code)) {
        this.refusal = refusal;
      }
    }
  }

  #update(version: number, news: Update): void {
    const returned = this.connection === 'away' && this.version > 0;
    const had = this.log.length;
    this.connection = 'here';
    if (news.table) {
      this.table = news.table;
      this.#setClock(news.table.clock);
    }
    if (news.clock) this.#setClock(news.clock);
    if (news.view) {
      const start = news.log_from ?? 0;
      const told = news.words?.told ?? [];
      const fresh = (news.log ?? []).map((token, place) => ({
        token,
        turn: told[place]?.turn ?? 0,
        player: told[place]?.player ?? null,
        words: told[place]?.words ?? '',
        forced: told[place]?.forced ?? false,
      }));
      this.log = [...this.log.slice(0, start), ...fresh];
      this.view = news.view;
      if (returned && this.log.length > had) this.missedFrom = had;
    }
    if (news.words) this.words = news.words;
    this.version = version;
  }

  #setClock(clock: Clock | null): void {
    this.clock = clock;
    this.clockAt = performance.now();
  }

  async #hearChat(): Promise<void> {
    this.#chatAsked = true;
    const after = this.chat.at(-1)?.number ?? 0;
    try {
      this.#addChat(await get<ChatLine[]>(`/api/tables/${this.id}/chat?after=${after}`));
    } catch {
      // The lines come with the next connection.
    }
  }

  #addChat(lines: readonly ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.number));
    const fresh = lines.filter((line) => !known.has(line.number));
    if (fresh.length) this.chat = [...this.chat, ...fresh].sort((a, b) => a.number - b.number);
  }

  #answered(id: string, version: number): void {
    this.#take(id)?.resolve(version);
  }

  #take(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.pending = this.#waiting.size;
    return waiting;
  }
}
