import { cleanup, configure } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, vi } from 'vitest';

import { loadTexts } from '../src/texts.svelte';
import { leftovers, watch } from './leaks';

await loadTexts('en');

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

/** jsdom has no layout; let nothing be anywhere. */
document.elementsFromPoint ??= () => [];

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
  expect(left, 'set by the page and still there after the test').toEqual([]);
});
