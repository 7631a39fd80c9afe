/** Answers come late, in another order, or not at all: what was asked for last is shown. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync, type Component } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import { wrap } from '../src/game/boards';
import type { BoardActions } from '../src/game/contract';
import { games, loadGames } from '../src/game/games.svelte';
import { MapWatch, type Lie } from '../src/games/rheingold/map.svelte';
import LivingBoard from '../src/home/LivingBoard.svelte';
import NewGame from '../src/home/NewGame.svelte';
import OpenRecord from '../src/home/OpenRecord.svelte';
import { Readiness } from '../src/home/readiness.svelte';
import TableList from '../src/home/TableList.svelte';
import Learning from '../src/learn/Learning.svelte';
import LearnPage from '../src/learn/LearnPage.svelte';
import { lessonOf, type LessonShown } from '../src/learn/lesson';
import WholeGame from '../src/learn/WholeGame.svelte';
import type { Frame } from '../src/pace/beats';
import { Moments } from '../src/pace/moments';
import Announcements from '../src/parts/Announcements.svelte';
import CopyLink from '../src/parts/CopyLink.svelte';
import BestActions from '../src/replay/BestActions.svelte';
import { Player } from '../src/replay/player.svelte';
import { Reviewing } from '../src/replay/review.svelte';
import Review from '../src/replay/Review.svelte';
import { go } from '../src/routes.svelte';
import { get, NO_WORDS, type TableShown } from '../src/server/api';
import type { TableLink } from '../src/server/table.svelte';
import { settings } from '../src/settings.svelte';
import Afterwards from '../src/table/Afterwards.svelte';
import Join from '../src/table/Join.svelte';
import Playing from '../src/table/Playing.svelte';
import { legal } from './legal';
import { frame } from './pace/frames';
import { DEFAULTS, DICE, INVITATION, SEAT, serverWaits, type Asked } from './server';
import { connect, PLAYING, update, Wire } from './wire';

const GAMES = ['dice', 'cards'].map((game) => ({ ...DICE, game, lesson: true }));
const { seats } = INVITATION;
const mine = seats.map((seat) => ({ ...SEAT, ...seat, yours: true }));
const MADE = {
  id: 'abc',
  game: 'dice',
  options: {},
  pace: DEFAULTS.paces.casual,
  seats: mine,
  hints: true,
};
const TABLE = { ...PLAYING, ...MADE } as TableShown;

let asked: Asked[];
/** What the page shows besides its text, for what has no component. */
let seen: () => unknown;
let link: TableLink;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('CSS', { escape: String });
  settings.speed = 'none';
  seen = () => '';
  asked = serverWaits({ '/api/games': GAMES, '/api/defaults': DEFAULTS });
  await loadGames('en');
  return () => go('/', true);
});

/** What is on the page now. */
function shown(): string {
  flushSync();
  return `${document.body.textContent} ${JSON.stringify(seen())}`;
}

/** Run what belongs into a component. */
function within(made: () => unknown): void {
  const Holder: Component = () => {
    made();
    return {};
  };
  render(Holder);
  flushSync();
}

const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const replayed = { names: ['111', '222'], log: [], length: 3, decides: true };
function review(): void {
  let reviewing: Reviewing | undefined;
  within(() => (reviewing = new Reviewing(() => TABLE.id)));
  const more = { starts: [], marks: { played: false, better: false }, move: vi.fn() };
  render(Review, { reviewing, table: TABLE, at: 1, ...replayed, ...more, point: vi.fn() } as never);
}

/** A board without a picture, which passes its actions on. */
let touch: BoardActions;
const board = wrap({
  places: (token) => [token],
  mount: (_, { actions }) => {
    if (actions) touch = actions;
    return {
      update: ({ actions }) => void (actions && (touch = actions)),
      destroy: () => undefined,
    };
  },
});

function lessonWith(text: string): LessonShown {
  const view = { observer: 0, player: 0 };
  const first = { view, actions: legal(['a']), entries: [], words: NO_WORDS };
  const step = { do: ['a'], lit: [], begins: 0, jumps: false };
  const steps = [text, ''].map((said) => ({ ...step, text: said }));
  return { options: {}, board: null, names: [], totals: [], steps, moments: [first, first] };
}

async function sitDown(): Promise<void> {
  const d = update(1, ['x'], { table: TABLE, options: {}, actions: legal(['+', '-']) });
  within(() => {
    link = connect();
    $effect(() => () => link.stop());
  });
  Wire.newest.says({ t: 'update', v: 1, d });
  render(Playing, { link, table: TABLE, names: ['Ann', 'Bob'], board });
  await vi.advanceTimersByTimeAsync(50);
}

const map = (name: string) => ({
  nodes: [{ id: 'KAT', kind: 'castle', name }],
  paths: [],
  near: {},
  picture: [0, 0, 1, 1],
});

