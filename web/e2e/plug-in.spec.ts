/** A game from a package of its own, which brings neither a board nor a page of rules. */

import { expect, test } from '@playwright/test';

import { atTable, keep, SOON, untilNews, waitForTurn } from './playing';

test('a game without a board is played in words, gone through again and reviewed', async ({
  page,
}) => {
  await keep(page, { language: 'en', motion: 'none' });
  await page.goto('/');
  await page.getByRole('radio', { name: 'Kuhn' }).check();
  await page.getByLabel('Strength').selectOption('page');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await atTable(page);
  let decisions = 0;
  while (await waitForTurn(page)) {
    await untilNews(page, () => page.locator('.text button').first().click(SOON));
    decisions += 1;
  }
  expect(decisions).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: 'The game is over.' })).toBeVisible();
  await expect(page.locator('.text')).toContainText('Player 1');

  await page.getByRole('link', { name: 'Look through the game' }).click();
  await expect(page.locator('.text')).toContainText('Player 1: no card yet');
  await page.getByRole('button', { name: 'Last position' }).click();
  await expect(page.getByRole('heading', { name: 'Score' })).toBeVisible();
  await page.getByRole('button', { name: 'Review this game' }).click();
  const graph = page.getByRole('img', { name: 'Expected margin during the game' });
  await expect(graph).toBeVisible({ timeout: 60_000 });
});

test('its rules are those that its texts tell', async ({ page }) => {
  await keep(page, { language: 'en' });
  await page.goto('/rules');
  await page.getByRole('main').getByRole('link', { name: 'Kuhn' }).click();
  await expect(page.getByRole('heading', { name: 'Kuhn poker', level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('one of three cards');
});
