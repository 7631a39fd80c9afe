import { cleanup, configure } from '@testing-library/svelte';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

import { settings, settingsFrom } from '../src/settings.svelte';
import { loadAsideTexts, loadTexts } from '../src/texts.svelte';
import { leftovers, seen, watch, WHERE } from './leaks';

await Promise.all([loadTexts('en'), loadAsideTexts()]);

/** What is waited for comes; the limit only stops a test that hangs. */
const HANGS_MS = 60_000;
configure({ asyncUtilTimeout: HANGS_MS });
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: HANGS_MS, ...options });

/** jsdom has no media queries; let none of them match. */
globalThis.matchMedia ??= (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/** jsdom has no modal dialogs. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

/** jsdom knows no secure contexts; its pages are in none. */
globalThis.isSecureContext ??= false;

/** jsdom has no layout; let nothing be anywhere. */
document.elementsFromPoint ??= () => [];
globalThis.scrollTo = () => undefined;

/** jsdom computes no sizes, so none change. */
class NoSizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoSizes;

watch();

/* Before a test file's own hooks. */
afterEach(cleanup);

/* After them. */
beforeEach(() => () => {
  const left = leftovers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(settings, settingsFrom(null));
  expect(left, 'set by the page and still there after the test').toEqual([]);
});

afterAll(({}, file) => {
  if (!file.tasks.every(({ result }) => result?.state === 'pass')) return; // some were left out
  const name = file.name.replace(/^tests\/(.*)\.test\.ts$/, '$1');
  const due = Object.keys(WHERE).filter((source) => WHERE[source] === name && !seen.has(source));
  expect(due, 'sources that have set nothing').toEqual([]);
});