let from = $state('');
let lie = $state<Lie>('upright');
function watchMap(at: string): void {
  [from, lie] = [at, 'upright'];
  within(() => {
    const map = new MapWatch(
      () => from,
      () => lie,
    );
    seen = () => [map.name('KAT'), map.drawing?.width];
  });
}

interface Places {
  first(): unknown;
  /** Ask for something else, or for the same anew. */
  then(): unknown;
  path: RegExp;
  /** The answer with a number that is shown. */
  answer(number: string): unknown;
}

/** All places that show what they have asked for. */
const PLACES: Record<string, Places> = {
  announcements: {
    first: () => render(Announcements),
    then: () => vi.advanceTimersByTimeAsync(60_000),
    path: /announcements/,
    answer: (text) => ({ message: { text }, read_only: null }),
  },
  'a list of tables': {
    first: () => render(TableList, { address: '/api/tables', empty: '' }),
    then: () => vi.advanceTimersByTimeAsync(15_000),
    path: /tables$/,
    answer: (name) => [{ ...INVITATION, id: name, seats: [{ ...seats[0], name }], ago: 0 }],
  },
  'a game’s readiness': {
    first: () => {
      from = 'dice';
      within(() => {
        const ready = new Readiness(() => from);
        seen = () => ready.shown;
      });
    },
    then: () => (from = 'cards'),
    path: /ready/,
    answer: (done) => GAMES.map(({ game }) => ({ game, done: Number(done), steps: 999 })),
  },
  'the games': {
    first: () => {
      asked = serverWaits();
      void loadGames('de');
    },
    then: () => {
      seen = () => [games.all?.[0]?.words.name, games.refusal?.code];
      void loadGames('fr');
    },
    path: /games$/,
    answer: (name) => [{ ...DICE, words: { ...DICE.words, name } }],
  },
  'a board that plays by itself': {
    first: () => {
      const { rerender } = render(LivingBoard, { game: 'richelieu', name: '111' });
      touch = { play: () => void rerender({ game: 'rheingold', name: '222' }) } as never;
      // Only the first has a scene, and a button to stop it.
      seen = () => (screen.queryByRole('button') ? '111' : '222');
    },
    then: () => touch.play(),
    path: /scenes/,
    answer: (number) => (number === '111' ? { options: {}, moments: [], board: null } : null),
  },
  'the review': {
    first: review,
    then: () => fireEvent.click(screen.getAllByRole('radio')[1] as Element),
    path: /review/,
    answer: (done) => ({ status: 'running', done: Number(done), of: 999, review: null }),
  },
  'a review asked for': {
    async first() {
      review();
      await asked.shift()?.answers({ status: 'none', done: 0, of: 1, review: null });
      await click(/Review/);
    },
    then: () => fireEvent.click(screen.getAllByRole('radio')[1] as Element),
    path: /review/,
    answer: (done) => ({ status: 'running', done: Number(done), of: 999, review: null }),
  },
  'a lesson': {
    first: () => {
      go('/learn/dice', true);
      render(LearnPage);
    },
    then: () => go('/learn/cards', true),
    path: /lessons/,
    answer: lessonWith,
  },
  'a lesson’s reason': {
    first: () => {
      render(Learning, { name: '', lesson: lessonOf('dice', lessonWith('')), board });
      flushSync();
      void touch.explain('a');
    },
    then: () => void touch.explain('b'),
    path: /why/,
    answer: (text) => ({ text }),
  },
  'a table’s reason': {
    async first() {
      await sitDown();
      void touch.explain('a');
    },
    then: () => void touch.explain('b'),
    path: /why/,
    answer: (text) => ({ text }),
  },
  'a moment of a replay': {
    first: () =>
      within(() => {
        const player = new Player({
          length: () => 9,
          start: () => 1,
          turns: () => [],
          fetch: () => (at) => get<Frame[]>(`/moment/${at}`),
          placesOf: () => [],
        });
        seen = () => [player.shown?.version, player.refusal?.message];
        touch = { play: () => player.move(2) } as never;
      }),
    then: () => touch.play(),
    path: /moment/,
    answer: (version) => [frame([], { version: Number(version) })],
  },
  'a map': {
    first: () => watchMap('/one'),
    then: () => (from = '/other'),
    path: /map$/,
    answer: map,
  },
  'a map’s drawing': {
    first: () => watchMap('/third'),
    then: () => (lie = 'turned'),
    path: /picture$/,
    answer: (width) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 9"></svg>`,
  },
};

test.each(
  Object.entries(PLACES).flatMap(([name, place]) =>
    (['answered', 'refused'] as const).map((how) => [name, how, place] as const),
  ),
)('%s, when an earlier request is %s late', async (_, how, { first, then, path, answer }) => {
  await first();
  flushSync();
  await vi.advanceTimersByTimeAsync(1);
  await then();
  flushSync();
  await vi.advanceTimersByTimeAsync(1);
  const [former, newer, ...others] = asked.filter((one) => path.test(one.path));
  expect(others).toHaveLength(0);
  await newer?.answers(answer('222'));
  if (how === 'refused') await former?.answers({ code: 'busy', message: '111' }, 503);
  else await former?.answers(answer('111'));
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toContain('222');
  expect(shown()).not.toMatch(/111|busy|later/);
});

