/** The first page on a phone: every button that starts a game is visible without scrolling. */

import { expect, test } from '@playwright/test';

import { keep } from './playing';

test.use({ viewport: { width: 390, height: 844 } });

for (const language of ['en', 'de', 'fr', 'es', 'it']) {
  for (const game of ['richelieu', 'rheingold']) {
    test(`all buttons are visible, ${game}, ${language}`, async ({ page }) => {
      await keep(page, { language, motion: 'none' });
      await page.goto(`/?game=${game}`);
      const actions = page.locator('.start > :is(button, a)');
      await expect(actions).toHaveCount(3);
      await expect(page.locator('figure [data-place]').first()).toBeAttached();
      for (const action of [...(await actions.all()), page.locator('.change')]) {
        await expect(action).toBeInViewport({ ratio: 1 });
      }
    });

    test(`no choice is wider than the page, ${game}, ${language}`, async ({ page }) => {
      await keep(page, { language, motion: 'none' });
      await page.goto(`/?game=${game}`);
      await page.locator('.change').click();
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      for (const kind of ['bot', 'open']) {
        await page.locator('form li').nth(1).locator('select').first().selectOption(kind);
        expect(await width(), kind).toBe(390);
      }
    });
  }
}
