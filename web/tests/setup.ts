import { loadTexts } from '../src/texts.svelte';

await loadTexts('en');

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
