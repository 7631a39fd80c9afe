/** The panels beside a board: tabs, sheets that close again, and a count of what is new. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, flushSync, tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';

import { Panels, type Panel } from '../src/place/panels.svelte';
import Tabs from '../src/place/Tabs.svelte';
import type { ChatLine } from '../src/server/api';
import { isWide } from '../src/style/widths';
import { Unread } from '../src/table/unread.svelte';

const says = (text: string) => createRawSnippet(() => ({ render: () => `<p>${text}</p>` }));
const LIST: Panel[] = [
  { id: 'log', title: 'Log', content: says('what happened') },
  { id: 'chat', title: 'Chat', news: 2, content: says('hello') },
];

let stop: () => void;

/** Make something that has effects. */
function live<T>(make: () => T): T {
  let made: T | undefined;
  stop = $effect.root(() => {
    made = make();
  });
  flushSync();
  return made as T;
}

const open = () => screen.queryAllByRole('tabpanel').map((panel) => panel.textContent.trim());
const tab = (name: RegExp) => screen.getByRole('tab', { name });

afterEach(() => stop());

test('in the dock a panel opens, and closes again', async () => {
  const panels = live(() => new Panels(() => LIST));
  render(Tabs, { panels });
  expect(open()).toEqual([]);
  await fireEvent.click(tab(/Log/));
  expect(open()).toEqual(['what happened']);
  await fireEvent.click(tab(/Chat/));
  expect(open()).toEqual(['hello']);
  await fireEvent.click(tab(/Chat/));
  expect(open()).toEqual([]);
});

test('Escape closes it, and the focus stays at its tab', async () => {
  const panels = live(() => new Panels(() => LIST));
  render(Tabs, { panels });
  await fireEvent.click(tab(/Chat/));
  await fireEvent.keyDown(screen.getByRole('tabpanel'), { key: 'Escape' });
  await tick();
  expect(open()).toEqual([]);
  expect(document.activeElement).toBe(tab(/Chat/));
});

test('beside the board one is always open', async () => {
  vi.spyOn(isWide, 'current', 'get').mockReturnValue(true);
  const panels = live(() => new Panels(() => LIST));
  render(Tabs, { panels });
  expect(open()).toEqual(['what happened']);
  await fireEvent.click(tab(/Log/));
  expect(open()).toEqual(['what happened']);
});

test('arrow keys go from tab to tab, in a circle', async () => {
  const panels = live(() => new Panels(() => LIST));
  render(Tabs, { panels });
  tab(/Log/).focus();
  await fireEvent.keyDown(tab(/Log/), { key: 'ArrowLeft' });
  await tick();
  expect(document.activeElement).toBe(tab(/Chat/));
  expect(open()).toEqual(['hello']);
  await fireEvent.keyDown(tab(/Chat/), { key: 'ArrowRight' });
  await tick();
  expect(document.activeElement).toBe(tab(/Log/));
});

test('a tab says how much is new', () => {
  const panels = live(() => new Panels(() => LIST));
  render(Tabs, { panels });
  expect(tab(/Chat/).textContent).toMatch(/2 new messages/);
  expect(tab(/Log/).textContent).not.toMatch(/new/);
});

test('others’ lines are unread until the chat is shown, and stay read after a reload', () => {
  const line = (number: number, seat: number) =>
    ({ number, seat, name: '', text: `line ${number}`, removed: false }) as ChatLine;
  let shown = $state(false);
  const lines = $state([line(0, 1), line(1, 0), line(2, 1)]);
  const make = () =>
    new Unread(
      () => 'abc',
      () => lines,
      () => [0],
      () => shown,
    );
  const unread = live(make);
  expect(unread.count).toBe(2);
  expect(unread.newest(['Ann', 'Bob'])).toBe('Bob: line 2');
  shown = true;
  flushSync();
  expect(unread.count).toBe(0);
  shown = false;
  lines.push(line(3, 1));
  flushSync();
  expect(unread.count).toBe(1);
  stop();
  expect(live(make).count).toBe(1);
});
