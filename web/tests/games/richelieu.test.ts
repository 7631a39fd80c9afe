import { render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import Board from '../../src/games/richelieu/Board.svelte';
import Choices from '../../src/game/Choices.svelte';
import Holdings from '../../src/games/richelieu/Holdings.svelte';
import Tally from '../../src/games/richelieu/Tally.svelte';
import {
  crestsInAll,
  places,
  type Line,
  type Player,
  type RichelieuState,
  type RichelieuView,
} from '../../src/games/richelieu/view';
import { actionsOf, AROUND, legal, VIEW } from '../legal';
import { NO_WORDS } from '../../src/server/api';
import { settings } from '../../src/settings.svelte';
import { loadGameTexts } from '../../src/texts.svelte';

await loadGameTexts('richelieu');

function player(some: Partial<Player>): Player {
  return { cards: {}, markers: [], reserve: 3, box: 0, held: 0, returned: 0, discs: null, ...some };
}

function line(some: Partial<Line>): Line {
  return { category: 'BOU', counts: [0, 0], majority: [0, 0], presence: [0, 0], ...some };
}

/** Anna's turn: three cards lie in row A, one of them marked by Bruno, one with a disc. */
function table(some: Partial<RichelieuView> = {}): RichelieuView {
  return {
    ...VIEW,
    game: 'richelieu',
    phase: 'TAKE',
    legal: legal(['A3', 'A5']),
    table: {
      A3: { card: 'BOU2', marker: null, disc: false },
      A4: { card: 'BREs', marker: null, disc: true },
      A5: { card: 'CHA1', marker: 1, disc: false },
    },
    players: [
      player({ cards: { A2: 'BOUc', A1: 'BOU2' }, held: 1, discs: ['tower'] }),
      player({ cards: { A6: 'CHAt' }, markers: ['A5'], reserve: 2, held: 2 }),
    ],
    pending: null,
    lifted: null,
    tally: [line({ counts: [3, 0], majority: [3, 0], presence: [0, -5] })],
    open_tally: null,
    ...some,
  };
}

function state(view: RichelieuView): RichelieuState {
  return {
    ...AROUND,
    view,
    words: { ...NO_WORDS, question: 'Anna: take a card', section: 'take' },
    options: { edition: 'duel', players: 2, ending: 'full' },
  };
}

beforeEach(() => {
  settings.motion = 'none';
});

describe('the board', () => {
  it('plays a card that may be taken, and asks why another may not', () => {
    const player = actionsOf();
    render(Board, { state: state(table()), actions: player });
    screen.getByRole('button', { name: /^A3: Bourgogne 5, two crests\. do A3$/ }).click();
    expect(player.play).toHaveBeenCalledWith('A3');
    screen.getByRole('button', { name: /^A4/ }).click();
    expect(player.explain).toHaveBeenCalledWith('A4');
    expect(player.play).toHaveBeenCalledTimes(1);
  });

  it('names what lies on a card', () => {
    render(Board, { state: state(table()), actions: actionsOf() });
    screen.getByRole('button', { name: 'A4: Bretagne 1 with sword, disc' });
    screen.getByRole('button', { name: /A5: Champagne \d, one crest, Bruno’s marker/ });
  });

  it('places a marker on a card, or lifts it, with the same touch', () => {
    const player = actionsOf();
    const view = table({ phase: 'PLACE', legal: legal(['@A3', '^A5', '-']) });
    render(Board, { state: state(view), actions: player });
    screen.getByRole('button', { name: /^A3/ }).click();
    screen.getByRole('button', { name: /^A5/ }).click();
    expect(player.play.mock.calls).toEqual([['@A3'], ['^A5']]);
  });

  it('is one stop of the Tab key; the arrow keys move on across gaps', async () => {
    const view = table();
    view.table.C12 = { card: 'AUV2', marker: null, disc: false };
    render(Board, { state: state(view), actions: actionsOf() });
    const stops = screen.getAllByRole('button').filter((button) => button.tabIndex === 0);
    expect(stops.map((stop) => stop.dataset.place)).toEqual(['A3']);
    function press(key: string): string | undefined {
      const event = new KeyboardEvent('keydown', { key, bubbles: true });
      document.activeElement?.dispatchEvent(event);
      return (document.activeElement as HTMLElement).dataset.place;
    }
    stops[0]?.focus();
    expect(press('ArrowRight')).toBe('A4');
    expect(press('End')).toBe('A5');
    expect(press('ArrowRight')).toBe('A5');
    expect(press('Home')).toBe('A3');
  });

  it('shows a spectator the same, and keeps the focus while nothing can be played', async () => {
    const player = actionsOf();
    const view = table();
    const shown = render(Board, { state: state(view), actions: player });
    const card = screen.getByRole('button', { name: /^A3/ });
    card.focus();
    await shown.rerender({ state: state({ ...view, legal: [] }), actions: null });
    expect(document.activeElement).toBe(card);
    expect(card.getAttribute('aria-disabled')).toBe('true');
    expect(card.getAttribute('aria-label')).toBe('A3: Bourgogne 5, two crests');
    card.click();
    expect(player.play).not.toHaveBeenCalled();
  });

  it('moves the focus to another card when the focused one has been taken', async () => {
    const view = table();
    const shown = render(Board, { state: state(view), actions: actionsOf() });
    const card = screen.getByRole('button', { name: /^A3/ });
    card.focus();
    card.click();
    const rest = { A4: view.table.A4, A5: view.table.A5 } as RichelieuView['table'];
    await shown.rerender({
      state: state({ ...view, table: rest, legal: legal(['A5']) }),
      actions: actionsOf(),
    });
    await vi.waitFor(() => {
      expect((document.activeElement as HTMLElement).dataset.place).toBe('A5');
    });
  });
});

describe('the fixed places', () => {
  it('are always 48, whichever cards have been taken', async () => {
    const shown = render(Board, { state: state(table()), actions: null });
    // One row each frame.
    await vi.waitFor(() => expect(screen.getAllByRole('gridcell')).toHaveLength(48));
    await shown.rerender({ state: state(table({ table: {}, over: true })), actions: null });
    expect(screen.getAllByRole('gridcell')).toHaveLength(48);
    screen.getByText('All cards are taken.');
  });

  it('show arms once for one crest and twice per pale for two', () => {
    render(Board, { state: state(table()), actions: null });
    const arms = (name: RegExp) =>
      [...screen.getByRole('button', { name }).querySelectorAll('use')]
        .map((use) => use.getAttribute('href'))
        .filter((href) => /^#(field|half)-/.test(href ?? ''));
    expect(arms(/^A3/)).toEqual(['#half-BOU', '#half-BOU']);
    expect(arms(/^A5/)).toEqual(['#field-CHA']);
    expect(document.querySelectorAll('#field-CHA, #half-BOU')).toHaveLength(2);
  });
});

describe('choices that are not on the board', () => {
  it('have a button each, in the server’s words', () => {
    const player = actionsOf();
    const words = ['take A3', 'play a return disc', 'no second card'];
    const view = table({ phase: 'SECOND', legal: legal(['A3', '*', '-'], words) });
    render(Choices, { state: state(view), actions: player, places });
    const names = screen.getAllByRole('button').map((button) => button.textContent?.trim());
    expect(names).toEqual(['Play a return disc', 'No second card']);
    screen.getByRole('button', { name: 'No second card' }).click();
    expect(player.play).toHaveBeenCalledWith('-');
  });
});

describe('the holdings', () => {
  it('show the player’s own discs only on request, and never those of others', async () => {
    render(Holdings, { state: state(table()), actions: null });
    const own = screen.getByRole('region', { name: 'Anna' });
    expect(within(own).queryByText('tower', { selector: '.known' })).toBeNull();
    const peek = within(own).getByRole('button', { name: 'Look at my discs' });
    peek.click();
    await within(own).findByText('tower', { selector: '.known' });
    within(own).getByRole('button', { name: 'Turn them face down' }).click();
    await within(own).findByText('1 face down');
    const other = screen.getByRole('region', { name: 'Bruno' });
    expect(within(other).queryByRole('button')).toBeNull();
    within(other).getByText('2 face down');
  });

  it('show everybody’s discs where everything is shown', () => {
    const players = [player({ held: 1, discs: ['tower'] }), player({ held: 1, discs: ['cross'] })];
    const view = table({ players, table_discs: { A4: 'PRO' } });
    render(Holdings, { state: state(view), actions: null });
    screen.getByText('tower', { selector: '.known' });
    screen.getByText('cross', { selector: '.known' });
    expect(screen.queryByRole('button', { name: 'Look at my discs' })).toBeNull();
  });

  it('cover the discs again when another player uses this screen', async () => {
    const shown = render(Holdings, { state: state(table()), actions: null });
    screen.getByRole('button', { name: 'Look at my discs' }).click();
    await screen.findByText('tower', { selector: '.known' });
    const players = [player({ held: 1 }), player({ held: 1, discs: ['return'] })];
    await shown.rerender({ state: state(table({ observer: 1, players })), actions: null });
    expect(document.querySelector('.known')).toBeNull();
    await shown.rerender({ state: state(table()), actions: null });
    expect(document.querySelector('.known')).toBeNull();
  });
});

describe('the tally', () => {
  it('shows who scores, what is still available, and what is safe', () => {
    const shown = state(table());
    shown.words.aids = { out: { BOU: 2 }, safe: { BOU: 0 } };
    render(Tally, { state: shown, actions: null });
    const row = screen.getByRole('row', { name: /^Bourgogne/ });
    const cells = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim());
    expect(cells[0]).toMatch(/^3 leads/);
    expect(cells.slice(1)).toEqual(['0', '2']);
    within(row).getByRole('img', { name: 'can no longer be caught' });
    expect(screen.queryByText(/not counted/)).toBeNull();
  });

  it('opens and closes when it is a strip', async () => {
    render(Tally, { state: state(table()), actions: null });
    const strip = screen.getByRole('button', { name: 'Tally' });
    expect(strip.getAttribute('aria-expanded')).toBe('false');
    strip.click();
    await vi.waitFor(() => expect(strip.getAttribute('aria-expanded')).toBe('true'));
    const whole = document.getElementById(strip.getAttribute('aria-controls') ?? '');
    expect(whole?.querySelector('table')).not.toBeNull();
  });

  it('is open when the game is over', () => {
    render(Tally, { state: state(table({ over: true })), actions: null });
    expect(screen.queryByRole('button')).toBeNull();
    screen.getByRole('table');
  });

  it('moves a bar with its count', async () => {
    const bar = () => screen.getAllByRole('cell')[0]?.querySelector<HTMLElement>('.bar');
    const shown = render(Tally, { state: state(table()), actions: null });
    expect(bar()?.style.getPropertyValue('--part')).toBe('1');
    const tally = [line({ counts: [3, 6], majority: [0, 6] })];
    await shown.rerender({ state: state(table({ tally })), actions: null });
    expect(bar()?.style.getPropertyValue('--part')).toBe('0.5');
    expect(bar()?.classList.contains('leads')).toBe(false);
    const even = [line({ counts: [6, 6], majority: [3, 3] })];
    await shown.rerender({ state: state(table({ tally: even })), actions: null });
    expect(document.querySelectorAll('.bar.leads')).toHaveLength(2);
  });

  it('does not count face-down discs, and says so', () => {
    const open_tally = [line({ counts: [2, 0], majority: [0, 0] })];
    const shown = state(table({ open_tally }));
    shown.words.aids = { out: { BOU: 2 }, safe: { BOU: 0 }, open_safe: { BOU: null } };
    render(Tally, { state: shown, actions: null });
    const row = screen.getByRole('row', { name: /^Bourgogne/ });
    expect(within(row).getAllByRole('cell')[0]?.textContent?.trim()).toBe('2');
    expect(within(row).queryByRole('img')).toBeNull();
    screen.getByText('Your face-down discs are not counted here.');
  });
});

it('knows the cell of every token that has one', () => {
  expect(['A3', '@D12', '^C5', 'R', '*', '-'].map(places)).toEqual([
    ['A3'],
    ['D12'],
    ['C5'],
    [],
    [],
    [],
  ]);
});

it('counts the crests of a province wherever its cards are', () => {
  expect(crestsInAll(table(), 'BOU')).toBe(5);
});
