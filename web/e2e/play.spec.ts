import { expect, test, type Page } from '@playwright/test';

import { check } from './barriers';
import { startGame } from './opened';
import { decideByMouse, SOON, turns, untilNews, waitForTurn } from './playing';

test('an action that revealed nothing can be undone', async ({ page }) => {
  await startGame(page, { game: 'richelieu', settings: { motion: 'none' } });
  const plain = '[data-place].legal:not([aria-label*="disc"], [aria-label*="marker"])';
  const name = await page.locator(plain).first().getAttribute('data-place');
  await untilNews(page, () => page.locator(`[data-place="${name}"]`).click(SOON));
  await expect(page.locator(`[data-place="${name}"]`)).toBeHidden();
  await waitForTurn(page); // a forced action then plays itself, and Undo takes it back too
  await untilNews(page, () => page.getByRole('button', { name: 'Undo' }).click(SOON));
  await expect(page.locator(`[data-place="${name}"].legal`)).toBeVisible();
});

test('the page explains why an action is impossible', async ({ page }) => {
  await startGame(page, { game: 'richelieu', settings: { motion: 'none' } });
  await page.locator('[data-place="B6"]').click();
  await expect(page.locator('.notice')).toContainText('end');
  await page.locator('.notice').getByRole('button', { name: 'The rule' }).click();
  await readsRule(page, 'The card');
});

test('a rule is read over the table', async ({ page }) => {
  await startGame(page, { game: 'richelieu', settings: { motion: 'none' } });
  const asking = page.locator('.prompt .rule');
  await asking.click();
  await readsRule(page, 'The card');
  await expect(asking).toBeFocused();
});

test('a link in a rule is followed inside its dialog', async ({ page }) => {
  await startGame(page, { game: 'rheingold', settings: { motion: 'none' } });
  const table = page.url();
  await page.locator('.prompt .rule').click();
  const rule = page.getByRole('dialog', { name: 'The rule' });
  await rule.locator('a[href^="#"]').first().click();
  await expect(rule.getByRole('heading').first()).toBeVisible();
  expect(page.url()).toBe(table);
});

/** A rule is open in a dialog without barriers; Escape closes it. */
async function readsRule(page: Page, title: string): Promise<void> {
  const rule = page.getByRole('dialog', { name: 'The rule' });
  await expect(rule.getByRole('heading').first()).toHaveText(title);
  await check(page);
  await page.keyboard.press('Escape');
  await expect(rule).toHaveCount(0);
}

test('a hint names an action', async ({ page }) => {
  await startGame(page, { game: 'richelieu', settings: { motion: 'none' } });
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.notice')).toContainText(
    /Hint: .+\. (You would probably (win|lose) by \d+ points?|It would probably be a tie)\./,
  );
});

test('with confirmation, only a button sends an action', async ({ page }) => {
  await startGame(page, {
    game: 'richelieu',
    settings: { motion: 'none', confirmation: 'submit' },
  });
  const before = await page.locator('.table').getAttribute('data-version');
  await page.locator('[data-place].legal').first().click();
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  expect(await page.locator('.table').getAttribute('data-version')).toBe(before);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeHidden();
  await page.locator('[data-place].legal').first().click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('.table')).not.toHaveAttribute('data-version', before ?? '');
});

test('full motion delays no information', async ({ page }) => {
  await startGame(page, { game: 'richelieu', settings: { motion: 'full' } });
  const pick = turns();
  for (let decision = 0; decision < 6; decision += 1) {
    if (await waitForTurn(page)) await decideByMouse(page, pick);
  }
});
