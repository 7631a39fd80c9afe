import { expect, test, type Page } from '@playwright/test';

import { startGame } from './opened';
import { decideByMouse, isOver, SOON, turns, untilNews, waitForNews, waitForTurn } from './playing';

/** Make a decision through the accessibility tree: with buttons and keys, no picture or mouse. */
async function press(page: Page, which: number): Promise<void> {
  const number = page.getByRole('spinbutton', { name: 'Number of knights' }).first();
  if (await number.count()) {
    await number.focus(SOON);
  } else {
    const buttons = page.locator('.text').getByRole('button');
    const button = buttons.nth(which % (await buttons.count()));
    expect((await button.textContent(SOON))?.trim().length).toBeGreaterThan(2);
    await button.focus(SOON);
    await expect(button).toBeFocused(SOON);
  }
  await page.keyboard.press('Enter');
}

async function playByKeyboard(page: Page): Promise<number> {
  let decisions = 0;
  while (await waitForTurn(page)) {
    const which = decisions;
    await untilNews(page, () => press(page, which));
    decisions += 1;
  }
  return decisions;
}

const settings = { motion: 'none', presentation: 'text' };

test('a whole game of Richelieu by keyboard and as text', async ({ page }) => {
  await startGame(page, { game: 'richelieu', settings });
  expect(await playByKeyboard(page)).toBeGreaterThan(20);
  await expect(page.getByRole('heading', { name: 'Score' })).toBeVisible();
});

test('a whole game of Rheingold by keyboard and as text', async ({ page }) => {
  await startGame(page, { game: 'rheingold', rounds: 4, settings });
  expect(await playByKeyboard(page)).toBeGreaterThan(0);
  expect(await isOver(page)).toBe(true);
});

test('the board itself can be played by keyboard', async ({ page }) => {
  await startGame(page, { game: 'richelieu', settings: { motion: 'none' } });
  const before = Number(await page.locator('.table').getAttribute('data-version'));
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    const cell = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.place);
    if (cell) break;
  }
  await expect(page.locator('[data-place]:focus')).toHaveCount(1);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await waitForNews(page, before);
});

test('the link that skips the header is not taken for an invitation', async ({ page }) => {
  await startGame(page, { game: 'richelieu', settings });
  await page.reload();
  await page.locator('.table').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.reload();
  await expect(page.locator('.table')).toBeVisible();
});

test('a new page starts with the focus at its beginning, under its own title', async ({ page }) => {
  await page.goto('/rules');
  await page.getByRole('link', { name: 'Settings' }).press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(page).toHaveTitle('Settings – Blazon');
});

test('when a button disappears, the next question receives the focus', async ({ page }) => {
  await startGame(page, { game: 'richelieu', settings: { motion: 'none' } });
  const nothing = page.getByRole('button', { name: /^No (marker|second card)/ });
  while (!(await nothing.count())) {
    await decideByMouse(page, turns());
    await waitForTurn(page);
  }
  await nothing.press('Enter');
  await expect(page.getByRole('region', { name: 'What to do now' })).toBeFocused();
});

test('Escape cancels what was entered but not sent', async ({ page }) => {
  await startGame(page, {
    game: 'richelieu',
    settings: { motion: 'none', confirmation: 'submit' },
  });
  await page.locator('[data-place].legal').first().press('Enter');
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeHidden();
});