test('a reason for an earlier position is not given', async () => {
  await sitDown();
  void touch.explain('a');
  Wire.newest.says({ t: 'update', v: 2, d: update(2, ['y'], { actions: legal(['+', '-']) }) });
  await asked.find(({ path }) => path.endsWith('/why'))?.answers({ text: '111' });
  expect(shown()).not.toContain('111');
});

test('a review asked for is not taken back by an earlier look', async () => {
  const none = { status: 'none', done: 0, of: 1, review: null };
  review();
  await vi.advanceTimersByTimeAsync(1);
  await asked.shift()?.answers(none);
  await vi.advanceTimersByTimeAsync(10_000);
  const [look] = asked.splice(0);
  await click(/Review/);
  await asked.shift()?.answers({ ...none, status: 'running', done: 222, of: 999 });
  await look?.answers(none);
  expect(shown()).toContain('222');
});

const ANSWER = { v: 1, d: { table: { ...TABLE, id: 'new', status: 'playing' } } };
const attempt = <T>(request: Promise<T>) => request;

test.each([
  ['a game against a bot', NewGame, { game: DICE, defaults: DEFAULTS }, 'Play a bot'],
  ['the game after a lesson', WholeGame, { game: 'dice', trouble: vi.fn() }, 'Play a whole game'],
  ['a rematch', Afterwards, { table: TABLE, attempt, live: true }, 'Rematch'],
] as unknown as [string, Component<object>, object, string][])(
  '%s does not fetch back a reader who has left',
  async (_, component, props, button) => {
    const { unmount } = render(component, props);
    await click(button);
    const opens = () => asked.filter(({ path }) => path.startsWith('/api/tables'));
    await vi.waitFor(() => expect(opens()).toHaveLength(1));
    unmount();
    await opens()[0]?.answers(ANSWER);
    expect(location.pathname).toBe('/');
  },
);

test('a seat taken, or a file opened, does not either', async () => {
  const seated = vi.fn();
  const joining = render(Join, { table: 'a'.repeat(22), secret: 'x'.repeat(43), seated });
  await vi.advanceTimersByTimeAsync(1);
  await asked.shift()?.answers(INVITATION);
  await click('Sit down');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  joining.unmount();
  await asked.shift()?.answers({ v: 1, d: {} });
  expect(seated).not.toHaveBeenCalled();
  const opening = render(OpenRecord);
  const chooser = screen.getByLabelText('Open a downloaded game', { selector: 'input' });
  const files = [{ text: () => Promise.resolve('{"actions": []}') }];
  Object.defineProperty(chooser, 'files', { value: files });
  await fireEvent.change(chooser);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  opening.unmount();
  await asked.shift()?.answers(ANSWER);
  expect(location.pathname).toBe('/');
});

test('moments are fetched again when the game has grown, or they had failed', async () => {
  const moments = new Moments({ table: 'abc', game: 'x', perspective: 0, language: 'en' });
  const between = async (first: number, last: number, answered: boolean) => {
    const found = moments.between(first, last, last).catch(() => []);
    const all = Array.from({ length: last + 1 }, (_, at) => ({ at, words: NO_WORDS }));
    for (const one of asked.splice(0)) await one.answers(all, answered ? 200 : 503);
    return (await found).map(({ view }) => (view as unknown as { at: number }).at);
  };
  expect(await between(1, 2, false)).toEqual([]);
  expect(await between(1, 2, true)).toEqual([1, 2]);
  expect(await between(2, 4, true)).toEqual([2, 3, 4]);
  void between(0, 3, true);
  expect(asked).toHaveLength(0);
});

test('a link that was copied does not pass for another', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } });
  const { rerender } = render(CopyLink, { address: 'one' });
  await click(/Copy|Share/);
  expect(screen.getByRole('status').textContent).toBe('Copied');
  await rerender({ address: 'other' });
  expect(screen.getByRole('status').textContent).toBe('');
});

test.each([{ at: 2 }, { knowledge: 'open' }])(
  'why one position has no best actions is not said of another: %j',
  async (other) => {
    const props = { table: 'abc', game: 'dice', knowledge: 'own', point: vi.fn(), ...replayed };
    const { rerender } = render(BestActions, { ...props, at: 1 } as never);
    await click(/best actions/);
    await asked.shift()?.answers({ code: 'busy', message: '' }, 503);
    expect(screen.getByRole('alert').textContent).not.toBe('');
    await rerender(other as never);
    expect(screen.getByRole('alert').textContent).toBe('');
  },
);
