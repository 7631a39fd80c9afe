/** Whatever sets a timer, a listener or the like is used and left in a test. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, type Component } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import { wrap } from '../src/game/boards';
import Zoom from '../src/game/Zoom.svelte';
import LivingBoard from '../src/home/LivingBoard.svelte';
import Learning from '../src/learn/Learning.svelte';
import { lessonOf } from '../src/learn/lesson';
import { Reviewing } from '../src/replay/review.svelte';
import { NO_WORDS } from '../src/server/api';
import { settings } from '../src/settings.svelte';
import { WHERE } from './leaks';
import { legal } from './legal';
import { serverHas } from './server';

const SETS =
  /\b(setTimeout|setInterval|requestAnimationFrame)\(|(?<!(dialog|board)\.)addEventListener\(|new (\w+Observer|WebSocket|BroadcastChannel|EventSource|Worker)\(/;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { motion: 'full', speed: 'none' });
});

test('each source that sets something names the test that uses it', () => {
  const sources = import.meta.glob<string>('../src/**/*.{ts,svelte}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const found = Object.entries(sources).filter(([, text]) => SETS.test(text));
  const paths = found.map(([path]) => path.replace('../src/', ''));
  expect(paths.sort()).toEqual(Object.keys(WHERE).sort());
});

test('a lesson moves what to touch, until it is done or left', async () => {
  const moves = vi.fn();
  Element.prototype.animate = moves;
  vi.stubGlobal('CSS', { escape: String });
  const moment = (actions = legal([])) => ({
    view: { observer: 0, player: 0 },
    actions,
    entries: [],
    words: NO_WORDS,
  });
  const step = { text: '', do: [], lit: ['a'], begins: 0, jumps: false };
  const lesson = lessonOf('dice', {
    options: {},
    board: null,
    names: [],
    totals: [],
    steps: [
      { ...step, do: ['a'] },
      { ...step, begins: 1 },
    ],
    moments: [moment(legal(['a'])), moment()],
  });
  const mount = (element: HTMLElement, { actions }: { actions: unknown }) => {
    element.innerHTML = '<button data-place="a">Touch</button>';
    element.onclick = () => (actions as { play(token: string): void }).play('a');
    return { update: () => undefined, destroy: () => undefined };
  };
  render(Learning, { name: '', lesson, board: wrap({ places: (token) => [token], mount }) });
  await vi.advanceTimersByTimeAsync(24_000);
  expect(moves).toHaveBeenCalledTimes(2);
  await fireEvent.click(screen.getByRole('button', { name: 'Touch' }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(moves).toHaveBeenCalledTimes(2);
});

test('a board plays by itself until it is left', async () => {
  const moments = [0, 1].map((turn) => ({ turn, view: {}, token: '', seat: 0 }));
  serverHas({ '/api/scenes/richelieu': { options: {}, moments, board: null } });
  render(LivingBoard, { game: 'richelieu', name: '' });
  await vi.waitFor(() => screen.getByRole('button'));
});

test('a review is followed until it is done or left', async () => {
  let asked = 0;
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ status: asked++ ? 'running' : 'none', done: 1, of: 9 })),
  );
  const Holder: Component = () => {
    new Reviewing(() => 'abc');
    return {};
  };
  render(Holder);
  await vi.advanceTimersByTimeAsync(4010);
  expect(asked).toBe(2);
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked).toBe(5);
});

test('a map glides until it is there or left', async () => {
  Element.prototype.scrollTo = vi.fn();
  const sheet = { left: 0, top: 0, width: 900, height: 900 };
  const children = createRawSnippet(() => ({ render: () => '<i></i>' }));
  const { component } = render(Zoom, { sheet, children });
  component.show({ x: 800, y: 800 }, true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(vi.getTimerCount()).toBe(0);
  component.show({ x: 1, y: 1 }, true);
  await vi.advanceTimersByTimeAsync(50);
});
