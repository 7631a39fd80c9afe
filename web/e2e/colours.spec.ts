/** In the reader's own colours (forced-colors), what can be touched and who leads are still seen. */

import { expect, test } from '@playwright/test';

import { openTable, playUntil, showTable } from './opened';
import { keep, turns, waitForTurn } from './playing';

test('cards that can be taken have an outline, and bars are drawn', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await keep(page, { motion: 'none' });
  const id = await openTable(page, { game: 'richelieu', players: 2 });
  await playUntil(page, id, ({ actions_played: played }) => played >= 8, turns());
  await showTable(page, id);
  await waitForTurn(page);
  const legal = page.locator('[data-place].legal');
  const other = page.locator('[data-place]:not(.legal)').first();
  const outline = (element: Element) => getComputedStyle(element).outlineStyle;
  for (const card of await legal.all()) expect(await card.evaluate(outline)).not.toBe('none');
  expect(await other.evaluate(outline)).toBe('none');
  const fills = page.locator('.tally .fill:visible');
  expect(await fills.count()).toBeGreaterThan(0);
  const colours = await fills
    .first()
    .evaluate((fill) => [
      getComputedStyle(fill).backgroundColor,
      getComputedStyle(fill.parentElement ?? fill).backgroundColor,
    ]);
  expect(colours[0]).not.toBe(colours[1]);
});
