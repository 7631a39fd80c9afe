/** Newcomers play whole games; on one day a game by mouse, on the next by touch. */

import { expect, test } from '@playwright/test';

import { playByMouse, startFromFirstPage, type Wish } from './playing';
import { share } from './volume';

const GAMES: readonly (Wish & { least: number })[] = [
  { game: 'richelieu', least: 20 },
  { game: 'rheingold', rounds: 4, least: 1 },
];
const WAYS = [
  { by: 'mouse', use: {} },
  { by: 'touch', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
];

for (const [number, { least, ...wish }] of GAMES.entries()) {
  for (const { by, use } of share(WAYS, number)) {
    test.describe(by, () => {
      test.use(use);

      test(`a newcomer plays a whole game of ${wish.game} against a bot`, async ({ page }) => {
        await startFromFirstPage(page, { ...wish, settings: { motion: 'none' } });
        expect(await playByMouse(page)).toBeGreaterThanOrEqual(least);
        await expect(page.getByRole('heading', { name: 'The game is over.' })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Score' })).toBeVisible();
        const played = page.url();
        await page.getByRole('button', { name: 'Rematch' }).click();
        await expect(page).not.toHaveURL(played);
        await expect(page.locator('.table[data-status="playing"]')).toBeVisible();
      });
    });
  }
}
