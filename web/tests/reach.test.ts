/** The page notices that the server is gone, tries again by itself, and says so in one place. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import TableList from '../src/home/TableList.svelte';
import Offline from '../src/parts/Offline.svelte';
import { get, Refusal } from '../src/server/api';
import { noteConnected, noteLost, reach } from '../src/server/reach.svelte';

/** How the server answers; 0: not at all. */
let status = 0;
let asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    if (!status) return Promise.reject(new TypeError('no network'));
    return Promise.resolve(Response.json([], { status }));
  });
});

afterEach(async () => {
  status = 200;
  await get('/api/games');
});

async function fails(): Promise<void> {
  await expect(get('/api/games')).rejects.toMatchObject({ code: 'away' });
}

test.each([0, 502, 504])('a request without an answer from the server: %i', async (answer) => {
  status = answer;
  await fails();
  expect(reach.away).toBe(true);
  status = 200;
  await get('/api/games');
  expect(reach.away).toBe(false);
});

test('a refusal by the server is an answer', async () => {
  status = 503;
  await expect(get('/api/games')).rejects.toBeInstanceOf(Refusal);
  expect(reach.away).toBe(false);
});

test('it tries again after growing pauses, and at once when the network is back', async () => {
  status = 0;
  await fails();
  const pauses = [];
  let last = 0;
  for (let second = 1; second <= 31; second += 1) {
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(1000);
    if (asked.length === before) continue;
    pauses.push(second - last);
    last = second;
  }
  expect(pauses).toEqual([1, 2, 4, 8, 15]);
  const before = reach.returned;
  status = 200;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect([reach.away, reach.returned]).toEqual([false, before + 1]);
  const answered = asked.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(answered);
});

test('one sentence and one button, and what was missing is loaded', async () => {
  status = 0;
  render(Offline, { table: false });
  render(TableList, { address: '/api/tables?status=open', empty: 'No open tables.' });
  render(TableList, { address: '/api/tables?status=over', empty: 'No finished tables.' });
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getAllByText(/No connection to the server/)).toHaveLength(1);
  expect(screen.queryByText(/Loading/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  status = 200;
  await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.advanceTimersByTimeAsync(0);
  await tick();
  expect(screen.queryByText(/No connection/)).toBeNull();
  screen.getByText('No open tables.');
  screen.getByText('No finished tables.');
});

test('a lost socket says so until it is connected again; the button reconnects it', async () => {
  render(Offline, { table: true });
  const reconnect = vi.fn();
  noteLost(reconnect);
  await tick();
  screen.getByText(/Connection lost/);
  await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reconnect).toHaveBeenCalledOnce();
  noteConnected(reconnect);
  await tick();
  expect(screen.queryByText(/Connection lost/)).toBeNull();
});

test('one of several lost sockets that is back does not speak for the others', () => {
  const [one, other] = [vi.fn(), vi.fn()];
  for (const reconnect of [one, other]) noteLost(reconnect);
  noteConnected(one);
  expect(reach.away).toBe(true);
  noteConnected(other);
  expect(reach.away).toBe(false);
});
