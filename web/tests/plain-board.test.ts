/** A board in plain JavaScript from another package. */

import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import { boardOf, wantsSections, wrap } from '../src/game/boards';
import BoardView from '../src/game/BoardView.svelte';
import type { BoardProps, BoardState, PlainBoard } from '../src/game/contract';
import { loadGames } from '../src/game/games.svelte';
import { NO_WORDS } from '../src/server/api';
import { PRESENTATIONS, settings } from '../src/settings.svelte';
import { t } from '../src/texts.svelte';
import { actionsOf, AROUND, VIEW } from './legal';
import { DEFAULTS, DICE, serverHas } from './server';

const state: BoardState = {
  ...AROUND,
  view: { ...VIEW, legal: [{ token: 'r', text: 'roll the dice', reveals: true }] },
  words: { ...NO_WORDS, sections: [{ heading: 'Dice', lines: ['a five'], places: ['cup'] }] },
};
const actions = actionsOf();

/** A board that shows the first line and records its calls. */
function plain(told: string[], fails = ''): PlainBoard {
  const note = (what: string) => {
    told.push(what);
    if (what === fails) throw new Error(what);
  };
  return {
    places: (token) => {
      note('places');
      return [token];
    },
    mount(element, first: BoardProps) {
      note('mount');
      const drawn = document.createElement('button');
      drawn.textContent = `drawn ${first.state.words.sections[0]?.lines[0]}`;
      drawn.onclick = () => first.actions?.play('r');
      element.append(drawn);
      return {
        update: (props) => {
          note('update');
          drawn.textContent = `now ${props.state.words.sections[0]?.lines[0]}`;
        },
        destroy: () => note('destroy'),
      };
    },
  };
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));

test('it is mounted once, updated on each change, and destroyed at the end', async () => {
  const told: string[] = [];
  const board = wrap(plain(told));
  const props = { board, state, actions, totals: null };
  const { rerender, unmount } = render(BoardView, props);
  screen.getByRole('button', { name: 'drawn a five' }).click();
  expect(actions.play).toHaveBeenCalledExactlyOnceWith('r');
  expect(told).toEqual(['mount']);
  const sections = [{ heading: 'Dice', lines: ['a six'] }];
  await rerender({ ...props, state: { ...state, words: { ...state.words, sections } } });
  expect(screen.getByRole('button', { name: 'now a six' })).toBeTruthy();
  await rerender({ ...props, actions: null });
  unmount();
  expect(told).toEqual(['mount', 'update', 'update', 'destroy']);
});

test.each(['mount', 'update'])('if %s fails, the table becomes text', async (fails) => {
  const board = wrap(plain([], fails));
  const props = { board, state, actions, totals: null };
  const { rerender } = render(BoardView, props);
  await rerender({ ...props, state: { ...state } });
  expect(screen.getByRole('status').textContent).toBe(t('web-board-failed'));
  expect(screen.getByRole('button', { name: 'Roll the dice' })).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toContain('a five');
  expect(console.error).toHaveBeenCalledOnce();
  await rerender({ ...props, state: { ...state } });
  expect(screen.queryByRole('button', { name: /drawn/ })).toBeNull();
});

test('a failure during its removal does no harm', () => {
  const { unmount } = render(BoardView, {
    board: wrap(plain([], 'destroy')),
    state,
    actions,
  });
  unmount();
  expect(console.error).toHaveBeenCalledOnce();
});

test('if it cannot name an action’s places, the action has a button', () => {
  expect(wrap(plain([])).places('r')).toEqual(['r']);
  expect(wrap(plain([], 'places')).places('r')).toEqual([]);
});

test('it is loaded from the address that the server gives, and wants the table as text', async () => {
  const from = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
  const good = from('export default { places: (token) => [token + "!"], mount() {} }');
  const games = [
    { ...DICE, game: 'good', board: good },
    { ...DICE, game: 'bad', board: from('throw new Error("no")') },
    { ...DICE, game: 'empty', board: from('export default {}') },
    DICE,
  ];
  serverHas({ '/api/games': games, '/api/defaults': DEFAULTS });
  const early = boardOf('good');
  await loadGames('en');
  expect((await early)?.places('r')).toEqual(['r!']);
  expect(await boardOf('bad')).toBeNull();
  expect(await boardOf('empty')).toBeNull();
  expect(console.error).toHaveBeenCalledTimes(2);
  expect(await boardOf('dice')).toBeNull();
  expect(wantsSections('good')).toBe(true);
  const wanted = PRESENTATIONS.map((presentation) => {
    settings.presentation = presentation;
    return wantsSections('richelieu');
  });
  expect(wanted).toEqual(PRESENTATIONS.map((presentation) => presentation !== 'picture'));
});
