/** The options of a new table, from the server's description of a game. */

import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { games, loadGames } from '../src/game/games.svelte';
import { offeredOf, settled } from '../src/home/options';
import NewGame from '../src/home/NewGame.svelte';
import Options from '../src/home/Options.svelte';
import { plan, type TableChoice } from '../src/home/plan';
import { go } from '../src/routes.svelte';
import { factsOf } from '../src/table/facts';
import { DEFAULTS, DICE, serverHas } from './server';

const { options } = DICE.words;

beforeEach(async () => {
  serverHas({ '/api/games': [DICE], '/api/defaults': DEFAULTS, '/api/session': { name: '' } });
  await loadGames('en');
});

afterEach(() => go('/', true));

function radio(name: string): HTMLInputElement {
  return screen.getByRole('radio', { name });
}

async function form(): Promise<void> {
  go('/#setup');
  render(NewGame, { game: DICE, defaults: DEFAULTS });
  await screen.findByRole('form');
}

function setPlayers(count: number): void {
  const players = screen.getByLabelText<HTMLSelectElement>('Players');
  players.value = String(count);
  players.dispatchEvent(new Event('change', { bubbles: true }));
}

test('options not requested have their defaults', () => {
  expect(settled(options, { players: 2 })).toMatchObject({ style: 'quick', ending: 'last' });
});

test('an incompatible choice becomes the first compatible one, and so on', () => {
  const wished = { players: 3, style: 'quick', ending: 'six' };
  expect(settled(options, wished)).toMatchObject({ style: 'long', ending: 'last' });
  expect(settled(options, { ...wished, players: 2 })).toMatchObject({ style: 'quick' });
});

test('a table from a file stays in place of a choice, and choices that need another do not fit', () => {
  const own = { name: 'mine' };
  expect(settled(options, { players: 2, ending: own })).toMatchObject({ ending: own });
  // Only options that take one.
  expect(settled(options, { players: 2, style: own })).toMatchObject({ style: 'quick' });
});

test.each([
  ['mine.toml', 'name = "mine"\nsides = [["a", "b"]]'],
  ['mine.json', '{"name": "mine", "sides": [["a", "b"]]}'],
])('a table of one’s own comes from the file %s', async (name, text) => {
  const choose = vi.fn();
  const ending = options.find(({ key }) => key === 'ending');
  if (!ending) throw new Error('no such option');
  render(Options, { options: [ending], values: { ending: 'last' }, choose });
  await put(name, text);
  await vi.waitFor(() =>
    expect(choose).toHaveBeenCalledWith('ending', { name: 'mine', sides: [['a', 'b']] }),
  );
});

test('a file that holds no table is refused', async () => {
  const choose = vi.fn();
  render(Options, { options, values: settled(options, { players: 2 }), choose });
  await put('notes.txt', 'no table');
  await screen.findByText('The file notes.txt could not be read.', { normalizer: plain });
  expect(choose).not.toHaveBeenCalled();
});

/** Without the marks that isolate a text within another. */
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

/** Choose a file for an ending of one's own. */
async function put(name: string, text: string): Promise<void> {
  // The simulated browser cannot read files.
  const file = { name, text: () => Promise.resolve(text) };
  const chooser = screen.getByLabelText('an ending of one’s own', { selector: 'input' });
  Object.defineProperty(chooser, 'files', { value: [file] });
  await fireEvent.change(chooser);
}

test('a form has no custom tables, and takes the number of players from the seats', () => {
  expect(offeredOf(options).map(({ key }) => key)).toEqual(['style', 'ending', 'rounds']);
});

test('the form describes choices, and shows which are unavailable', async () => {
  await form();
  const quick = radio('Quick');
  expect(quick.checked).toBe(true);
  expect(quick.getAttribute('aria-describedby')).toBeTruthy();
  screen.getByText('One roll each.');
  setPlayers(3);
  await vi.waitFor(() => expect(radio('Quick').disabled).toBe(true));
  expect(radio('Long').checked).toBe(true);
  expect(radio('with a six').disabled).toBe(true);
  setPlayers(2);
  await vi.waitFor(() => expect(radio('Quick').checked).toBe(true));
});

test('a number has its bounds, and explains an empty field', async () => {
  await form();
  const rounds = screen.getByLabelText<HTMLInputElement>('Rounds');
  expect([rounds.min, rounds.max, rounds.placeholder]).toEqual(['1', '9', 'no limit']);
});

test('the server gives the levels and their order, including unknown ones', async () => {
  await form();
  const levels = within(screen.getByLabelText('Strength')).getAllByRole('option');
  expect(levels.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Page:/),
    expect.stringMatching(/^Squire:/),
    'robot',
  ]);
});

test('the request contains the chosen options', () => {
  const choice: TableChoice = {
    seats: [
      { kind: 'me', level: 'page', name: ' Anna ' },
      { kind: 'bot', level: 'robot', name: '' },
    ],
    options: { style: 'long', rounds: 4 },
    pace: 'quick',
    onTimeout: 'bot',
    watch: 'link',
    listed: true,
    chat: true,
  };
  expect(plan('dice', choice, options, DEFAULTS.paces)).toEqual({
    game: 'dice',
    options: { style: 'long', ending: 'last', rounds: 4 },
    seats: [
      { kind: 'me', name: 'Anna' },
      { kind: 'bot', bot: 'robot' },
    ],
    pace: DEFAULTS.paces.quick,
    on_timeout: 'bot',
    watch: 'link',
    listed: false,
    chat: true,
  });
});

test.each([
  [{ style: 'quick', ending: 'last', rounds: null }, ['Quick']],
  [{ style: 'quick' }, ['Quick']],
  [{ style: 'long', ending: 'six', rounds: 4 }, ['Long', 'with a six', 'Rounds: 4']],
  [{ style: 'quick', ending: { after: 'dawn' } }, ['Quick', 'an ending of one’s own']],
])('a table with the options %o is described by %o', (chosen, facts) => {
  expect(games.all).toEqual([DICE]);
  const table = { game: 'dice', options: chosen, pace: { kind: 'casual' } };
  expect(factsOf(table)).toEqual(facts);
  expect(factsOf({ ...table, today: '2052-02-20' })).toEqual(['Game of the day', ...facts]);
});
