/** The options of a new table, made from what the server says of a game. */

import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { games, loadGames } from '../src/game/games.svelte';
import { offeredOf, settled } from '../src/home/options';
import NewGame from '../src/home/NewGame.svelte';
import { plan, type TableChoice } from '../src/home/plan';
import { factsOf } from '../src/table/facts';
import { DEFAULTS, DICE, serverHas } from './server';

const { options } = DICE.words;

beforeEach(async () => {
  serverHas({ '/api/games': [DICE], '/api/defaults': DEFAULTS, '/api/session': { name: '' } });
  await loadGames('en');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function radio(name: string): HTMLInputElement {
  return screen.getByRole('radio', { name });
}

function form(): void {
  render(NewGame, { game: DICE, defaults: DEFAULTS });
}

function setPlayers(count: number): void {
  const players = screen.getByLabelText<HTMLSelectElement>('Players');
  players.value = String(count);
  players.dispatchEvent(new Event('change', { bubbles: true }));
}

test('what is not wished for has its default', () => {
  expect(settled(options, { players: 2 })).toMatchObject({ style: 'quick', ending: 'last' });
});

test('for what does not go with the others there is the first that does, one after another', () => {
  const wished = { players: 3, style: 'quick', ending: 'six' };
  expect(settled(options, wished)).toMatchObject({ style: 'long', ending: 'last' });
  expect(settled(options, { ...wished, players: 2 })).toMatchObject({ style: 'quick' });
});

test('a form has no table of one’s own, and counts players by seats', () => {
  expect(offeredOf(options).map(({ key }) => key)).toEqual(['style', 'ending', 'rounds']);
});

test('the form says what a choice is, and which cannot be taken', async () => {
  form();
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

test('a number has its bounds, and says what none means', () => {
  form();
  const rounds = screen.getByLabelText<HTMLInputElement>('Rounds');
  expect([rounds.min, rounds.max, rounds.placeholder]).toEqual(['1', '9', 'no limit']);
});

test('levels and their order come from the server, known by name or not', () => {
  form();
  const levels = within(screen.getByLabelText('Strength')).getAllByRole('option');
  expect(levels.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Page:/),
    expect.stringMatching(/^Squire:/),
    'robot',
  ]);
  expect(screen.getByLabelText<HTMLSelectElement>('Strength').value).toBe('squire');
});

test('the server is asked for what was chosen', () => {
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
  [{ style: 'long', ending: 'six', rounds: 4 }, ['Long', 'with a six', 'Rounds: 4']],
  [{ style: 'quick', ending: { after: 'dawn' } }, ['Quick', 'an ending of one’s own']],
])('of the options %o a table says %o', (chosen, facts) => {
  expect(games.all).toEqual([DICE]);
  expect(factsOf({ game: 'dice', options: chosen, pace: { kind: 'casual' } })).toEqual(facts);
});
