/** The next form starts with the name entered last, until this browser is forgotten. */

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import NewGame from '../src/home/NewGame.svelte';
import { noteBeaten, progressText } from '../src/progress.svelte';
import Forget from '../src/settings/Forget.svelte';
import { go } from '../src/routes.svelte';
import Join from '../src/table/Join.svelte';
import { DEFAULTS, DICE, INVITATION, serverHas } from './server';

const KEY = 'blazon-name';

beforeEach(() => {
  serverHas({});
  go('/#setup');
});
afterEach(() => go('/', true));

const SETUP = { game: DICE, defaults: DEFAULTS };
const first = (): Promise<HTMLInputElement> => screen.findByLabelText('Name of player 1');

test('a new game starts with it', async () => {
  render(NewGame, SETUP);
  expect((await first()).value).toBe('');
  cleanup();
  localStorage.setItem(KEY, 'Ann');
  render(NewGame, SETUP);
  expect((await first()).value).toBe('Ann');
});

test('opening a game stores it, or clears it if the field is empty', async () => {
  serverHas({ '/api/tables': { v: 1, d: {} } });
  render(NewGame, SETUP);
  await fireEvent.input(await first(), { target: { value: ' Ann ' } });
  expect(localStorage.getItem(KEY)).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await vi.waitFor(() => expect(localStorage.getItem(KEY)).toBe('Ann'));
  await fireEvent.input(await first(), { target: { value: '' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await vi.waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
});

test('after the server forgets a user, no name or progress remains for the next one', async () => {
  localStorage.setItem(KEY, 'Ann');
  noteBeaten('dice', 'page');
  serverHas({ '/api/session': { known: true } });
  render(Forget, { forgotten: vi.fn() });
  await fireEvent.click(await screen.findByRole('button', { name: 'Forget this browser' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Forget it' }));
  await vi.waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
  expect(progressText()).toBe('');
});

test('a browser that stores nothing asks again', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  serverHas({ '/api/tables/abc/invitation': INVITATION });
  render(Join, { table: 'abc', secret: 'x', seated: vi.fn() });
  expect((await screen.findByLabelText<HTMLInputElement>(/Your name/)).value).toBe('');
});

test('an invitation uses and stores it too', async () => {
  localStorage.setItem(KEY, 'Ann');
  serverHas({
    '/api/tables/abc/invitation': INVITATION,
    '/api/tables/abc/commands': { v: 1, d: {} },
  });
  const seated = vi.fn();
  render(Join, { table: 'abc', secret: 'x', seated });
  const name = await screen.findByLabelText<HTMLInputElement>(/Your name/);
  expect(name.value).toBe('Ann');
  await fireEvent.input(name, { target: { value: 'Bob' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  await vi.waitFor(() => expect(seated).toHaveBeenCalled());
  expect(localStorage.getItem(KEY)).toBe('Bob');
});
