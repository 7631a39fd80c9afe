/**
 * What the page has set and not taken back: timers, frames, observers, sockets, channels, and
 * listeners outside its own elements. After each test, `setup.ts` sees that nothing is left.
 */

import { vi } from 'vitest';

/** Modules that set something for as long as the page is open. */
const LASTING = [
  'sw.ts', // the service worker
  'server/reach.svelte.ts', // looks for the server from every page
  'progress.svelte.ts', // hears of other tabs on every page …
  'puzzle/solved.svelte.ts', // … and so does this
  'game/games.svelte.ts', // asks until a server answers
  'table/participant.ts', // seals a seat's text even if the reader leaves
];

/** The test that uses each source that sets something; in each of its runs the source must do so. */
export const WHERE: Record<string, string> = {
  'game/Zoom.svelte': 'leaks',
  'game/dragging.svelte.ts': 'dragging',
  'game/games.svelte.ts': 'late.svelte',
  'game/roving.svelte.ts': 'roving',
  'games/richelieu/Board.svelte': 'games/richelieu',
  'home/Invitations.svelte': 'people',
  'home/LivingBoard.svelte': 'leaks',
  'home/TableList.svelte': 'home',
  'home/readiness.svelte.ts': 'ready',
  'me/Give.svelte': 'me',
  'learn/Learning.svelte': 'leaks',
  'main.ts': '',
  'pace/playback.svelte.ts': 'pace/playback',
  'parts/Announcements.svelte': 'late.svelte',
  'parts/signs.ts': 'signs',
  'parts/translated.ts': 'translated',
  'progress.svelte.ts': 'progress',
  'puzzle/solved.svelte.ts': 'puzzle',
  'replay/Replay.svelte': 'replay',
  'replay/review.svelte.ts': 'leaks',
  'routes.svelte.ts': 'home',
  'rules/GameRules.svelte': 'rules-page',
  'server/reach.svelte.ts': 'reach',
  'server/socket.ts': 'link',
  'server/table.svelte.ts': 'link',
  'settings/push.ts': 'push',
  'sw.ts': 'worker',
  'table/End.svelte': 'end',
  'table/Playing.svelte': 'warnings',
  'table/entering.svelte.ts': 'warnings',
  'table/SeatState.svelte': 'seat-state',
  'table/TimeLeft.svelte': 'seat-state',
  'table/forced.svelte.ts': 'forced',
  'table/hearing.svelte.ts': 'forced',
  'table/hint.ts': 'warnings',
  'table/participant.ts': 'worker',
  'today/TodayPage.svelte': 'today',
};

const held = new Map<unknown, { what: string; signal?: AbortSignal | undefined }>();
/** The files of the page that have set something. */
export const seen = new Set<string>();

/** Note what the page sets; what Svelte and the tests set is their own matter. */
export function hold(key: unknown, what: string, signal?: AbortSignal): void {
  const lines = new Error().stack?.split('\n').slice(2) ?? [];
  const caller = lines.find((line) => !/tests\/(leaks|wire)\.ts/.test(line)) ?? '';
  const file = /\/web\/src\/([^:?)]+)/.exec(caller)?.[1];
  if (!file) return;
  seen.add(file);
  if (!LASTING.includes(file)) held.set(key, { what: `${what} of ${file}`, signal });
}

export function drop(key: unknown): void {
  held.delete(key);
}

/** What is left, in words; it is told only once. */
export function leftovers(): string[] {
  const all = [...held.values()].filter(({ signal }) => !signal?.aborted);
  held.clear();
  return all.map(({ what }) => what);
}

type Timer = (act: (...all: unknown[]) => void, ...more: unknown[]) => unknown;
type Timers = Record<string, Timer> & Record<`c${string}`, (id: unknown) => void>;

/** Count the timers of the clock that runs now. */
function watchTimers(): void {
  const clock = globalThis as unknown as Timers;
  for (const [set, clear] of [
    ['setTimeout', 'clearTimeout'],
    ['setInterval', 'clearInterval'],
    ['requestAnimationFrame', 'cancelAnimationFrame'],
  ] as const) {
    const [setNow, clearNow] = [clock[set], clock[clear]];
    if (!setNow || !clearNow) continue;
    clock[set] = Object.assign((act: (...all: unknown[]) => void, ...more: unknown[]) => {
      const id = setNow(
        (...all) => {
          if (set !== 'setInterval') drop(id);
          act(...all);
        },
        ...more,
      );
      hold(id, set);
      return id;
    }, setNow);
    clock[clear] = Object.assign((id: unknown) => {
      drop(id);
      clearNow(id);
    }, clearNow);
  }
}

type Options = AddEventListenerOptions | boolean | undefined;

/** Count the listeners of a target, or of all targets that have this prototype. */
function watchListeners(target: EventTarget): void {
  const { addEventListener, removeEventListener } = target;
  const keys = new WeakMap<object, Record<string, object>>();
  const keyOf = (type: string, listener: object, options: Options): object => {
    const known = keys.get(listener) ?? {};
    keys.set(listener, known);
    const capture = typeof options === 'object' ? options.capture : options;
    return (known[`${type} ${!!capture}`] ??= {});
  };
  target.addEventListener = function (type: string, listener: never, options: Options) {
    const { once, signal } = typeof options === 'object' ? options : {};
    if (!(this instanceof Element) && listener && !once && !signal?.aborted)
      hold(keyOf(type, listener, options), `listener for ${type}`, signal ?? undefined);
    addEventListener.call(this ?? globalThis, type, listener, options);
  };
  target.removeEventListener = function (type: string, listener: never, options: Options) {
    if (listener) drop(keyOf(type, listener, options));
    removeEventListener.call(this ?? globalThis, type, listener, options);
  };
}

/** Count what a class opens until it is closed. */
function watchClass(name: string, open: string | null, close: string): void {
  const { [name]: found } = globalThis as unknown as Record<
    string,
    new (...all: never[]) => object
  >;
  if (!found) return;
  const watched = class extends found {
    constructor(...all: never[]) {
      super(...all);
      if (!open) hold(this, name);
    }
  };
  const prototype = watched.prototype as Record<string, (...all: never[]) => unknown>;
  for (const method of [open, close]) {
    if (!method) continue;
    const act = prototype[method];
    prototype[method] = function (...all) {
      if (method === open) hold(this, name);
      else drop(this);
      return act?.apply(this, all);
    };
  }
  Object.assign(globalThis, { [name]: watched });
}

/** Begin to count. */
export function watch(): void {
  watchTimers();
  const { useFakeTimers } = vi;
  vi.useFakeTimers = (config) => {
    useFakeTimers(config);
    watchTimers();
    return vi;
  };
  watchListeners(globalThis as unknown as EventTarget);
  watchListeners(EventTarget.prototype);
  for (const name of ['ResizeObserver', 'MutationObserver', 'IntersectionObserver'])
    watchClass(name, 'observe', 'disconnect');
  for (const name of ['BroadcastChannel', 'EventSource', 'Worker']) watchClass(name, null, 'close');
}
