/** A game without a board of its own: its table, its end and its rules in the server's words. */

import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { boardOf } from '../src/game/boards';
import BoardView from '../src/game/BoardView.svelte';
import type { BoardActions, BoardState } from '../src/game/contract';
import { loadGames } from '../src/game/games.svelte';
import { go } from '../src/routes.svelte';
import RulesPage from '../src/rules/RulesPage.svelte';
import { NO_WORDS } from '../src/server/api';
import { settings } from '../src/settings.svelte';
import { t } from '../src/texts.svelte';
import { DEFAULTS, DICE, serverHas } from './server';

const table: BoardState = {
  view: {
    game: 'dice',
    observer: 0,
    player: 0,
    turn: 0,
    phase: 'ROLL',
    over: false,
    actions_played: 3,
    legal: [
      { token: 'r', text: 'roll the dice', reveals: true },
      { token: 'p', text: 'pass', reveals: false },
    ],
  },
  words: {
    ...NO_WORDS,
    question: 'Anna: roll or pass?',
    sections: [{ heading: 'Dice', lines: ['Anna has a five.', 'Bruno has not rolled yet.'] }],
  },
  options: {},
  names: ['Anna', 'Bruno'],
  trail: [],
  pointed: [],
  chosen: [],
  at: null,
};

function actions() {
  return { play: vi.fn<BoardActions['play']>(), explain: vi.fn<BoardActions['explain']>() };
}

beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  serverHas({ '/api/games': [DICE], '/api/defaults': DEFAULTS });
  await loadGames('en');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('it has no board', async () => {
  expect(await boardOf('dice')).toBeNull();
});

test.each(['picture', 'text', 'both'] as const)('its table is text, with %s wanted', (wanted) => {
  settings.presentation = wanted;
  const player = actions();
  render(BoardView, { board: null, state: table, actions: player, totals: null });
  const { parentElement: section } = screen.getByRole('heading', { name: 'Dice' });
  const lines = within(section ?? document.body);
  expect(lines.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Anna has a five.',
    'Bruno has not rolled yet.',
  ]);
  screen.getByRole('button', { name: 'Pass' }).click();
  expect(player.play).toHaveBeenCalledExactlyOnceWith('p');
  settings.presentation = 'picture';
});

test('what brings something hidden to light is marked', () => {
  render(BoardView, { board: null, state: table, actions: actions(), totals: null });
  const marked = screen.getByText(t('web-stands')).closest('li');
  expect(marked?.textContent).toContain('Roll the dice');
});

test('who only looks on has no buttons', () => {
  render(BoardView, { board: null, state: table, actions: null, totals: null });
  expect(screen.queryByRole('button')).toBeNull();
});

test('in the end it has the result and the totals', () => {
  const words = { ...table.words, verdict: ['Anna wins.'] };
  const over = { ...table, view: { ...table.view, over: true, legal: [] }, words };
  render(BoardView, { board: null, state: over, actions: null, totals: [6, -2] });
  screen.getByText('Anna wins.');
  const bars = document.querySelector('.bars')?.textContent.replace(/\s+/g, ' ').trim();
  expect(bars).toMatch(/^1 Anna ?6 ?2 Bruno ?−2$/);
});

test('its rules are the server’s, and no markup', async () => {
  go('/rules/dice');
  render(RulesPage);
  await screen.findByRole('heading', { level: 1, name: 'Dice' });
  screen.getByText('The highest < number > wins.');
});

test('a game that there is not has no rules', async () => {
  go('/rules/chess');
  render(RulesPage);
  await screen.findByRole('heading', { name: t('web-lost') });
});

test('the rules name every game, and how they are called in the reader’s language', () => {
  go('/rules');
  render(RulesPage);
  const link = screen.getByRole('link', { name: 'Rules of Dice' });
  expect(link.getAttribute('href')).toBe('/rules/dice');
});
