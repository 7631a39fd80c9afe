/** Warnings in the first game: an action waits until the player decides, with any input. */

import { expect, test, type Page } from '@playwright/test';

import { check } from './barriers';
import { startGame } from './opened';
import { withPatience } from './playing';

const LEGAL = '[data-place].legal';

/** A game against a bot in which every action comes with a warning of its own. */
async function warnedGame(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  let number = 0;
  await page.route('**/warning?*', (route) => {
    number += 1;
    const text = `This leaves Anjou to Page, says number ${number}.`;
    return route.fulfill({ json: { text, places: ['B6'] } });
  });
  const usual = { theme: 'light', motion: 'none', warnings: true };
  await withPatience(page);
  await startGame(page, { game: 'richelieu', settings: { ...usual, ...settings } });
}

const version = (page: Page) => page.locator('.table').getAttribute('data-version');
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: 'This leaves Anjou' });

test('a warned action can be taken back or played all the same', async ({ page }) => {
  await warnedGame(page);
  const before = await version(page);
  await page.locator(LEGAL).first().click();
  await expect(alert(page)).toHaveText('This leaves Anjou to Page, says number 1.');
  await expect(page.locator('.pointed')).toHaveAttribute('data-cell', 'B6');
  await check(page);
  await page.getByRole('button', { name: 'Choose again' }).click();
  await expect(alert(page)).toBeHidden();
  await expect(page.locator('.pointed')).toHaveCount(0);
  await page.locator(LEGAL).first().click();
  await expect(alert(page)).toBeVisible();
  expect(await version(page)).toBe(before);
  await page.getByRole('button', { name: 'Play it all the same' }).click();
  await expect(page.locator('.table')).not.toHaveAttribute('data-version', before ?? '');
});

test('by keyboard alone: Escape chooses again, and the focus stays', async ({ page }) => {
  await warnedGame(page);
  const before = await version(page);
  const card = page.locator(LEGAL).first();
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(alert(page)).toBeVisible();
  await expect(card).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(alert(page)).toBeHidden();
  await expect(card).toBeFocused();
  expect(await version(page)).toBe(before);
  await page.keyboard.press('Enter');
  await expect(alert(page)).toBeVisible();
  await page.getByRole('button', { name: 'Play it all the same' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.table')).not.toHaveAttribute('data-version', before ?? '');
});

test('no more warnings, until the settings turn them on again', async ({ page }) => {
  await warnedGame(page);
  const before = await version(page);
  await page.locator(LEGAL).first().click();
  await page.getByRole('button', { name: 'No more warnings' }).click();
  await expect(page.getByRole('button', { name: 'No more warnings' })).toBeHidden();
  await page.getByRole('button', { name: 'Choose again' }).click();
  await page.locator(LEGAL).first().click();
  await expect(page.locator('.table')).not.toHaveAttribute('data-version', before ?? '');
  await page.getByRole('link', { name: 'Settings' }).click();
  const on = page.getByRole('checkbox', { name: 'Warnings in my first games' });
  await expect(on).not.toBeChecked();
  await on.check();
  expect(await page.evaluate(() => localStorage.getItem('blazon-settings'))).toContain(
    '"warnings":true',
  );
});

test('the first game ends the warnings', async ({ page }) => {
  await warnedGame(page);
  await page.getByRole('tab', { name: 'Menu' }).click();
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign' }).last().click();
  await expect(page.locator('.table')).toHaveAttribute('data-status', 'over');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('blazon-finished')))
    .toBe('["richelieu"]');
});
