/** The first page: one's own games, where a game begins, and the setting up of a table. */

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { loadGames } from '../src/game/games.svelte';
import HomePage from '../src/home/HomePage.svelte';
import NewGame from '../src/home/NewGame.svelte';
import TableList from '../src/home/TableList.svelte';
import { forgetProgress, noteBeaten, noteLesson } from '../src/progress.svelte';
import { noteGame } from '../src/returning.svelte';
import { go, watchLinks } from '../src/routes.svelte';
import { forgetFinished, noteFinished } from '../src/table/finished';
import { DEFAULTS, DICE, INVITATION, serverHas } from './server';

const LEARNT = { ...DICE, lesson: true };
const ANSWERS = {
  '/api/games': [LEARNT],
  '/api/defaults': DEFAULTS,
  '/api/session': { name: '' },
  '/api/tables': [],
  '/api/tables/mine': [],
};

function row(id: string, status: string) {
  const { seats } = INVITATION;
  const result = status === 'over' ? { totals: [7, 2], winners: [0], ending: 'played' } : undefined;
  return { id, status, game: 'dice', options: {}, seats, pace: {}, turn: null, ago: 0, result };
}

let leaveLinks: () => void = () => undefined;

beforeEach(async () => {
  leaveLinks = watchLinks();
  serverHas(ANSWERS);
  await loadGames('en');
});
afterEach(() => {
  forgetProgress();
  forgetFinished();
  noteGame('');
  go('/', true);
  leaveLinks();
});

const headings = (): (string | null)[] =>
  screen.getAllByRole('heading').map((heading) => heading.textContent);

test('a reader’s own games come first as soon as there are any', async () => {
  const [mine, first] = ['My games', 'Forgotten board games, alive again'];
  render(HomePage);
  await screen.findByText('None yet. Games you start will appear here.');
  expect(headings().slice(0, 2)).toEqual([first, mine]);
  cleanup();
  serverHas({ ...ANSWERS, '/api/tables/mine': [row('abc', 'playing')] });
  render(HomePage);
  await vi.waitFor(() => expect(headings().slice(0, 2)).toEqual([mine, first]));
});

test('beside one’s own games is the way to one’s results', async () => {
  serverHas({ ...ANSWERS, '/api/tables/mine': [row('abc', 'over')] });
  render(HomePage);
  const link = await screen.findByRole('link', { name: 'Your results' });
  expect(link.getAttribute('href')).toBe('/results');
});

test('the first page begins with the game that was last played or learnt', async () => {
  serverHas({ ...ANSWERS, '/api/games': [LEARNT, { ...DICE, game: 'cards' }] });
  await loadGames('fr'); // a new request
  noteGame('cards');
  render(HomePage);
  const shown = await screen.findAllByRole<HTMLInputElement>('radio');
  expect(shown.map(({ checked }) => checked)).toEqual([false, true]);
});

test('of one’s own games, those in progress are shown, and the others on request', async () => {
  const rows = [row('a', 'over'), row('b', 'playing'), row('c', 'over'), row('d', 'open')];
  serverHas({ ...ANSWERS, '/api/tables/mine': rows });
  render(TableList, { address: '/api/tables/mine?status=all', empty: 'none', mine: true });
  await screen.findAllByRole('listitem');
  const shown = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(shown()).toEqual(['/t/b', '/t/d']);
  await fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(shown()).toEqual(['/t/b', '/t/d', '/t/a', '/t/c']);
});

test('setting up a table is a step of its own: who, then the time, and the rules last', async () => {
  render(HomePage);
  await fireEvent.click(screen.getByRole('button', { name: 'Change…' }));
  await fireEvent.change(await screen.findByLabelText('Seat 2'), { target: { value: 'open' } });
  expect(headings()).toEqual(['Set up a table']);
  const asked = [...document.querySelectorAll('form legend')].map((one) => one.textContent);
  expect(asked.slice(0, 3)).toEqual(['Who plays', 'The table', 'Rules and options']);
  expect(screen.getByRole('form')).toBe(document.activeElement);
  await fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  const change = await screen.findByRole('button', { name: 'Change…' });
  expect(headings()).toContain('Other tables');
  await vi.waitFor(() => expect(change).toBe(document.activeElement));
});

/** What a reader can begin with, in order. */
function offered(): string[] {
  cleanup();
  render(NewGame, { game: LEARNT, defaults: DEFAULTS });
  return [...document.querySelectorAll('.start > :is(button, a)')].map(
    ({ firstChild }) => firstChild?.textContent?.trim() ?? '',
  );
}

const LEARN = ['Learn Dice', 'Play a bot', 'Invite a friend'];
const PLAY = ['Play a bot', 'Invite a friend', 'Learn Dice'];

test('the lesson comes first until it is done', () => {
  expect(offered()).toEqual(LEARN);
  noteLesson('dice', 2);
  expect(offered()).toEqual(LEARN);
  noteLesson('dice', 3, true);
  expect(offered()).toEqual(PLAY);
});

test('after a whole game, its lesson does not come first; another game’s still does', () => {
  noteFinished('cards');
  expect(offered()).toEqual(LEARN);
  noteFinished('dice');
  expect(offered()).toEqual(PLAY);
  forgetFinished();
  noteBeaten('dice', 'page'); // perhaps on another device
  expect(offered()).toEqual(PLAY);
});

test('the browser’s Back leaves the setting up of a table, and goes on where it began', async () => {
  render(HomePage);
  await fireEvent.click(await screen.findByRole('button', { name: 'Change…' }));
  await screen.findByRole('form');
  expect(location.hash).toBe('#setup');
  history.back();
  const change = await screen.findByRole('button', { name: 'Change…' });
  await vi.waitFor(() => expect(document.activeElement).toBe(change));
  expect(screen.queryByRole('form')).toBeNull();
});

test('nobody is asked to join the own table', async () => {
  const [first, second] = INVITATION.seats;
  const other = { ...row('b', 'open'), seats: [{ ...first, yours: false }, second] };
  const own = { ...row('a', 'open'), seats: [{ ...first, yours: true }, second] };
  serverHas({ ...ANSWERS, '/api/tables': [own, other] });
  render(TableList, { address: '/api/tables?status=open', empty: 'none' });
  await screen.findAllByRole('listitem');
  const joins = screen.getAllByRole<HTMLAnchorElement>('link', { name: /Join/ });
  expect(joins.map(({ pathname }) => pathname)).toEqual(['/t/b']);
});
