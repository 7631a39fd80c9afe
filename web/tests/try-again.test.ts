/** Playing on from a moment of a finished game: the form, and what the new table says of itself. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import { loadGames } from '../src/game/games.svelte';
import TryAgain from '../src/replay/TryAgain.svelte';
import { route } from '../src/routes.svelte';
import type { TableShown } from '../src/server/api';
import { beatenAt } from '../src/table/rivals';
import TableFacts from '../src/table/TableFacts.svelte';
import { loadAsideTexts } from '../src/texts.svelte';
import { DEFAULTS, DICE, SEAT, serverHas } from './server';

const NAMES = ['Ann', 'Bob'];

function tableWith(yours: number | null, more: object = {}): TableShown {
  return {
    id: 'abc',
    game: 'dice',
    options: {},
    status: 'over',
    seats: NAMES.map((name, seat) => ({ ...SEAT, name, yours: seat === yours })),
    pace: DEFAULTS.paces.casual,
    watch: 'link',
    beginning: null,
    ...more,
  } as unknown as TableShown;
}

let answer: Response;
let sent: unknown[];

beforeEach(async () => {
  sent = [];
  answer = Response.json({ d: { table: { id: 'new' } } });
  serverHas({ '/api/games': [DICE], '/api/defaults': DEFAULTS });
  await loadGames('en');
  await loadAsideTexts();
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    sent.push([address, JSON.parse(body)]);
    return Promise.resolve(answer);
  });
  HTMLDialogElement.prototype.showModal ??= vi.fn();
});

/** Show the form for the moment after 37 actions. */
async function form(table: TableShown, decides: number | null): Promise<void> {
  render(TryAgain, { table, names: NAMES, at: 37, decides, opened: vi.fn() });
  await fireEvent.click(screen.getByRole('button', { name: 'Try again from here' }));
}

const play = (): Promise<boolean> =>
  fireEvent.submit(screen.getByText('Play from here').closest('form') as HTMLFormElement);
const seat = (): HTMLSelectElement => screen.getByLabelText('Play as');

test.each([
  ['the reader’s own seat', 1, 0, 'Bob'],
  ['the seat that decides, for an onlooker', null, 1, 'Bob'],
  ['the first seat, for an onlooker where chance decides', null, null, 'Ann'],
])('it is played from %s', async (_, yours, decides, name) => {
  await form(tableWith(yours), decides);
  expect(seat().selectedOptions[0]?.textContent).toBe(name);
  expect(screen.getByText(`What ${name} could not know here`)).toBeTruthy();
});

test('what was hidden is dealt again, unless the reader wants it otherwise', async () => {
  await form(tableWith(0), 0);
  await play();
  await vi.waitFor(() => expect(route.now).toMatchObject({ page: 'table', table: 'new' }));
  const usual = { at: 37, seat: 0, knowledge: 'own', bot: DEFAULTS.opponent };
  const address = '/api/tables/abc/again?v=2';
  expect(sent).toEqual([[address, { ...usual, id: expect.any(String) as string }]]);
  const [level = ''] = DEFAULTS.bots;
  await fireEvent.change(seat(), { target: { value: '1' } });
  await fireEvent.click(screen.getByLabelText('stays as it was: the same deal'));
  await fireEvent.change(screen.getByLabelText('Strength of the bots'), {
    target: { value: level },
  });
  answer = Response.json({ d: { table: { id: 'newer' } } });
  await play();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject([address, { seat: 1, knowledge: 'open', bot: level }]);
});

test('the bots are as strong as before', async () => {
  const [bot = ''] = DEFAULTS.bots;
  const seats = [
    { ...SEAT, name: 'Ann', yours: true },
    { ...SEAT, kind: 'bot', name: bot, bot },
  ];
  await form(tableWith(0, { seats }), 0);
  await play();
  expect(sent).toMatchObject([[expect.any(String), { bot }]]);
});

test.each([
  [{ code: 'not-now', field: 'knowledge' }, /^No other deal fits this position/],
  [{ code: 'not-now' }, /^That’s not possible now/],
  [{ code: 'quota' }, /^You have opened or uploaded too much/],
])('a refusal is in words beside the button: %j', async (refusal, words) => {
  await form(tableWith(0), 0);
  answer = Response.json({ message: 'no', ...refusal }, { status: 409 });
  await play();
  expect((await screen.findByText(words)).getAttribute('role')).toBe('alert');
  expect(screen.getByText('Play from here').closest('button')?.disabled).toBe(false);
});

test.each([
  [
    'own',
    'Played on from action 37 of an earlier game. What Bob could not know then was dealt again.',
  ],
  ['open', 'Played on from action 37 of an earlier game, with the same deal.'],
])('the new table says where it begins: %s', async (knowledge, words) => {
  render(TableFacts, { table: tableWith(1, { beginning: { at: 37, seat: 1, knowledge } }) });
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a bot is not beaten in a game that is played on', () => {
  const seats = [
    { ...SEAT, bot: null, yours: true },
    { ...SEAT, kind: 'bot', bot: 'page', yours: false },
  ];
  const score = { over: true, ending: 'played', winners: [0] };
  const beginning = { at: 37, seat: 0, knowledge: 'open' };
  expect(beatenAt(tableWith(0, { seats, score }), ['page'])).toBe('page');
  expect(beatenAt(tableWith(0, { seats, score, beginning }), ['page'])).toBeNull();
});
