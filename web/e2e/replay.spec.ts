import { expect, test, type Page } from '@playwright/test';

import { check } from './barriers';
import { startGame } from './opened';
import {
  openPanel,
  playByMouse,
  decideByMouse,
  recordedActions,
  recordedGame,
  waitForTurn,
} from './playing';

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
  await expect(page.getByRole('heading', { name: 'Score' })).toBeVisible();
  const length = await place.inputValue();
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
  const names = ['spectator', 'Ann', 'Guest 1', 'everything revealed'];
  await expect(perspective.locator('option')).toHaveText(names);
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
  await expect(costly.getByRole('link')).toHaveText(/^Turn \d+: /);
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

test('costly decisions are tried again on the board', async ({ page }) => {
  const tokens = recordedActions();
  const marches = tokens.flatMap((token, at) => (/^\w+-\w+$/.test(token) ? [at] : []));
  await recordedGame(page);
  const id = page.url().replace(/.*\/replay\//, '');
  /** The seat that decides after so many actions. */
  const seatAt = async (at: number): Promise<number> => {
    const moment = await page.request.get(`/api/tables/${id}/replay?at=${at}`);
    return ((await moment.json()) as { player: number }).player;
  };
  const [first = 0] = marches;
  const seat = await seatAt(first);
  const seats = await Promise.all(marches.map(seatAt));
  const second = marches.findLast((_, number) => seats[number] === seat) ?? 0;
  // What was played is said to be better than something else.
  const usual = { seat, token: '-', cost: 2, value: 0, best_value: 2, proven: false };
  const decisions = [first, second].map((at) => ({ ...usual, at, best: tokens[at] }));
  const review = { decisions, margins: [], worst: [[], []] };
  const reasons = { [second]: 'Probably loses 2 swords.' };
  const done = { status: 'done', done: 2, of: 2, review, words: {}, reasons };
  await page.route(/\/review\?/, (route) => route.fulfill({ json: done }));
  const judged = { right: false, cost: 2.1, margin: 0, best_margin: 2.1, proven: false };
  await page.route(/\/attempt$/, (route) => route.fulfill({ json: judged }));
  await page.reload();
  await openPanel(page, 'Review');
  await page.getByRole('button', { name: 'Try these 2 costly decisions again' }).click();

  const task = page.locator('.tasks .prompt');
  await expect(task).toContainText('cost about 2 swords. What is better?');
  await expect(page.locator('ellipse.better, ellipse.played')).toHaveCount(0);
  const [from = '', to = ''] = (tokens[first] ?? '').split('-');
  const place = (name: string) => page.locator(`[data-place="${name}"]`);
  await place(from).click();
  await page.locator(`.target:not([data-place="${to}"])`).first().click();
  await expect(task).toContainText('That costs about 2.1 swords. Try again.');
  // The army is still chosen.
  await place(to).click();
  await expect(task).toContainText('Right!');
  await expect(page.locator('ellipse.better')).not.toHaveCount(0);
  await check(page);
  await task.getByRole('button', { name: 'Continue' }).click();
  await expect(task).toContainText('2 of 2');
  await task.getByRole('button', { name: 'Show me' }).click();
  await expect(task).toContainText('Better: ');
  await expect(task).toContainText('Probably loses 2 swords.');
  await task.getByRole('button', { name: 'Continue' }).click();
  await expect(task).toContainText('0 of 2 found at once.');
  await task.getByRole('button', { name: 'Back to the review' }).click();
  await expect(page.getByRole('button', { name: 'Try this costly decision again' })).toBeFocused();
  await expect(page.getByText('1 of 2 solved')).toBeVisible();
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
  await expect(table.locator('tbody tr')).not.toHaveCount(0);
  await table.locator('tbody button').first().click();
  await page.getByRole('button', { name: 'Next action' }).click();
  await expect(table).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous action' }).click();
  await expect(table).toBeVisible();
});

test('a moment of a game is the beginning of a new one, against a bot', async ({ page }) => {
  await recordedGame(page);
  const again = page.getByRole('button', { name: 'Try again from here' });
  await page.getByRole('button', { name: 'Last position' }).click();
  await expect(page.getByRole('heading', { name: 'Score' })).toBeVisible();
  await expect(again).toHaveCount(0);
  await page.getByRole('slider', { name: 'Position in the game' }).press('Home');
  await page.getByRole('button', { name: 'Next turn' }).click();
  const at = await page.getByRole('slider', { name: 'Position in the game' }).inputValue();
  await again.click();
  await page.getByLabel('Play as').selectOption({ label: 'Ann' });
  await page.getByLabel('Strength of the bots').selectOption('page');
  await check(page);
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  expect(await waitForTurn(page)).toBe(true);
  await openPanel(page, 'Menu');
  const begins = `Played on from action ${at} of an earlier game. What Player 1 could not know`;
  await expect(page.getByText(begins)).toBeVisible();
  await expect(page.getByText('Check the shuffle')).toHaveCount(0);
  await decideByMouse(page, () => 0);
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
