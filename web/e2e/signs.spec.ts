/** Every sign on the boards says what it is: with the mouse and with the keyboard. */

import { expect, test, type Locator, type Page } from '@playwright/test';

import { check } from './barriers';
import { startGame } from './opened';

const words = (page: Page) => page.locator('.sign-words');
const settings = { theme: 'light', motion: 'none' };

/** Rest with the mouse on a sign until it says something; the words come later than the board. */
async function restOn(sign: Locator): Promise<void> {
  await expect(async () => {
    await sign.page().mouse.move(1, 1);
    await sign.hover({ force: true });
    await words(sign.page()).waitFor({ timeout: 5000 });
  }).toPass();
}

test('the signs of a card say what they are', async ({ page }) => {
  await startGame(page, { game: 'richelieu', settings });
  const seal = page.locator('[data-place="A1"] .total');
  await restOn(seal);
  await expect(words(page)).toHaveText(/crests in the province: \d+/);
  await check(page);
  // The pointer may rest on the words.
  await words(page).hover();
  await page.waitForTimeout(1000);
  await expect(words(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(words(page)).toBeHidden();
  const card = page.locator('[data-place="B1"]');
  await card.focus();
  await page.keyboard.press('ArrowRight');
  await expect(words(page)).toHaveText(/^B2: /);
  await page.locator('.bar').first().hover();
  await expect(words(page)).toHaveText(/: 0/);
});

test('the places of the map say what they are, in words and at the pointer', async ({ page }) => {
  await startGame(page, { game: 'rheingold', rounds: 6, settings });
  await restOn(page.locator('[data-place="RHF"] .touch').first());
  await expect(words(page)).toHaveText(/^Rheinfels \(RHF\), castle with 1 sword, free/);
  await check(page);
  await page.mouse.move(1, 1);
  await expect(words(page)).toBeHidden();
});

for (const game of ['richelieu', 'rheingold'] as const) {
  test(`no sign of ${game} is without words`, async ({ page }) => {
    await startGame(page, { game, rounds: game === 'rheingold' ? 6 : 0, settings });
    const signs = page.locator('[data-sign]');
    await expect(signs.first()).toBeAttached();
    const silent = await signs.evaluateAll((found) =>
      found
        .filter((sign) => !(sign.getAttribute('data-sign') || sign.getAttribute('aria-label')))
        .map((sign) => sign.outerHTML.slice(0, 100)),
    );
    expect(silent).toEqual([]);
  });
}
