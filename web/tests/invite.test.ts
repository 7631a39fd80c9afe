/** Inviting a friend: a name and a time first, then the link at once. */

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { loadGames } from '../src/game/games.svelte';
import NewGame from '../src/home/NewGame.svelte';
import { go, watchLinks } from '../src/routes.svelte';
import type { TableProps } from '../src/table/props';
import Waiting from '../src/table/Waiting.svelte';
import { DEFAULTS, DICE, INVITATION, SEAT } from './server';

const REFUSED = { code: 'bad', message: 'must be one line', hidden: 'seats[0].name' };
const TABLE = {
  id: 'abc',
  game: 'dice',
  status: 'open',
  start: 'full',
  options: {},
  pace: {},
  watch: 'link',
  you_host: true,
  listed: false,
  chance: null,
  seats: INVITATION.seats.map((seat, number) => ({ ...SEAT, ...seat, yours: number === 0 })),
};

/** What was posted, with the path of each. */
let posted: [path: string, body: unknown][] = [];
let refuses: string[] = [];

let leaveLinks: () => void = () => undefined;

beforeEach(async () => {
  leaveLinks = watchLinks();
  [posted, refuses] = [[], []];
  vi.stubGlobal('fetch', (address: string, { body }: { body?: string } = {}) => {
    const path = address.split('?')[0] ?? '';
    if (body) posted.push([path, JSON.parse(body)]);
    const answer: Record<string, unknown> = {
      '/api/games': [DICE],
      '/api/defaults': DEFAULTS,
      '/api/games/ready': [],
      '/api/session': { name: 'Ann' },
      '/api/tables': { v: 1, d: { table: TABLE } },
      '/api/tables/abc/commands': { v: 1, d: {}, link: 'key' },
    };
    return Promise.resolve(
      refuses.includes(path)
        ? Response.json(REFUSED, { status: 400 })
        : Response.json(answer[path] ?? {}),
    );
  });
  await loadGames('en');
});
afterEach(() => {
  go('/', true);
  leaveLinks();
});

/** Open the step and create a link. */
async function invite(): Promise<void> {
  render(NewGame, { game: DICE, defaults: DEFAULTS });
  await fireEvent.click(screen.getByRole('button', { name: 'Invite a friend' }));
  const name = await screen.findByLabelText<HTMLInputElement>(/Your name/);
  await vi.waitFor(() => expect(name.value).toBe('Ann'));
  await fireEvent.change(screen.getByLabelText('Time'), { target: { value: 'quick' } });
  expect(posted).toEqual([]);
  await fireEvent.click(screen.getByRole('button', { name: 'Create a link' }));
}

function props(more: Partial<typeof SEAT>): TableProps {
  const seats = TABLE.seats.map((seat, number) => (number === 1 ? { ...seat, ...more } : seat));
  const table = { ...TABLE, seats };
  return { link: { connection: 'here' }, table, names: ['Ann', ''] } as unknown as TableProps;
}

function waiting(more: Partial<typeof SEAT> = {}): ReturnType<typeof render> {
  return render(Waiting, props(more));
}

const link = (): string | undefined => screen.queryByLabelText<HTMLInputElement>('Link')?.value;

test('the table has the name and the time, and its page shows the link at once', async () => {
  await invite();
  await vi.waitFor(() => expect(location.pathname).toBe('/t/abc'));
  expect(posted.map(([path]) => path)).toEqual(['/api/tables', '/api/tables/abc/commands']);
  expect(posted[0]?.[1]).toMatchObject({
    seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }],
    pace: DEFAULTS.paces.quick,
  });
  expect(posted[1]?.[1]).toMatchObject({ d: { do: 'invite', seat: 1 } });
  cleanup();
  waiting();
  expect(link()).toBe(`${location.origin}/t/abc#key`);
  cleanup();
  waiting(); // later, it may be used
  expect(link()).toBeUndefined();
});

test('without a link, the table’s page has the button for it', async () => {
  refuses = ['/api/tables/abc/commands'];
  await invite();
  await vi.waitFor(() => expect(location.pathname).toBe('/t/abc'));
  cleanup();
  waiting();
  expect(link()).toBeUndefined();
  expect(screen.getByRole('button', { name: 'Create a link' })).toBeTruthy();
});

test('a link that was created earlier or elsewhere is not replaced unawares', () => {
  waiting({ invited: true });
  expect(link()).toBeUndefined();
  expect(screen.queryByRole('button', { name: 'Create a link' })).toBeNull();
  expect(screen.getByText('There is a link for this seat. A new one replaces it.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create a new link' })).toBeTruthy();
});

test('the socket may report the link before the answer has brought it', async () => {
  const page = waiting();
  const create = screen.getByRole<HTMLButtonElement>('button', { name: 'Create a link' });
  void fireEvent.click(create);
  await page.rerender(props({ invited: true }));
  expect(screen.queryByText(/A new one replaces it/)).toBeNull();
  await vi.waitFor(() => expect(link()).toBe(`${location.origin}/t/abc#key`));
});

test('a refused name is explained beside its field', async () => {
  refuses = ['/api/tables'];
  await invite();
  const name = screen.getByLabelText(/Your name/);
  await vi.waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(location.pathname).toBe('/');
});

test('who changes their mind is back at the button, and no table is open', async () => {
  render(NewGame, { game: DICE, defaults: DEFAULTS });
  await fireEvent.click(screen.getByRole('button', { name: 'Invite a friend' }));
  await fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  const button = await screen.findByRole('button', { name: 'Invite a friend' });
  await vi.waitFor(() => expect(button).toBe(document.activeElement));
  expect(posted).toEqual([]);
});
