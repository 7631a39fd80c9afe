import { expect, test } from '@playwright/test';

import {
  decideByMouse,
  playByMouse,
  SOON,
  startGame,
  turns,
  untilNews,
  waitForTurn,
} from './playing';

test('a newcomer plays Richelieu against a bot to its end', async ({ page }) => {
  await startGame(page, { game: 'richelieu', settings: { motion: 'none' } });
  const decisions = await playByMouse(page);
  expect(decisions).toBeGreaterThan(20);
  await expect(page.getByRole('heading', { name: 'The game is over.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Score' })).toBeVisible();
  const played = page.url();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page).not.toHaveURL(played);
  await expect(page.locator('.table[data-status="playing"]')).toBeVisible();
});

test('a newcomer plays Rheingold against a bot to its end', async ({ page }) => {
  await startGame(page, { game: 'rheingold', rounds: 4, settings: { motion: 'none' } });
  const decisions = await playByMouse(page);
  expect(decisions).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: 'The game is over.' })).toBeVisible();
});

test('what nobody has learnt anything by can be taken back', async ({ page }) => {
  await startGame(page, { game: 'richelieu', settings: { motion: 'none' } });
  await waitForTurn(page);
  const plain = '[data-place].legal:not([aria-label*="disc"], [aria-label*="marker"])';
  const name = await page.locator(plain).first().getAttribute('data-place');
  await untilNews(page, () => page.locator(`[data-place="${name}"]`).click(SOON));
  await expect(page.locator(`[data-place="${name}"]`)).toBeHidden();
  await waitForTurn(page); // what is forced then plays itself, and is taken back with it
  await untilNews(page, () => page.getByRole('button', { name: 'Undo' }).click(SOON));
  await expect(page.locator(`[data-place="${name}"].legal`)).toBeVisible();
});

test('what cannot be played says why', async ({ page }) => {
  await startGame(page, { game: 'richelieu', settings: { motion: 'none' } });
  await waitForTurn(page);
  await page.locator('[data-place="B6"]').click();
  await expect(page.locator('.notice')).toContainText('end');
  await expect(page.locator('.notice a')).toHaveAttribute('href', /\/rules\/richelieu#take/);
});

test('a hint names an action and lights it', async ({ page }) => {
  await startGame(page, { game: 'richelieu', settings: { motion: 'none' } });
  await waitForTurn(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.notice')).toContainText('Hint', { timeout: 30_000 });
});

test('with confirmation an action is sent by a button only', async ({ page }) => {
  await startGame(page, {
    game: 'richelieu',
    settings: { motion: 'none', confirmation: 'submit' },
  });
  await waitForTurn(page);
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

test('movement in full delays no information', async ({ page }) => {
  await startGame(page, { game: 'richelieu', settings: { motion: 'full' } });
  const pick = turns();
  for (let decision = 0; decision < 6; decision += 1) {
    if (await waitForTurn(page)) await decideByMouse(page, pick);
  }
});
