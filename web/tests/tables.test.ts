/** Lists of tables on the home page. */

import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import { loadGames } from '../src/game/games.svelte';
import OtherTables from '../src/home/OtherTables.svelte';
import TableList from '../src/home/TableList.svelte';
import { DEFAULTS, DICE, INVITATION } from './server';

const CARDS = { ...DICE, game: 'cards', words: { ...DICE.words, name: 'Cards' } };
const OPEN = {
  id: 'abc',
  game: 'dice',
  status: 'open',
  options: {},
  seats: INVITATION.seats,
  pace: {},
  turn: null,
  ago: 180_000,
};

let asked: string[] = [];

beforeEach(async () => {
  asked = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    if (address.startsWith('/api/games')) return Promise.resolve(Response.json([DICE, CARDS]));
    if (address === '/api/defaults') return Promise.resolve(Response.json(DEFAULTS));
    return Promise.resolve(Response.json([OPEN]));
  });
  await loadGames('en');
});

test('an open table says which seats are empty, and one can join it', async () => {
  render(TableList, { address: '/api/tables?status=open', empty: 'none' });
  const entry = within(await screen.findByRole('listitem'));
  expect(entry.getByText(/Ann, Open seat/)).toBeTruthy();
  expect(entry.getByRole('link', { name: 'Join' }).getAttribute('href')).toBe('/t/abc');
});

test('one’s own open tables cannot be joined', async () => {
  render(TableList, { address: '/api/tables/mine?status=all', empty: 'none', mine: true });
  await screen.findByRole('listitem');
  expect(screen.queryByRole('link', { name: 'Join' })).toBeNull();
});

test('the age of a table does not depend on the clock of the device', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  render(TableList, { address: '/api/tables?status=open', empty: 'none' });
  expect((await screen.findByRole('listitem')).textContent).toContain('3 minutes ago');
});

test('the list can be of one game', async () => {
  render(OtherTables);
  await screen.findByRole('listitem');
  await fireEvent.change(screen.getByRole('combobox', { name: 'Game' }), {
    target: { value: 'cards' },
  });
  await vi.waitFor(() => expect(asked).toContain('/api/tables?status=open&game=cards'));
});
