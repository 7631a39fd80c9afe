/** A WebSocket that reconnects after a lost connection. */

import type { FromServer } from './api';
import { noteConnected, noteLost } from './reach.svelte';

export type Connection = 'connecting' | 'here' | 'away';

interface Listener {
  /** The address to connect to; each attempt may use another one. */
  address(): string;
  /** Whether to reconnect after the server has closed the connection. */
  wanted(): boolean;
  opened(): void;
  received(message: FromServer): void;
  /** The connection was lost, or a second attempt failed. */
  lost(): void;
}

/** A killed server is back within 2 seconds, so the first attempts follow closely. */
const RETRY_MS = [200, 300, 300, 300, 300, 300, 300, 1000, 2000, 4000];
const PING_MS = 20_000;
const CHECK_MS = 5000;
/** Without a message for this long, the connection counts as lost. */
const SILENCE_MS = 30_000;

export class LastingSocket {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #receivedAt = 0;
  #stopped = true;

  constructor(private listener: Listener) {}

  /** Connect, and stay connected until `stop`. */
  start(): void {
    this.#stopped = false;
    this.#connect();
    this.#heartbeat = setInterval(() => this.#checkLife(), CHECK_MS);
    addEventListener('online', this.#reconnect);
    addEventListener('offline', this.#drop);
    document.addEventListener('visibilitychange', this.#reconnect);
  }

  stop(): void {
    this.#stopped = true;
    noteConnected(this.#reconnect);
    clearInterval(this.#heartbeat);
    clearTimeout(this.#retry);
    removeEventListener('online', this.#reconnect);
    removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#reconnect);
    this.#socket?.close();
  }

  /** Replace an existing connection by a new one, to the current address. */
  restart(): void {
    const former = this.#socket;
    if (former === null) return;
    this.#socket = null;
    former.close();
    this.#connect();
  }

  /** Send if connected; returns whether it was. */
  send(text: string): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(text);
    return true;
  }

  #connect(): void {
    const base = location.origin.replace(/^http/, 'ws');
    const socket = new WebSocket(base + this.listener.address());
    let opened = false;
    this.#socket = socket;
    socket.onopen = () => {
      opened = true;
      this.#attempt = 0;
      this.#receivedAt = performance.now();
      noteConnected(this.#reconnect);
      this.listener.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#receivedAt = performance.now();
      this.listener.received(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (this.#stopped || !this.listener.wanted()) return noteConnected(this.#reconnect);
      this.#retryIn(RETRY_MS[Math.min(this.#attempt++, RETRY_MS.length - 1)]);
      if (opened || this.#attempt > 1) this.#lose();
    };
  }

  #lose(): void {
    noteLost(this.#reconnect);
    this.listener.lost();
  }

  #retryIn(milliseconds: number | undefined): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), milliseconds);
  }

  #reconnect = (): void => {
    if (document.hidden || this.#stopped) return;
    if (this.#socket === null) {
      clearTimeout(this.#retry);
      this.#connect();
    } else {
      this.#checkLife();
    }
  };

  /** The connection is lost, whether the browser has noticed or not. */
  #drop = (): void => {
    const lost = this.#socket;
    this.#socket = null;
    lost?.close();
    this.#lose();
    // Not every browser reports when it is back online.
    this.#retryIn(RETRY_MS.at(-1));
  };

  #checkLife(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const silent = performance.now() - this.#receivedAt;
    if (silent > SILENCE_MS) {
      this.#drop();
      this.#reconnect();
    } else if (silent > PING_MS) {
      this.send('{"t":"ping"}');
    }
  }
}
