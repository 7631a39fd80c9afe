/** The windows for which the pages are designed. */

import type { Page } from '@playwright/test';

export interface Size {
  name: string;
  width: number;
  height: number;
  /** The reader's text size, as a part of the usual one. */
  text?: number;
}

/* Those with sheets first: their panels begin closed. */
export const SIZES: readonly Size[] = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'large-text', width: 360, height: 640, text: 2 },
  { name: 'low', width: 844, height: 390 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'laptop', width: 1366, height: 768 },
  { name: 'wide', width: 1440, height: 900 },
  { name: 'vast', width: 2560, height: 1440 },
];

/** Give a page this size, and the reader's text size. */
export async function resize(page: Page, { width, height, text = 1 }: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size === 1 ? '' : `${size * 100}%`;
  }, text);
  // Two frames: the first lays out, what it measured is drawn in the second.
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
  );
}
