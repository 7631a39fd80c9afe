import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { counts, places, sending, ways } from '../../src/games/rheingold/legal';
import Board from '../../src/games/rheingold/Board.svelte';
import { changes } from '../../src/games/rheingold/changes';
import Choices from '../../src/games/rheingold/Choices.svelte';
import { beyond } from '../../src/games/rheingold/lines';
import { readDrawing, readLand } from '../../src/games/rheingold/map.svelte';
import { ends } from '../../src/games/rheingold/places';
import { beside } from '../../src/games/rheingold/placing';
import type { Held, RheingoldState, RheingoldView, Side } from '../../src/games/rheingold/view';
import { actionsOf, AROUND, legal, VIEW } from '../legal';
import { NO_WORDS } from '../../src/server/api';
import { loadGameTexts } from '../../src/texts.svelte';

await loadGameTexts('rheingold');

/* A map in a row: S1 above 1, then 1 - 2 - 3 from left to right, and the Katz above 3. */
const BOARD = {
  near: { '1': 'KAT', '2': 'KAT', '3': 'KAT' },
  picture: [0, 0, 100, 100] as [number, number, number, number],
  nodes: [
    { id: 'S1', kind: 'start' as const, arms: 1 },
    { id: '1', kind: 'space' as const },
    { id: '2', kind: 'space' as const },
    { id: '3', kind: 'space' as const },
    { id: 'KAT', kind: 'castle' as const, name: 'Katz', swords: 3 },
  ],
  paths: [
    ['S1', '1'],
    ['1', '2'],
    ['2', '3'],
    ['3', 'KAT'],
  ] as [string, string][],
};
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-26 -88 600 400">
  <title id="map-title">Row</title><style>.map { fill: red }</style>
  <g class="ground"><path id="path-1-2" d="M100 200Q150 190 200 200" /></g>
  <g class="places">
    <g class="place start" id="place-S1" transform="translate(100 100)" />
    <g class="place space" id="place-1" transform="translate(100 200)" />
    <g class="place space" id="place-2" transform="translate(200 200)" />
    <g class="place space" id="place-3" transform="translate(300.5 200)" />
    <g class="place castle swords-3" id="place-KAT" transform="translate(300 100)">
      <g class="tower" />
      <g class="plaque" transform="translate(2 -55)" data-width="100" data-height="34" />
    </g>
  </g>
  <g class="names"><text class="name" id="name-KAT">Katz</text></g></svg>`;
const land = readLand(BOARD);
const drawing = readDrawing(PICTURE);

const side: Side = {
  swords: 0,
  castles: 0,
  knights: 5,
  supply: 37,
  shields: { left: 6, values: null, gone: [] },
};

function held(holder: number, knights: number, shield: Held['shield'] = null): Held {
  return { holder, knights, shield };
}

function stateOf(view: Partial<RheingoldView>, aids: Record<string, unknown> = {}): RheingoldState {
  const full: RheingoldView = {
    ...VIEW,
    game: 'rheingold',
    phase: 'MOVE',
    legal: [],
    places: {},
    starts: { S1: [] },
    players: [side, side],
    round: 1,
    die: 1,
    moves: 3,
    pending: null,
    front: null,
    castle: null,
    tally: [{ castle: 'KAT', swords: 3, owner: null }],
    ...view,
  };
  return {
    ...AROUND,
    view: full,
    words: { ...NO_WORDS, question: 'Anna?', section: 'move', aids },
    options: { players: 2 },
    at: '/api/tables/t',
  };
}

beforeEach(() => {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(address.endsWith('/map') ? Response.json(BOARD) : new Response(PICTURE)),
  );
});

describe('the possible actions', () => {
  it('are read from the legal tokens', () => {
    const { view } = stateOf({ legal: legal(['1-2', '1-S1', '2-3', '-']) });
    expect([...ways(view)]).toEqual([
      ['1', ['2', 'S1']],
      ['2', ['3']],
    ]);
  });

  it('refer to the ends of their path', () => {
    expect(places('3-KAT')).toEqual(['3', 'KAT']);
    expect(places('x4')).toEqual([]);
    expect(places('-')).toEqual([]);
  });

  it('offer the numbers that take a castle, and elsewhere all knights that may go', () => {
    const all = legal(Array.from({ length: 8 }, (_, number) => `x${number + 1}`));
    const pending = { from: '3', to: 'KAT', least: 6, most: 8 };
    const need = { KAT: { least: 6, sure: 6 } };
    expect(counts(stateOf({ pending, legal: all }, { need }))?.first).toBe(6);
    const way = { from: '1', to: '2', least: 1, most: 8 };
    expect(counts(stateOf({ pending: way, legal: all }, { need }))?.first).toBe(8);
    expect(counts(stateOf({ pending: way, legal: [] }))).toBeNull();
  });
});

describe('a single knight', () => {
  const view = stateOf({
    places: {
      '1': held(0, 1),
      '2': held(0, 3),
      '3': held(0, 1),
      KAT: held(1, 0, { value: null, shown: false }),
    },
  }).view;

  it('moves without asking for a number', () => {
    expect(sending(view, '1', '2')).toEqual(['1-2', 'x1']);
    expect(sending(view, 'S1', '1')).toEqual(['S1-1', 'x1']);
    expect(sending(view, '2', '1')).toEqual(['2-1']);
  });

  it('asks for a number before it turns up a shield', () => {
    expect(sending(view, '3', 'KAT')).toEqual(['3-KAT']);
  });
});

describe('the map', () => {
  it('takes places and paths from the drawing', () => {
    expect(drawing.at.get('3')).toEqual({ x: 300.5, y: 200 });
    expect(drawing.curves.get('1-2')?.[1]).toEqual({ x: 150, y: 190 });
    expect([drawing.left, drawing.top, drawing.width, drawing.height]).toEqual([
      -26, -88, 600, 400,
    ]);
  });

  it('takes plaques from it, and shapes without ids and colours', () => {
    expect(drawing.plaques.get('KAT')).toEqual({ x: 302, y: 45, width: 100, height: 34 });
    const [places, names] = drawing.places;
    expect(drawing.ground.map((part) => part.getAttribute('class'))).toEqual(['ground']);
    expect(places?.querySelectorAll('[id]')).toHaveLength(0);
    expect(places?.querySelectorAll('[data-drawn="KAT"] .tower')).toHaveLength(1);
    expect(names?.textContent).toBe('Katz');
  });

  it('moves by arrow keys to the neighbouring place in that direction', () => {
    expect(beyond(drawing, land, '1', 'ArrowRight')).toBe('2');
    expect(beyond(drawing, land, '1', 'ArrowUp')).toBe('S1');
    expect(beyond(drawing, land, 'S1', 'ArrowRight')).toBe('KAT');
    expect(beyond(drawing, land, '1', 'ArrowLeft')).toBeNull();
    expect(beyond(drawing, land, '1', 'Enter')).toBeUndefined();
  });
});

describe('movements', () => {
  it('show a march from where knights left to where they arrived', () => {
    const before = stateOf({ places: { '1': held(0, 5) } }).view;
    const after = stateOf({ places: { '1': held(0, 2), '2': held(0, 3) } }).view;
    expect(changes(before, after, land)).toEqual({
      marches: [{ from: '1', to: '2', seat: 0, knights: 3 }],
      fallen: [],
      broken: [],
    });
    expect(changes(after, before, land).marches).toEqual([
      { from: '2', to: '1', seat: 0, knights: 3 },
    ]);
    const two = stateOf({ places: { '1': held(0, 2), '3': held(0, 2) } }).view;
    const apart = stateOf({ places: { '2': held(0, 2), KAT: held(0, 2) } }).view;
    expect(changes(two, apart, land).marches).toEqual([
      { from: '1', to: '2', seat: 0, knights: 2 },
      { from: '3', to: 'KAT', seat: 0, knights: 2 },
    ]);
  });

  it('show beaten knights, and a failed attack', () => {
    const before = stateOf({ places: { '1': held(0, 3), '2': held(1, 2) } }).view;
    const after = stateOf({ places: { '2': held(0, 3) } }).view;
    expect(changes(before, after, land).fallen).toEqual([{ place: '2', seat: 1, knights: 2 }]);

    const castle = held(1, 2, { value: null, shown: false });
    const storm = stateOf({
      places: { '3': held(0, 4), KAT: castle },
      pending: { from: '3', to: 'KAT', least: 4, most: 4 },
    }).view;
    const lost = stateOf({ places: { KAT: held(1, 2, { value: 1, shown: true }) } }).view;
    expect(changes(storm, lost, land)).toEqual({
      marches: [{ from: '3', to: 'KAT', seat: 0, knights: 4 }],
      fallen: [{ place: 'KAT', seat: 0, knights: 4 }],
      broken: [],
    });
  });

  it('show the shield of a castle that fell', () => {
    const shield = { value: null, shown: false };
    const before = stateOf({ places: { '3': held(0, 8), KAT: held(1, 1, shield) } }).view;
    const gone = { ...side, shields: { left: 5, values: null, gone: [2] } };
    const after = stateOf({ places: { KAT: held(0, 8) }, players: [side, gone] }).view;
    expect(changes(before, after, land).broken).toEqual([{ place: 'KAT', value: 2 }]);
  });
});

describe('the names of a path’s ends', () => {
  it.each([
    ['S1', '1', 'S1', '1 near Katz'],
    ['1', '2', '1', '2 near Katz'],
    ['3', 'KAT', '3', 'Katz'],
    ['KAT', '3', 'Katz', '3'],
  ])('from %s to %s', (source, target, from, to) => {
    expect(ends(land, source, target)).toEqual({ from, to });
  });

  it('name two castles where each end has its own', () => {
    const nodes = [...BOARD.nodes, { id: 'MAU', kind: 'castle' as const, name: 'Maus', swords: 1 }];
    const near = { ...BOARD.near, '1': 'MAU' };
    expect(ends(readLand({ ...BOARD, nodes, near }), '1', '2')).toEqual({
      from: '1 near Maus',
      to: '2 near Katz',
    });
  });
});

describe('the board', () => {
  const moving = {
    places: { '1': held(0, 5), '3': held(1, 2) },
    legal: legal(['1-2', '-']),
  };

  it('plays a path after the user chooses an army and then a lit place', async () => {
    const actions = actionsOf();
    render(Board, { state: stateOf(moving), actions });
    await fireEvent.click(
      await screen.findByRole('button', { name: /^space 1 near Katz, Anna, 5 knights/ }),
    );
    await fireEvent.click(screen.getByRole('button', { name: 'space 2 near Katz, do 1-2' }));
    expect(actions.play).toHaveBeenCalledExactlyOnceWith('1-2');
  });

  it('asks for the reason where nothing can be played', async () => {
    const actions = actionsOf();
    render(Board, { state: stateOf(moving), actions });
    await fireEvent.click(await screen.findByRole('button', { name: /^space 3/ }));
    expect(actions.explain).toHaveBeenLastCalledWith('3');
    await fireEvent.click(screen.getByRole('button', { name: /^space 1/ }));
    await fireEvent.click(screen.getByRole('button', { name: /^space 3/ }));
    expect(actions.explain).toHaveBeenLastCalledWith('1-3');
    expect(actions.play).not.toHaveBeenCalled();
  });

  it('can be played with arrow keys and Enter alone', async () => {
    const actions = actionsOf();
    render(Board, { state: stateOf(moving), actions });
    const army = await screen.findByRole('button', { name: /^space 1/ });
    expect(army.getAttribute('tabindex')).toBe('0');
    army.focus();
    await fireEvent.keyDown(army, { key: 'Enter' });
    await fireEvent.keyDown(army, { key: 'ArrowRight' });
    await waitFor(() => expect(document.activeElement?.getAttribute('data-place')).toBe('2'));
    await fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
    expect(actions.play).toHaveBeenCalledExactlyOnceWith('1-2');
  });

  it('takes the next group of an attack on several fronts with one choice', async () => {
    const actions = actionsOf();
    const front = { target: '2', defenders: 4, groups: [{ from: '1', knights: 3 }] };
    render(Board, {
      state: stateOf({
        phase: 'FRONT',
        front,
        places: { '1': held(0, 3), '2': held(1, 4), '3': held(0, 2) },
        legal: legal(['3-2']),
      }),
      actions,
    });
    await fireEvent.click(await screen.findByRole('button', { name: /^space 3.*do 3-2$/ }));
    expect(actions.play).toHaveBeenCalledExactlyOnceWith('3-2');
    expect(screen.getByText('3 / 5')).toBeTruthy();
  });

  it('shows a held castle in its owner’s colour, and follows a change of owner', async () => {
    const drawn = () => document.querySelector<SVGElement>('[data-drawn="KAT"]');
    const owner = () => drawn()?.style.getPropertyValue('--owner');
    const { rerender } = render(Board, { state: stateOf({}), actions: null });
    await screen.findByRole('button', { name: /^Katz/ });
    expect(owner()).toBe('');
    await rerender({ state: stateOf({ actions_played: 20, places: { KAT: held(0, 3) } }) });
    expect(owner()).toBe('var(--seat-line-0)');
    await rerender({ state: stateOf({ actions_played: 30, places: { KAT: held(1, 1) } }) });
    expect(owner()).toBe('var(--seat-line-1)');
  });

  it('shows the number of a space while the user points at it', async () => {
    render(Board, { state: stateOf(moving), actions: null });
    const space = await screen.findByRole('button', { name: 'space 2 near Katz' });
    const drawn = document.querySelector('[data-drawn="2"]');
    expect(drawn?.classList.contains('said')).toBe(false);
    await fireEvent.pointerOver(space);
    expect(drawn?.classList.contains('said')).toBe(true);
  });

  it('shows the name of the castle near a place that the page points at', async () => {
    const { rerender } = render(Board, { state: stateOf(moving), actions: null });
    await screen.findByRole('button', { name: 'space 2 near Katz' });
    const name = document.querySelector('.name[data-drawn="KAT"]');
    expect(name?.classList.contains('said')).toBe(false);
    await rerender({ state: { ...stateOf(moving), pointed: ['2'] } });
    expect(name?.classList.contains('said')).toBe(true);
  });

  it('offers nothing to a spectator', async () => {
    render(Board, { state: stateOf({ ...moving, observer: null, legal: [] }), actions: null });
    const army = await screen.findByRole('button', { name: 'space 1 near Katz, Anna, 5 knights' });
    expect(army.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('a panel beside a place', () => {
  const at = (place: string) => drawing.at.get(place) ?? { x: 0, y: 0 };
  const size = { width: 150, height: 60 };
  const free = { near: new Set<string>(), held: new Set<string>() };
  const boxes = (...places: string[]) =>
    places.map(at).map(({ x, y }) => ({ left: x - 25, top: y - 25, width: 50, height: 50 }));
  const hides = (corner: { x: number; y: number }, { x, y }: { x: number; y: number }) =>
    x > corner.x && x < corner.x + size.width && y > corner.y && y < corner.y + size.height;

  it('hides neither end of the march, and stays within the map', () => {
    for (const [from = '', to = ''] of [
      ['1', '2'],
      ['2', '3'],
      ['3', 'KAT'],
      ['S1', '1'],
    ]) {
      const corner = beside(drawing, at(to), size, drawing, { ...free, asked: boxes(from, to) });
      expect(hides(corner, at(from))).toBe(false);
      expect(hides(corner, at(to))).toBe(false);
      expect(corner.x).toBeGreaterThanOrEqual(drawing.left);
      expect(corner.x + size.width).toBeLessThanOrEqual(drawing.left + drawing.width);
      expect(corner.y).toBeGreaterThanOrEqual(drawing.top);
      expect(corner.y + size.height).toBeLessThanOrEqual(drawing.top + drawing.height);
    }
  });

  it('lies below a place, or elsewhere if there is no room', () => {
    const asked = ['1', '2'];
    const keep = { ...free, asked: boxes(...asked) };
    const below = beside(drawing, at('2'), size, drawing, keep);
    expect(below.y).toBeGreaterThan(at('2').y);
    const low = { left: drawing.left, top: drawing.top, width: drawing.width, height: 300 };
    const elsewhere = beside(drawing, at('2'), size, low, keep);
    expect(elsewhere.y + size.height).toBeLessThanOrEqual(low.top + low.height);
    expect(asked.some((place) => hides(elsewhere, at(place)))).toBe(false);
  });
});

describe('the number of knights', () => {
  const state = stateOf({
    phase: 'COUNT',
    pending: { from: '1', to: '2', least: 2, most: 5 },
    legal: legal(['x2', 'x3', 'x4', 'x5']),
  });

  it('is entered exactly, or chosen from the usual ones', async () => {
    const actions = actionsOf();
    render(Choices, { state, actions });
    await fireEvent.input(screen.getByRole('spinbutton'), { target: { value: '3' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Send 3' }));
    expect(actions.play).toHaveBeenLastCalledWith('x3');
    await fireEvent.click(screen.getByRole('button', { name: 'all 5' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Send 5' }));
    expect(actions.play).toHaveBeenLastCalledWith('x5');
  });

  it('cannot be one that is not legal', async () => {
    const actions = actionsOf();
    render(Choices, { state, actions });
    const entry = screen.getByRole('spinbutton');
    await fireEvent.input(entry, { target: { value: '9' } });
    await fireEvent.submit(entry.closest('form') as HTMLFormElement);
    expect(actions.play).not.toHaveBeenCalled();
    expect(screen.getByText('From 2 to 5')).toBeTruthy();
  });
});
