/** The reader's progress: stored, checked, merged, and moved as text. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Module = typeof import('../src/progress.svelte');

const KEY = 'blazon-progress';
const LEVELS = ['page', 'squire', 'knight'];

/** The page after a reload, or in another tab: it knows only what is stored. */
async function load(): Promise<Module> {
  vi.resetModules();
  return import('../src/progress.svelte');
}

/** Tell the tabs that another one has changed the storage. */
function tell(key: string | null): void {
  dispatchEvent(new StorageEvent('storage', { key }));
}

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

test('a lesson keeps its furthest step, and stays done', async () => {
  const page = await load();
  expect(page.lessonOf('dice')).toEqual({ step: 0, done: false });
  page.noteLesson('dice', 3);
  page.noteLesson('dice', 2);
  expect(page.lessonOf('dice')).toEqual({ step: 3, done: false });
  page.noteLesson('dice', 4, true);
  page.noteLesson('dice', 0);
  expect(page.lessonOf('dice')).toEqual({ step: 4, done: true });
  expect(page.lessonOf('cards')).toEqual({ step: 0, done: false });
  expect((await load()).lessonOf('dice')).toEqual({ step: 4, done: true });
});

test.each([-1, 1.5, NaN, 1000])('%s is no step of a lesson', async (step) => {
  const page = await load();
  expect(() => page.noteLesson('dice', step)).toThrow(RangeError);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('each game has its own beaten bots', async () => {
  const page = await load();
  page.noteBeaten('dice', 'page');
  page.noteBeaten('dice', 'squire');
  page.noteBeaten('dice', 'page');
  page.noteBeaten('cards', 'knight');
  for (const { beaten } of [page, await load()]) {
    expect(beaten('dice')).toEqual(['page', 'squire']);
    expect(beaten('cards')).toEqual(['knight']);
    expect(beaten('chess')).toEqual([]);
  }
});

test('the next rival is just above the strongest beaten', async () => {
  const { nextRival, noteBeaten } = await load();
  expect(nextRival('dice', LEVELS)).toBe('page');
  expect(nextRival('dice', [])).toBeNull();
  noteBeaten('dice', 'squire');
  expect(nextRival('dice', LEVELS)).toBe('knight');
  expect(nextRival('cards', LEVELS)).toBe('page');
  // A level that the server no longer offers counts for nothing.
  expect(nextRival('dice', ['groom', 'page'])).toBe('groom');
  noteBeaten('dice', 'knight');
  expect(nextRival('dice', LEVELS)).toBeNull();
  noteBeaten('cards', 'squire');
  noteBeaten('cards', 'page');
  expect(nextRival('cards', LEVELS)).toBe('knight');
});

test.each([
  'null',
  '{"dice": 1}',
  ';;,,;',
  'dice',
  'dice,x,page',
  'Dice,1,page',
  'dice,-1;dice,1.5;dice,1000',
  `dice,1,${'page,'.repeat(1000)}`,
])('garbage in the storage is ignored: %.20s', async (garbage) => {
  localStorage.setItem(KEY, garbage);
  const page = await load();
  expect(page.lessonOf('dice')).toEqual({ step: 0, done: false });
  expect(page.beaten('dice')).toEqual([]);
  page.noteBeaten('dice', 'page');
  expect((await load()).beaten('dice')).toEqual(['page']);
});

test('valid parts beside garbage count', async () => {
  localStorage.setItem(KEY, 'dice,2,page,<b>,;nothing;constructor,1d,__proto__,toString');
  const page = await load();
  expect(page.lessonOf('dice').step).toBe(2);
  expect(page.beaten('dice')).toEqual(['page']);
  expect(page.lessonOf('constructor')).toEqual({ step: 1, done: true });
  expect(page.beaten('constructor')).toEqual([]);
});

test('two tabs do not overwrite each other’s progress', async () => {
  const one = await load();
  const other = await load();
  one.noteBeaten('dice', 'page');
  one.noteLesson('dice', 5);
  other.noteBeaten('dice', 'squire');
  other.noteLesson('dice', 2);
  const both = await load();
  expect(both.beaten('dice')).toEqual(['page', 'squire']);
  expect(both.lessonOf('dice').step).toBe(5);
  expect(one.beaten('dice')).toEqual(['page']);
  tell(KEY);
  expect(one.beaten('dice')).toEqual(['page', 'squire']);
});

test('two tabs that write at the same moment lose nothing', async () => {
  const one = await load();
  one.noteBeaten('dice', 'page');
  one.noteLesson('dice', 5);
  // The other one has not seen this yet, and writes over it.
  const newValue = 'dice,2,squire';
  localStorage.setItem(KEY, newValue);
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
  expect(one.beaten('dice')).toEqual(['squire', 'page']);
  const both = await load();
  expect(both.beaten('dice')).toEqual(['squire', 'page']);
  expect(both.lessonOf('dice').step).toBe(5);
  both.forgetProgress();
  tell(KEY);
});

test('what one tab deletes does not come back from another', async () => {
  const one = await load();
  const other = await load();
  one.noteBeaten('dice', 'page');
  tell(KEY);
  other.forgetProgress();
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(other.beaten('dice')).toEqual([]);
  tell(KEY);
  expect(one.beaten('dice')).toEqual([]);
  one.noteBeaten('cards', 'page');
  expect((await load()).beaten('dice')).toEqual([]);
});

test('a browser that stores nothing remembers until the page closes', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('forbidden');
    });
  }
  const page = await load();
  page.noteBeaten('dice', 'page');
  page.noteLesson('dice', 1);
  expect(page.beaten('dice')).toEqual(['page']);
  expect(page.lessonOf('dice').step).toBe(1);
  page.forgetProgress();
  expect(page.beaten('dice')).toEqual([]);
});

test('a full storage loses nothing while the page is open', async () => {
  const page = await load();
  page.noteBeaten('dice', 'page');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  page.noteBeaten('dice', 'squire');
  page.noteBeaten('dice', 'knight');
  tell(KEY);
  expect(page.beaten('dice')).toEqual(LEVELS);
  full.mockRestore();
  page.noteLesson('dice', 1);
  expect((await load()).beaten('dice')).toEqual(LEVELS);
});

test('it moves as text, and merges with what the other browser has', async () => {
  const old = await load();
  expect(old.progressText()).toBe('');
  old.noteBeaten('dice', 'page');
  old.noteLesson('cards', 3, true);
  const text = old.progressText();
  // Nothing that a link must encode, and no punctuation at the end.
  expect(text).toMatch(/^[a-z0-9,;-]*[a-z0-9]$/);
  localStorage.clear();
  const fresh = await load();
  fresh.noteBeaten('dice', 'squire');
  fresh.noteLesson('cards', 5);
  fresh.mergeProgress(text);
  expect(fresh.beaten('dice')).toEqual(['squire', 'page']);
  expect(fresh.lessonOf('cards')).toEqual({ step: 5, done: true });
  fresh.mergeProgress('<script>');
  expect((await load()).progressText()).toBe(fresh.progressText());
});
