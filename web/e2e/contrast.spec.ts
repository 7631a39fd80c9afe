/** In every theme, texts have enough contrast with their background, measured on screenshots. */

import { expect, test, type Page } from '@playwright/test';

import { decideByMouse, keep, startGame, turns, waitForTurn } from './playing';
import { faintTexts } from './pixels';

const THEMES = ['light', 'dark', 'contrast'];
const PAGES = ['/', '/settings', '/rules/richelieu', '/rules/rheingold', '/nowhere'];

test.use({ deviceScaleFactor: 2 });

async function expectNoFaint(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await faintTexts(page)).toEqual([]);
}

test('only a faint text is found', async ({ page }) => {
  await page.setContent(
    '<body style="background: #eee"><p style="color: #888">faint</p><p>plain</p>' +
      '<h1 style="color: #888">large</h1>',
  );
  const found = await faintTexts(page);
  expect(found.map(({ text }) => text)).toEqual(['faint']);
  expect(found[0]?.ratio).toBeCloseTo(3.05, 1);
});

for (const theme of THEMES) {
  test(`pages, ${theme}`, async ({ page }) => {
    await keep(page, { theme, motion: 'none' });
    for (const address of PAGES) {
      await page.goto(address);
      await page.locator('h1').first().waitFor();
      await expectNoFaint(page);
    }
  });

  for (const game of ['richelieu', 'rheingold'] as const) {
    test(`a table of ${game}, ${theme}`, async ({ page }) => {
      await startGame(page, { game, settings: { theme, motion: 'none' } });
      const pick = turns();
      for (let decision = 0; decision < 24 && (await waitForTurn(page)); decision += 1) {
        await decideByMouse(page, pick);
      }
      await waitForTurn(page);
      await expectNoFaint(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoFaint(page);
    });
  }
}
