/** In the reader's own colours (forced-colors), what can be touched and who leads are still seen. */

import { expect, test } from '@playwright/test';

import { openTable, playUntil, showTable, type Position } from './opened';
import { faintSigns } from './pixels';
import { keep, turns } from './playing';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await keep(page, { motion: 'none' });
});

test('cards that can be taken have an outline, and bars are drawn', async ({ page }) => {
  const id = await openTable(page, { game: 'richelieu', players: 2 });
  await playUntil(page, id, ({ actions_played: played }) => played >= 8, turns());
  await showTable(page, id);
  const legal = page.locator('[data-place].legal');
  const other = page.locator('[data-place]:not(.legal)').first();
  const outline = (element: Element) => getComputedStyle(element).outlineStyle;
  await expect(legal).not.toHaveCount(0);
  for (const card of await legal.all()) expect(await card.evaluate(outline)).not.toBe('none');
  expect(await other.evaluate(outline)).toBe('none');
  const fills = page.locator('.tally .fill:visible');
  await expect(fills).not.toHaveCount(0);
  const colours = await fills
    .first()
    .evaluate((fill) => [
      getComputedStyle(fill).backgroundColor,
      getComputedStyle(fill.parentElement ?? fill).backgroundColor,
    ]);
  expect(colours[0]).not.toBe(colours[1]);
});

test('armies that can march are ringed, and pieces are seen on the map', async ({ page }) => {
  const id = await openTable(page, { game: 'rheingold', players: 3 });
  // Now and then no army can march, and the turn can only end.
  const marches = ({ phase, legal, actions_played: played }: Position) =>
    phase === 'MOVE' && played > 40 && legal.some((token) => token !== '-');
  expect(await playUntil(page, id, marches, turns())).toBe(true);
  await showTable(page, id);
  const sources = await page.locator('[data-place].source').count();
  expect(sources).toBeGreaterThan(0);
  await expect(page.locator('[data-place].source .lit')).toHaveCount(sources);
  const { measured, faint } = await faintSigns(page, ['.piece', '.lit', '.prompt svg']);
  expect(measured).toBeGreaterThan(sources);
  expect(faint).toEqual([]);
});
