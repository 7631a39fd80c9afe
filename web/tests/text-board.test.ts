/** A game without a board of its own: its table, its end and its rules in the server's words. */

import { render, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';

import { boardOf } from '../src/game/boards';
import BoardView from '../src/game/BoardView.svelte';
import Totals from '../src/game/Totals.svelte';
import type { BoardState, GameBoard } from '../src/game/contract';
import TextBoard from '../src/game/TextBoard.svelte';
import { loadGames } from '../src/game/games.svelte';
import { go } from '../src/routes.svelte';
import RulesPage from '../src/rules/RulesPage.svelte';
import { NO_WORDS, type LegalAction } from '../src/server/api';
import { settings } from '../src/settings.svelte';
import { t } from '../src/texts.svelte';
import { actionsOf, AROUND, VIEW } from './legal';
import { DEFAULTS, DICE, serverHas } from './server';

const table: BoardState = {
  ...AROUND,
  view: {
    ...VIEW,
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
};

beforeEach(async () => {
  serverHas({ '/api/games': [DICE], '/api/defaults': DEFAULTS });
  await loadGames('en');
});

test('it has no board', async () => {
  expect(await boardOf('dice')).toBeNull();
});

test.each(['picture', 'text', 'both'] as const)(
  'its table is text if the setting is %s',
  (wanted) => {
    settings.presentation = wanted;
    const player = actionsOf();
    render(BoardView, { board: null, state: table, actions: player });
    const { parentElement: section } = screen.getByRole('heading', { name: 'Dice' });
    const lines = within(section ?? document.body);
    expect(lines.getAllByRole('listitem').map((item) => item.textContent.trim())).toEqual([
      'Anna has a five.',
      'Bruno has not rolled yet.',
    ]);
    screen.getByRole('button', { name: 'Pass' }).click();
    expect(player.play).toHaveBeenCalledExactlyOnceWith('p');
  },
);

test('actions that reveal something hidden are marked', () => {
  render(BoardView, { board: null, state: table, actions: actionsOf() });
  const marked = screen.getByRole('button', { name: /Roll the dice/ });
  expect(marked.getAttribute('aria-describedby')).toBe('stands');
});

/* Cards on the places A, B and C; two lines are about A, none is about C. */
const CARDS = {
  places: (token: string) => [token.slice(-1)].filter((place) => 'ABC'.includes(place)),
} as unknown as GameBoard;

function cards(...legal: LegalAction[]): BoardState {
  const sections = [
    { heading: 'Row', lines: ['A: an ace', 'B: a king'], places: ['A', 'B'] },
    { heading: 'Anna', lines: ['aces: A'], places: ['A'], seat: 0 },
    { heading: 'Discs', lines: ['a secret'], folded: true },
  ];
  return { ...table, view: { ...table.view, legal }, words: { ...table.words, sections } };
}

const take = (place: string) => ({ token: `t${place}`, text: `take ${place}`, reveals: false });

test('an action appears once, beside its subject or else before everything', () => {
  const state = cards(take('A'), take('C'), { token: '-', text: 'pass', reveals: false });
  render(TextBoard, { board: CARDS, state, actions: actionsOf() });
  const where = (name: string) => screen.getByRole('button', { name }).closest('li, .choices');
  expect(where('Take A')?.textContent).toMatch(/^A: an ace/);
  expect(where('Take C')?.className).toMatch(/choices/);
  expect(where('Pass')?.className).toMatch(/choices/);
});

test('the subject of a log entry is marked, and hidden parts are folded', () => {
  const state = { ...cards(), pointed: ['B'] };
  render(TextBoard, { board: CARDS, state, actions: null });
  expect(screen.getByText('B: a king').className).toMatch(/pointed/);
  expect(screen.getByText('A: an ace').className).not.toMatch(/pointed/);
  const secret = screen.getByText('a secret').closest('details');
  expect(secret?.open).toBe(false);
});

test('the focus moves to the next decision when the pressed button disappears', async () => {
  const shown = render(TextBoard, { board: CARDS, state: cards(take('A')), actions: actionsOf() });
  screen.getByRole('button', { name: 'Take A' }).focus();
  await shown.rerender({ board: CARDS, state: cards(), actions: null });
  expect(document.activeElement).not.toBe(document.body);
  await shown.rerender({ board: CARDS, state: cards(take('B')), actions: actionsOf() });
  expect(document.activeElement?.textContent.trim()).toBe('Take B');
});

test('a spectator has no buttons', () => {
  render(BoardView, { board: null, state: table, actions: null });
  expect(screen.queryByRole('button')).toBeNull();
});

test('a finished game shows the result and the totals', () => {
  const words = { ...table.words, verdict: ['Anna wins.'] };
  const over = { ...table, view: { ...table.view, over: true, legal: [] }, words };
  render(Totals, { state: over, totals: [6, -2] });
  screen.getByText('Anna wins.');
  const bars = document.querySelector('.bars')?.textContent.replace(/\s+/g, ' ').trim();
  expect(bars).toMatch(/^1 Anna ?6 ?2 Bruno ?−2$/);
});

test('its rules come from the server, without markup', async () => {
  go('/rules/dice');
  render(RulesPage);
  await screen.findByRole('heading', { level: 1, name: 'Dice' });
  screen.getByText('The highest < number > wins.');
});

test('an unknown game has no rules', async () => {
  go('/rules/chess');
  render(RulesPage);
  await screen.findByRole('heading', { name: t('web-lost') });
});

test('the rules page names every game in the reader’s language', () => {
  go('/rules');
  render(RulesPage);
  const link = screen.getByRole('link', { name: 'Rules of Dice' });
  expect(link.getAttribute('href')).toBe('/rules/dice');
});
