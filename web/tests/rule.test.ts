/** A rule over the table: in view is the section that explains the question. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import { loadGames } from '../src/game/games.svelte';
import Rule from '../src/table/Rule.svelte';

const DICE = { game: 'dice', words: { name: 'Dice', rules: ['Roll.', 'Stop.'] } };

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([DICE])));
  await loadGames('en');
});

test('a link leads to another section of the same rules', async () => {
  render(Rule, { game: 'rheingold', section: 'move', close: () => undefined });
  const link = await screen.findByRole('link', { name: 'Taking a castle' });
  await fireEvent.click(link);
  await screen.findByRole('heading', { name: /castle/i });
  expect(screen.queryByRole('link', { name: 'Taking a castle' })).toBeNull();
  const whole = screen.getByRole('link', { name: 'Rules' });
  expect(whole.getAttribute('href')).toBe('/rules/rheingold#castle');
});

test('a game without a rules page shows the server’s whole text', async () => {
  render(Rule, { game: 'dice', section: 'roll', close: () => undefined });
  await screen.findByText('Roll.');
  expect(screen.getByText('Stop.')).toBeTruthy();
});

test('a click beside the dialog closes it, one inside does not', async () => {
  const close = vi.fn();
  HTMLDialogElement.prototype.close = close;
  render(Rule, { game: 'dice', section: 'roll', close: () => undefined });
  const dialog = await screen.findByRole('dialog');
  const box = { left: 100, right: 300, top: 50, bottom: 250 } as DOMRect;
  vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(box);
  await fireEvent.click(dialog, { clientX: 200, clientY: 100 });
  await fireEvent.click(await screen.findByText('Roll.'), { clientX: 0, clientY: 0 });
  expect(close).not.toHaveBeenCalled();
  await fireEvent.click(dialog, { clientX: 310, clientY: 100 });
  expect(close).toHaveBeenCalledOnce();
});
