/** A game from a separate package, with a plain board and no rules page. */

import { expect, test, type Page } from '@playwright/test';

import { check, OF_COLOURS } from './barriers';
import {
  atTable,
  changeOptions,
  isOver,
  keep,
  openPanel,
  SOON,
  untilNews,
  waitForTurn,
} from './playing';

/** Start Kuhn poker and wait for this user's turn or the end of the game. */
async function startKuhn(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await keep(page, { language: 'en', motion: 'none', ...settings });
  await page.goto('/');
  await page.getByRole('radio', { name: 'Kuhn' }).check();
  await changeOptions(page);
  await page.getByLabel('Strength').selectOption('page');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await atTable(page);
  await waitForTurn(page);
}

/** Start games until there is a decision to make: the bot may end one before the user's turn. */
async function decideInKuhn(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await expect(async () => {
    await startKuhn(page, settings);
    expect(await isOver(page)).toBe(false);
  }).toPass();
}

test('it is played and replayed on its board', async ({ page }) => {
  await decideInKuhn(page);
  const pot = page.getByRole('button', { name: 'Pot: ' });
  await expect(page.locator('.kuhn-card.back')).toHaveCount(1);
  await expect(page.locator('.kuhn-card.open')).toHaveText(/^[JQK]$/);
  await expect(page.locator('.kuhn')).toContainText('hidden card');
  await expect(page.locator('.text')).toHaveCount(0);
  await check(page);
  // Bet or call on the board, by touch and by keyboard.
  await expect(pot).toHaveAccessibleName(/^Pot: \d chips (bet|call)/);
  await untilNews(page, () => pot.tap(SOON));
  while (await waitForTurn(page)) {
    await pot.focus();
    await untilNews(page, () => page.keyboard.press('Enter'));
    await expect(pot).toBeFocused();
  }
  await expect(page.getByRole('heading', { name: 'The game is over.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'bet', exact: false })).toHaveCount(0);
  await check(page);

  await page.getByRole('link', { name: 'Look through the game' }).click();
  await expect(page.locator('.kuhn-card.none')).toHaveCount(2);
  await check(page);
  await page.getByRole('button', { name: 'Last position' }).click();
  await expect(page.locator('.kuhn-card.none')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Score' })).toBeVisible();
  await openPanel(page, 'Review');
  await page.getByRole('button', { name: 'Review this game' }).click();
  const graph = page.getByRole('img', { name: 'Expected margin during the game' });
  await expect(graph).toBeVisible();
});

for (const theme of ['light', 'dark', 'contrast']) {
  test(`its board is readable, ${theme}`, async ({ page }) => {
    await decideInKuhn(page, { theme, presentation: 'both' });
    await check(page, OF_COLOURS);
  });
}

test('it can also be played as text', async ({ page }) => {
  await startKuhn(page, { presentation: 'text' });
  while (await waitForTurn(page)) {
    await untilNews(page, () => page.locator('.text button').first().click(SOON));
  }
  await expect(page.locator('.kuhn')).toHaveCount(0);
  await expect(page.locator('.text')).toContainText('Player 1');
});

test('without a board, or if it fails, the table is text', async ({ page }) => {
  const wrong = ['', 'export default { places: () => [], mount() { throw new Error("no"); } };'];
  for (const body of wrong) {
    await page.route('**/board.js', (route) =>
      body ? route.fulfill({ body, contentType: 'text/javascript' }) : route.abort(),
    );
    await decideInKuhn(page);
    await expect(page.getByRole('status').filter({ hasText: 'could not be drawn' })).toHaveCount(
      body ? 1 : 0,
    );
    await expect(page.locator('.text')).toContainText('hidden card');
    await untilNews(page, () => page.locator('.text button').first().tap(SOON));
    await page.unroute('**/board.js');
  }
});

for (const board of [true, false]) {
  test(`its puzzles are solved ${board ? 'on its board' : 'without one'}`, async ({ page }) => {
    await keep(page, { language: 'en', motion: 'none' });
    if (!board) await page.route('**/board.js', (route) => route.abort());
    await page.goto('/puzzles/kuhn');
    await expect(page.getByText('0 of 2 solved')).toBeVisible();
    await check(page);
    await page.getByRole('link', { name: '1', exact: true }).tap();
    await expect(page).toHaveURL(/#\w{12}$/);
    const id = page.url().split('#')[1];
    const answer = await page.request.get(`/api/puzzles/kuhn/${id}/answer?lang=en`);
    const { right } = (await answer.json()) as { right: { text: string }[] };
    const strip = page.locator('.puzzle section[tabindex="-1"]');
    await expect(strip).toContainText('Puzzle 1 of 2');
    await expect(page.locator('.kuhn-card.open')).toHaveCount(board ? 1 : 0);
    await check(page);
    const name = new RegExp(`\\b${right[0]?.text.split(' ')[0]}\\b`, 'i');
    await page.getByRole('button', { name }).first().tap();
    await expect(strip).toContainText('Right!');
    await expect(strip).toBeFocused();
    await page.getByRole('link', { name: 'All puzzles' }).tap();
    await expect(page.getByText('1 of 2 solved')).toBeVisible();
  });
}

test('its rules come from its texts', async ({ page }) => {
  await keep(page, { language: 'en' });
  await page.goto('/rules');
  await page.getByRole('main').getByRole('link', { name: 'Kuhn' }).click();
  await expect(page.getByRole('heading', { name: 'Kuhn poker', level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('one of three cards');
});

test('its lesson is taught on its board', async ({ page }) => {
  await keep(page, { language: 'en', motion: 'none' });
  await page.goto('/learn/kuhn');
  await page.getByRole('button', { name: 'Continue' }).tap();
  await expect(page.locator('.kuhn-card.open')).toHaveText('J');
  await page.getByRole('button', { name: /^Pot: / }).tap();
  await expect(page.locator('#said')).toContainText('Your bluff won 1 chip');
  await expect(page.getByRole('heading', { name: 'Score' })).toBeVisible();
  await check(page);
});
