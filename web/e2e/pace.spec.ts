/** A user can follow the rival's actions. */

import { expect, test, type Page } from '@playwright/test';

import { startGame } from './opened';
import { decideByMouse, isOver, turns, waitForTurn } from './playing';

const GAMES = ['richelieu', 'rheingold'] as const;

declare global {
  interface Window {
    told: string[];
    moved: number;
  }
}

/** Note when the page announces each action, and how many things moved. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.told = [];
    window.moved = 0;
    const log = document.querySelector('[data-said]');
    if (!log) throw new Error('no table');
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node instanceof HTMLParagraphElement) window.told.push(node.innerText);
        }
      }
    }).observe(log, { childList: true });
    const look = () => {
      window.moved += document.getAnimations().length;
      requestAnimationFrame(look);
    };
    look();
  });
}

/** Make decisions until one of the rival's turns has been shown to its end. */
async function untilRivalHasPlayed(page: Page): Promise<void> {
  const pick = turns();
  for (let decision = 0; decision < 60; decision += 1) {
    if (!(await waitForTurn(page)) || (await page.evaluate(() => window.told.length)) > 1) return;
    await decideByMouse(page, pick);
  }
}

const trail = (page: Page) => page.locator('.board :is(.last:not(.edge, .side), .mark)');

for (const game of GAMES) {
  test(`the rival’s actions are shown, stay marked and can be shown again in ${game}`, async ({
    page,
  }) => {
    await startGame(page, { game, settings: { speed: 'normal' } });
    await watch(page);
    await untilRivalHasPlayed(page);
    await expect(page.locator('.table')).not.toHaveAttribute('data-playing');
    expect(await page.evaluate(() => window.told.length)).toBeGreaterThan(0);
    // The rival's actions stay marked until the user acts, even after the page is reloaded.
    await expect(trail(page)).not.toHaveCount(0);
    const marks = await trail(page).count();
    await page.reload();
    await waitForTurn(page);
    await expect(trail(page)).toHaveCount(marks);
    // After that, the user can still replay them.
    await watch(page);
    const newest = await page.locator('.table').getAttribute('data-version');
    await page.getByRole('button', { name: 'Show again' }).click();
    await expect.poll(() => page.evaluate(() => window.told.length)).toBeGreaterThan(0);
    await expect(page.locator('.table')).not.toHaveAttribute('data-playing');
    await expect(page.locator('.table')).toHaveAttribute('data-version', newest ?? '');
    await expect(page.locator('.prompt .yours')).toBeVisible();
  });

  test(`a user who does not want to wait can skip in ${game}`, async ({ page }) => {
    await startGame(page, { game, settings: { speed: 'slow' } });
    await watch(page);
    const pick = turns();
    const skip = page.getByRole('button', { name: 'Skip' });
    while (!(await isOver(page))) {
      await waitForTurn(page);
      await decideByMouse(page, pick);
      if (await skip.isVisible()) break;
    }
    await page.locator('.middle > .board').click({ position: { x: 200, y: 200 } });
    await expect(skip).toBeHidden();
    expect(await isOver(page)).toBe(false);
    await expect(page.locator('.table')).not.toHaveAttribute('data-playing');
    // The touch has played nothing: the rival's action is still the newest.
    await waitForTurn(page);
    const again = page.getByRole('button', { name: 'Show again' });
    await again.click();
    await expect(skip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(skip).toBeHidden();
    await expect(again).toBeVisible();
  });

  test(`with reduced motion nothing moves, and everything is announced, in ${game}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await startGame(page, { game, settings: { speed: 'quick' } });
    await watch(page);
    await untilRivalHasPlayed(page);
    const { told, moved } = await page.evaluate(() => ({ told: window.told, moved: window.moved }));
    expect(told.length).toBeGreaterThan(0);
    expect(moved).toBe(0);
  });
}
