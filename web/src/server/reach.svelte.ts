/**
 * Whether the server can be reached. Requests and sockets report it here; while it cannot be
 * reached, this asks again and again. The page says so in one place (`parts/Offline.svelte`), and
 * what could not be loaded is loaded again when `returned` changes.
 */

import { isFromServer, observeRequests } from './api';

/** The pauses between attempts; the last one is repeated. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000];
/** The server's cheapest answer. */
const PROBE = '/api/announcements';

let away = $state(false);
let returned = $state(0);
let attempt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The sockets that have lost their connection, with what reconnects them. */
const lostSockets = new Set<() => void>();
let socketsAway = $state(false);
const onReturn: (() => void)[] = [];

export const reach = {
  /** Whether the last request found no server, or a table has lost its connection. */
  get away(): boolean {
    return away || socketsAway;
  },
  /** How often the server came back. */
  get returned(): number {
    return returned;
  },
};

/** A request was answered. */
function noteAnswer(): void {
  if (!away) return;
  away = false;
  attempt = 0;
  clearTimeout(timer);
  returned += 1;
  for (const resolve of onReturn.splice(0)) resolve();
}

/** A request found no server. */
function noteAway(): void {
  if (away) return;
  away = true;
  retryLater();
}

/** A socket has lost its connection, which `reconnect` tries again at once. */
export function noteLost(reconnect: () => void): void {
  lostSockets.add(reconnect);
  socketsAway = true;
}

/** The same socket is connected again, or not needed any more. */
export function noteConnected(reconnect: () => void): void {
  lostSockets.delete(reconnect);
  socketsAway = lostSockets.size > 0;
}

/** Wait until the server comes back. */
export function untilReturned(): Promise<void> {
  return new Promise((resolve) => onReturn.push(resolve));
}

/** Try everything again at once. */
export function retry(): void {
  attempt = 0;
  for (const reconnect of [...lostSockets]) reconnect();
  if (away) void probe();
}

async function probe(): Promise<void> {
  clearTimeout(timer);
  try {
    const answer = await fetch(PROBE);
    if (isFromServer(answer)) return noteAnswer();
  } catch {
    // Still no server.
  }
  if (away) retryLater();
}

function retryLater(): void {
  clearTimeout(timer);
  const pause = PAUSES_MS[Math.min(attempt++, PAUSES_MS.length - 1)];
  timer = setTimeout(() => void probe(), pause);
}

observeRequests({ answered: noteAnswer, unanswered: noteAway });
addEventListener('online', () => {
  if (reach.away) retry();
});
