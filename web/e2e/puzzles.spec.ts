/** Puzzles: from the first page to the answer, by mouse and by keyboard, and what stays solved. */

import { expect, test, type Page } from '@playwright/test';

import { check, OF_COLOURS } from './barriers';
import { keep } from './playing';
import type { components } from '../src/server/schema';

type Schemas = components['schemas'];

const GAMES = ['richelieu', 'rheingold'] as const;

async function asked<T>(page: Page, path: string): Promise<T> {
  return (await (await page.request.get(`/api/puzzles/${path}`)).json()) as T;
}

/** The easiest puzzle of a game, what it shows and its answer. */
async function easiest(page: Page, game: string) {
  const { puzzles } = await asked<Schemas['PuzzlesShown']>(page, game);
  const id = puzzles[0]?.id ?? '';
  const { moment } = await asked<Schemas['PuzzleShown']>(page, `${game}/${id}?lang=en`);
  const { right } = await asked<Schemas['PuzzleAnswer']>(page, `${game}/${id}/answer?lang=en`);
  const isRight = (token: string): boolean => right.some((one) => one.token === token);
  const wrong = moment.actions.filter(({ token }) => !isRight(token));
  return { id, count: puzzles.length, right, wrong };
}

/** Play an action with the table as text, where every action is a button. */
async function play(page: Page, text: string): Promise<void> {
  const name = new RegExp(`^${text.replace(/[^\w ]/g, '.')}$`, 'i');
  await page.getByRole('button', { name }).first().focus();
  await page.keyboard.press('Enter');
}

const strip = (page: Page) => page.locator('.puzzle section[tabindex="-1"]');

for (const game of GAMES) {
  test(`a puzzle of ${game} from the first page, solved by keyboard and kept`, async ({ page }) => {
    await keep(page, { motion: 'none', presentation: 'text' });
    const { id, count, right, wrong } = await easiest(page, game);
    await page.goto(`/?game=${game}`);
    await page.getByRole('link', { name: 'Puzzles' }).click();
    await expect(page).toHaveURL(new RegExp(`/puzzles/${game}$`));
    await expect(page.getByText(`0 of ${count} solved`)).toBeVisible();
    await check(page);
    await page.getByRole('link', { name: '1', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(strip(page)).toBeFocused();
    await play(page, wrong[0]?.text ?? '?');
    await expect(strip(page)).toContainText('Try again.');
    await check(page);
    await play(page, right[0]?.text ?? '?');
    await expect(strip(page)).toContainText('Right!');
    if (right[1]) await expect(strip(page)).toContainText(`Also right: ${right[1].text}`);
    // The strip, or the text of the table, whose button is gone.
    await expect(page.locator('.puzzle :focus')).toHaveCount(1);
    await page.getByRole('link', { name: 'Next puzzle' }).click();
    await expect(strip(page)).toContainText(`Puzzle 2 of ${count}`);
    await page.getByRole('link', { name: 'All puzzles' }).click();
    await expect(page.getByText(`1 of ${count} solved`)).toBeVisible();
    await expect(page.getByRole('link', { name: '1 solved', exact: true })).toBeVisible();
    await page.goto(`/?game=${game}`);
    await expect(page.getByRole('link', { name: /^Puzzles/ })).toContainText(`1 of ${count}`);
  });

  test(`the answer of a puzzle of ${game} is marked on the board`, async ({ page }) => {
    await keep(page, { motion: 'none', theme: 'dark' });
    const { id, right } = await easiest(page, game);
    await page.goto(`/puzzles/${game}#${id}`);
    await page.locator('.middle [data-place]').first().waitFor();
    await check(page, OF_COLOURS);
    await page.getByRole('button', { name: 'Show me' }).click();
    await expect(strip(page)).toContainText(`The best move: ${right[0]?.text}.`);
    await check(page, OF_COLOURS);
    await page.reload();
    await page.getByRole('link', { name: 'All puzzles' }).click();
    await expect(page.getByText(/^0 of \d+ solved/)).toBeVisible();
  });
}

test('a card that cannot be taken says why', async ({ page }) => {
  await keep(page, { motion: 'none' });
  const { puzzles } = await asked<Schemas['PuzzlesShown']>(page, 'richelieu');
  for (const { id } of puzzles) {
    const { moment } = await asked<Schemas['PuzzleShown']>(page, `richelieu/${id}?lang=en`);
    const { table, phase } = moment.view as { table: Record<string, unknown>; phase: string };
    const legal = moment.actions.flatMap(({ token }) => /[A-D]\d+/.exec(token)?.[0] ?? []);
    const cell = Object.keys(table).find((one) => phase === 'TAKE' && !legal.includes(one));
    if (cell === undefined) continue;
    await page.goto(`/puzzles/richelieu#${id}`);
    await page.locator(`[data-place="${cell}"]`).click();
    await expect(page.getByRole('alert')).toContainText(/You can only take a card from an end/);
    await expect(strip(page).getByRole('button', { name: 'Show me' })).toBeVisible();
    return;
  }
  throw new Error('every card can be taken in every puzzle');
});

test('today’s puzzle comes first', async ({ page }) => {
  await keep(page, { motion: 'none' });
  const { today, puzzles } = await asked<Schemas['PuzzlesShown']>(page, 'richelieu');
  await page.goto('/puzzles/richelieu');
  await page.getByRole('link', { name: 'Today’s puzzle' }).click();
  await expect(page).toHaveURL(new RegExp(`#${today}$`));
  const place = 1 + puzzles.findIndex(({ id }) => id === today);
  await expect(strip(page)).toContainText(`Puzzle ${place} of`);
});

test('a puzzle or game that there is not', async ({ page }) => {
  for (const address of ['/puzzles/richelieu#0123456789ab', '/puzzles/whist', '/puzzles']) {
    await page.goto('/');
    await page.goto(address);
    await expect(page.getByRole('heading', { name: /not/i })).toBeVisible();
  }
});
