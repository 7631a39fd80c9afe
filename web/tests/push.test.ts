import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import { settings } from '../src/settings.svelte';
import Push from '../src/settings/Push.svelte';
import type { SeatShown } from '../src/server/api';
import Called from '../src/table/Called.svelte';
import { isSlow } from '../src/table/presence';
import { DEFAULTS, SEAT } from './server';

const KEY = 'BAAB_-0';
/** The same as bytes. */
const BYTES = new Uint8Array([4, 0, 1, 255, 237]);
const KEYS = { p256dh: 'their-key', auth: 'their-secret' };

/** The registrations sent to the server, newest last. */
let asked: { method: string; body: unknown }[];
/** How often the server was asked. */
let looked: number;
/** The server's answer to a request; null if it does not answer. */
let shown: { key: string | null; known: boolean } | null;
/** The browser's subscription, and the state of its push service. */
let subscription: object | null;
let service: 'there' | 'away' | 'silent';
/** The user's answer to the question for permission. */
let leave: NotificationPermission;

const notification = {
  get permission(): NotificationPermission {
    return leave;
  },
  requestPermission: (): Promise<NotificationPermission> => Promise.resolve(leave),
};

function made(bytes = BYTES): object {
  return {
    options: { applicationServerKey: bytes.buffer },
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: KEYS }),
    unsubscribe: () => {
      subscription = null;
      return Promise.resolve(true);
    },
  };
}

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  [asked, looked] = [[], 0];
  shown = { key: KEY, known: false };
  subscription = null;
  service = 'there';
  leave = 'granted';
  vi.stubGlobal('fetch', (_: string, { method, body }: { method: string; body?: string }) => {
    looked += 1;
    if (!shown) return Promise.reject(new TypeError());
    if (method === 'PUT') asked.push({ method, body: JSON.parse(body ?? 'null') });
    return Promise.resolve(new Response(JSON.stringify(shown)));
  });
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', notification);
  const pushManager = {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: () => {
      if (service === 'silent') return new Promise(() => undefined);
      if (service === 'away') return Promise.reject(new DOMException('no', 'AbortError'));
      subscription = made();
      return Promise.resolve(subscription);
    },
  };
  vi.stubGlobal('navigator', {
    languages: ['en'],
    serviceWorker: { ready: Promise.resolve({ pushManager }) },
  });
});

/** The checkbox, once it appears. */
function box(): Promise<HTMLInputElement> {
  render(Push);
  return screen.findByRole('checkbox', { name: 'Notify me when it is my turn' });
}

const subscribed = (language: string): object => ({
  method: 'PUT',
  body: { subscription: { endpoint: 'https://push.example/1', ...KEYS, language } },
});

test('it can be switched on and off again', async () => {
  const found = await box();
  expect(found.checked).toBe(false);
  found.click();
  await vi.waitFor(() => expect(asked.at(-1)).toEqual(subscribed('en')));
  await vi.waitFor(() => expect(found.closest('[aria-busy=true]')).toBeNull());
  found.click();
  await vi.waitFor(() => expect(asked.at(-1)?.body).toEqual({ subscription: null }));
  expect(subscription).toBeNull();
  expect(found.checked).toBe(false);
});

test('notifications use the language of the settings', async () => {
  shown = { key: KEY, known: true };
  subscription = made();
  const found = await box();
  await vi.waitFor(() => expect(found.checked).toBe(true));
  settings.language = 'it';
  await vi.waitFor(() => expect(asked.at(-1)).toEqual(subscribed('it')));
});

test('a subscription for an older server key does not count, and is replaced', async () => {
  shown = { key: KEY, known: true };
  subscription = made(new Uint8Array([4, 9]));
  const found = await box();
  expect(found.checked).toBe(false);
  found.click();
  await vi.waitFor(() => expect(asked.at(-1)).toEqual(subscribed('en')));
});

test('the box stays empty and says why', async () => {
  service = 'away';
  const found = await box();
  for (const why of ['cannot be reached', 'does not allow notifications']) {
    found.click();
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain(why));
    expect(found.checked).toBe(false);
    leave = 'denied';
  }
  expect(asked).toEqual([]);
});

/** Let this be a browser that cannot notify its user, for this reason. */
const LACKS = {
  'does not allow': () => (leave = 'denied'),
  'over https': () => vi.stubGlobal('isSecureContext', false),
  'home screen': () => vi.stubGlobal('navigator', { standalone: false, languages: ['en'] }),
};

test.each(Object.entries(LACKS))('what a browser lacks is said: %s', async (said, lack) => {
  lack();
  render(Push);
  await screen.findByText(new RegExp(said));
  expect(screen.queryByRole('checkbox')).toBeNull();
  const { container } = render(Called, { asks: true });
  await vi.waitFor(() => expect(container.textContent).toContain(said));
});

test('a server that sends no notifications speaks of none', async () => {
  vi.stubGlobal('isSecureContext', false);
  shown = { key: null, known: false };
  const [one, other] = [render(Push), render(Called)];
  await vi.waitFor(() => expect(looked).toBe(2));
  await vi.waitFor(() => expect(one.container.textContent + other.container.textContent).toBe(''));
});

test('a slow game asks once whether to notify', async () => {
  const { unmount } = render(Called, { asks: true });
  await fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  render(Called, { asks: true });
  render(Called);
  await fireEvent.click(await screen.findByRole('button', { name: 'Tell me' }));
  await screen.findByText(/This browser tells you/);
  expect(asked).toEqual([subscribed('en')]);
});

test('what was accepted is said beside the prompt, and goes at a button', async () => {
  render(Called, { asks: true });
  await fireEvent.click(await screen.findByRole('button', { name: 'Tell me' }));
  await screen.findByText(/This browser tells you/);
  await fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(document.body.textContent.trim()).toBe('');
});

test('only a game with people that has no fast clock is slow', () => {
  const mine = { ...SEAT, yours: true };
  const bot = { ...SEAT, kind: 'bot' } as const;
  const { casual } = DEFAULTS.paces;
  const at = (seats: SeatShown[], kind: 'casual' | 'live' | 'days' = 'days') =>
    isSlow({ status: 'playing', seats, pace: { ...casual, kind } });
  expect(at([mine, SEAT])).toBe(true);
  expect(at([mine, SEAT], 'casual')).toBe(true);
  expect(at([mine, SEAT], 'live')).toBe(false);
  expect(at([mine, bot])).toBe(false);
  expect(at([SEAT, SEAT])).toBe(false);
  expect(at([{ ...mine, gone: true }, SEAT])).toBe(false);
});

test('the wait for a silent push service ends', async () => {
  service = 'silent';
  const found = await box();
  vi.useFakeTimers();
  found.click();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(screen.getByRole('status').textContent).toBe('Loading …');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(screen.getByRole('status').textContent).toContain('cannot be reached');
  expect(found.checked).toBe(false);
});

test('closing the question changes nothing', async () => {
  leave = 'default';
  const found = await box();
  found.click();
  await vi.waitFor(() => expect(found.checked).toBe(false));
  expect(screen.getByRole('status').textContent).toBe('');
});

test.each([
  ['a server without a key', () => (shown = { key: null, known: false })],
  ['an unreachable server', () => (shown = null)],
  ['a browser without support', () => Reflect.deleteProperty(globalThis, 'PushManager')],
])('nothing is offered with %s', async (_, set) => {
  set();
  render(Push);
  await new Promise((done) => setTimeout(done, 20));
  expect(screen.queryByRole('checkbox')).toBeNull();
});
