/** The game of the day: one try, sealed until midnight, and a place in the list. */

import { expect, test, type Page } from '@playwright/test';

import { check } from './barriers';
import { playUntil } from './opened';
import { atTable, keep, turns } from './playing';

const card = (page: Page, game: string) => page.locator('section.card', { hasText: game });

/** The table on the page. */
const tableOn = (page: Page): string => /\/t\/([\w-]+)/.exec(page.url())?.[1] ?? '';

test('a deal is begun, finished once, and has a place and a line to share', async ({ page }) => {
  await keep(page, { motion: 'none', theme: 'light', speed: 'none' });
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Today' })
    .getByRole('link', { name: 'New today' })
    .click();
  const deal = card(page, 'Richelieu');
  await page.getByLabel('Your name').fill('Ann');
  await expect(deal.getByRole('link', { name: 'Learn Richelieu' })).toBeVisible();
  await deal.getByRole('button', { name: 'Play today’s game' }).click();
  await atTable(page);
  const id = tableOn(page);
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Resign' })).toBeVisible();
  await expect(page.getByRole('button', { name: /computer play/ })).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('listitem').filter({ hasText: 'Game of the day' })).toBeVisible();
  const on = page.getByRole('link', { name: /^play on against/ });
  await expect(on).toHaveAttribute('href', `/t/${id}`);
  await page.goto('/today');
  await expect(deal.getByRole('link', { name: 'Play on' })).toHaveAttribute('href', `/t/${id}`);
  await expect(deal.getByRole('link', { name: 'Learn Richelieu' })).toHaveCount(0);

  await playUntil(page, id, () => false, turns());
  await page.goto(`/t/${id}`);
  await expect(page.getByRole('link', { name: 'Download the game' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await expect(deal).toContainText(/(Won|Lost|Shared the win) with/);
  await expect(async () => {
    await page.reload();
    await expect(deal.locator('.line')).toContainText(/Place 1 of 1\.\s+http/, { timeout: 2000 });
  }).toPass();
  await expect(deal.getByRole('row', { name: /Ann/ })).toContainText('you');
  await expect(page.getByText('You have finished a game of the day on one day.')).toBeVisible();
  await check(page);
  await deal.getByText(/^Yesterday/).click();
  await expect(deal.getByText('Nobody finished it.')).toBeVisible();
  await page.getByText('What counts, and what stays secret').click();
  await check(page);

  await deal.getByRole('link', { name: 'Look through the game' }).click();
  await page.getByRole('slider', { name: 'Position in the game' }).waitFor();
  await expect(page.getByRole('tab', { name: 'Review' })).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Today' })).toContainText(
    /Richelieu:.*\([+−\d]/,
  );
});

test('two tabs begin one game, and giving up leaves no place', async ({ page, context }) => {
  await keep(page, { motion: 'none' });
  await page.request.patch('/api/session', { data: { name: 'Bea' } });
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('/today');
  const deals = [page, other].map((tab) => card(tab, 'Rheingold'));
  for (const deal of deals) await expect(deal.getByRole('button')).toBeVisible();
  for (const deal of deals) {
    await deal.getByRole('button', { name: 'Play today’s game' }).click({ noWaitAfter: true });
  }
  for (const tab of [page, other]) await atTable(tab);
  expect(tableOn(page)).toBe(tableOn(other));
  const d = { do: 'resign', seat: 0 };
  await page.request.post(`/api/tables/${tableOn(page)}/commands`, { data: { id: 'a', d } });
  await page.goto('/today');
  await expect(card(page, 'Rheingold')).toContainText('it does not count');
  await expect(card(page, 'Rheingold').getByRole('button')).toHaveCount(0);
});
