import { expect, test, type Page } from '@playwright/test';

import { check } from './barriers';
import { startGame } from './opened';
import { openPanel, playByMouse, recordedActions, recordedGame } from './playing';

/** Play a short game to its end, and open its replay. */
async function playedGame(page: Page): Promise<void> {
  await startGame(page, { game: 'rheingold', rounds: 3, settings: { motion: 'none' } });
  await playByMouse(page);
  await page.getByRole('link', { name: 'Look through the game' }).click();
  await expect(page).toHaveURL(/\/replay\//);
}

test('buttons, keys and links move through a finished game', async ({ page }) => {
  await playedGame(page);
  const place = page.getByRole('slider', { name: 'Position in the game' });
  await page.getByRole('button', { name: 'Last position' }).click();
  const length = await place.inputValue();
  await expect(page.getByRole('heading', { name: 'Score' })).toBeVisible();
  await page.locator('body').press('Home');
  await expect(place).toHaveValue('0');
  await page.locator('body').press('ArrowRight');
  await expect(place).toHaveValue('1');
  await expect(page).toHaveURL(/#1$/);
  await expect(page.locator('.entry')).toContainText('rolls');
  await page.goto(page.url().replace(/#.*/, '#4'));
  await expect(place).toHaveValue('4');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(5);
  expect(Number(length)).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Pause' }).click();
  const stopped = await place.inputValue();
  await expect(page).toHaveURL(new RegExp(`#${stopped}$`));
});

test('it can be seen from any seat, or with everything open', async ({ page }) => {
  await recordedGame(page);
  const perspective = page.getByLabel('View as');
  const names = await perspective.locator('option').allTextContents();
  expect(names).toEqual(['spectator', 'Ann', 'Guest 1', 'everything revealed']);
  for (const name of names) {
    const answer = page.waitForResponse(/\/views\?/);
    await perspective.selectOption({ label: name });
    if (name !== names[0]) expect((await answer).ok()).toBe(true);
  }
});

test('a review shows the cost of each decision', async ({ page }) => {
  await recordedGame(page);
  await openPanel(page, 'Review');
  await page.getByRole('button', { name: 'Review this game' }).click();
  const graph = page.getByRole('img', { name: 'Expected margin during the game' });
  await expect(graph).toBeVisible();
  await expect(page.getByText('Ann’s most costly decisions')).toBeVisible();
  // Everything is in words: here and in the list, and at the position that a link leads to.
  const panel = page.getByRole('tabpanel', { name: 'Review' });
  const costly = panel.getByRole('listitem').first();
  await expect(costly.getByRole('link')).toHaveText(/^\d+\/\d+: /);
  await costly.getByRole('link').click();
  await expect(panel.getByText('Decided here')).toBeVisible();
  await panel.getByRole('button', { name: 'Show the best actions here' }).click();
  await expect(panel.getByRole('table')).toBeVisible();
  await expect(page.locator('code')).toHaveCount(0);
  expect(await panel.textContent()).not.toMatch(/better: \S+ *(Show|$)/);
});

test('keys and marks lead to costly decisions, which the board shows', async ({ page }) => {
  const marches = recordedActions().flatMap((token, at) => (/^\w+-\w+$/.test(token) ? [at] : []));
  const tokenAt = (at = 0): string => recordedActions()[at] ?? '';
  const [first, second = 0] = marches;
  const other = marches.find((at) => tokenAt(at) !== tokenAt(first));
  const usual = { seat: 0, best: tokenAt(other), cost: 2, value: 0, best_value: 2, proven: false };
  const decisions = [first, second].map((at) => ({ ...usual, at, token: tokenAt(at) }));
  const margins = [first, second].map((at) => ({ at: (at ?? 0) + 1, margins: [1, -1] }));
  const review = { decisions, margins, worst: [[first, second], []] };
  const done = { status: 'done', done: 2, of: 2, review, words: {}, reasons: {} };
  await page.route(/\/review\?/, (route) => route.fulfill({ json: done }));
  await recordedGame(page);
  await openPanel(page, 'Review');
  const place = page.getByRole('slider', { name: 'Position in the game' });
  await expect(page.locator('figure .mark')).toHaveCount(2);
  await page.keyboard.press('n');
  await expect(place).toHaveValue(String(first));
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();
  for (const kind of ['played', 'better']) {
    await expect(page.locator(`ellipse.${kind}`)).toHaveCount(2);
    await expect(page.locator(`.lines .head.${kind}`)).toHaveCount(1);
  }
  await page.locator('figure .mark').last().click();
  await expect(place).toHaveValue(String(second));
  await page.keyboard.press('p');
  await expect(place).toHaveValue(String(first));
  await check(page);
});

test('the progress of a review has lines of its own', async ({ page }) => {
  const running = { status: 'running', done: 7, of: 91, review: null };
  await page.route(/\/review\?/, (route) => route.fulfill({ json: running }));
  await recordedGame(page);
  await page.getByRole('button', { name: 'Next action' }).click();
  await openPanel(page, 'Review');
  await expect(page.getByText('Judged by')).toBeInViewport({ ratio: 1 });
  const offer = page.getByRole('button', { name: 'Show the best actions here' });
  const said = page.getByText('7 of 91 decisions reviewed');
  await expect(offer).toBeVisible();
  await expect(said).toBeVisible();
  const [button, line] = [await offer.boundingBox(), await said.boundingBox()];
  expect(button?.y).toBeGreaterThan((line?.y ?? Infinity) + (line?.height ?? 0));
});

test('the best actions are shown where a player decides', async ({ page }) => {
  await recordedGame(page);
  await openPanel(page, 'Review');
  await expect(page.getByText('There is nothing to decide at this position.')).toBeVisible();
  await page.getByRole('button', { name: 'Next action' }).click();
  await page.getByRole('button', { name: 'Show the best actions here' }).click();
  const table = page.getByRole('table').filter({ has: page.getByText('margin', { exact: true }) });
  await expect(table).toBeVisible();
  expect(await table.locator('tbody tr').count()).toBeGreaterThan(0);
  await table.locator('tbody button').first().click();
  await page.getByRole('button', { name: 'Next action' }).click();
  await expect(table).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous action' }).click();
  await expect(table).toBeVisible();
});

test('a game is saved to a file and opened again, and other files are refused', async ({
  page,
}) => {
  await recordedGame(page);
  const saving = page.waitForEvent('download');
  await openPanel(page, 'Menu');
  await page.getByRole('link', { name: 'Download the game' }).click();
  const saved = await (await saving).path();
  const first = page.url();

  await page.goto('/');
  const choose = async (file: string | { name: string; mimeType: string; buffer: Buffer }) => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a downloaded game' }).click();
    await (await choosing).setFiles(file);
  };
  const other = { name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('[1]') };
  await choose(other);
  await expect(page.getByText('This file does not contain a game.')).toBeVisible();
  await choose(saved);
  await expect(page).toHaveURL(/\/replay\//);
  expect(page.url()).not.toBe(first);
  await page.getByRole('button', { name: 'Last position' }).click();
  await expect(page.getByRole('heading', { name: 'Score' })).toBeVisible();
});
