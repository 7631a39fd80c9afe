/** The first page on a phone: every button that starts a game is visible without scrolling. */

import { expect, test } from '@playwright/test';

import { openTable } from './opened';
import { changeOptions, keep } from './playing';
import { share } from './volume';

test.use({ viewport: { width: 390, height: 844 } });

for (const [number, game] of ['richelieu', 'rheingold'].entries()) {
  for (const language of share(['en', 'de', 'fr', 'es', 'it'], number)) {
    test(`all buttons are visible, ${game}, ${language}`, async ({ page }) => {
      await keep(page, { language, motion: 'none' });
      await page.goto(`/?game=${game}`);
      const actions = page.locator('.start > :is(button, a)');
      await expect(actions).toHaveCount(4);
      await expect(page.locator('figure [data-place]').first()).toBeAttached();
      for (const action of [...(await actions.all()), page.locator('.change')]) {
        await expect(action).toBeInViewport({ ratio: 1 });
      }
    });

    test(`no choice is wider than the page, ${game}, ${language}`, async ({ page }) => {
      await keep(page, { language, motion: 'none' });
      await page.goto(`/?game=${game}`);
      await page.locator('.change').click();
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      for (const kind of ['bot', 'open']) {
        await page.locator('form li').nth(1).locator('select').first().selectOption(kind);
        expect(await width(), kind).toBe(390);
      }
    });
  }
}

test('the caption explains the picture, and its button covers none of it', async ({ page }) => {
  await keep(page, { motion: 'none' });
  await page.goto('/?game=richelieu');
  const figure = page.locator('figure');
  await expect(figure).toContainText('how many crests its province has');
  const picture = await figure.locator('.picture').boundingBox();
  const button = await figure.getByRole('button', { name: 'Stop the animation' }).boundingBox();
  expect(button?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
});

test('a running game is at the top of the first screen', async ({ page }) => {
  await keep(page, { motion: 'none' });
  await page.goto('/');
  const id = await openTable(page, { game: 'richelieu', players: 2 });
  await page.reload();
  const game = page.locator(`a[href="/t/${id}"]`);
  const start = page.getByRole('button', { name: 'Play a bot' });
  for (const one of [game, start]) await expect(one).toBeInViewport({ ratio: 1 });
  expect((await game.boundingBox())?.y).toBeLessThan((await start.boundingBox())?.y ?? 0);
});

test('setting up a table has the page’s width in a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await keep(page, { motion: 'none' });
  await page.goto('/?game=rheingold');
  await changeOptions(page);
  await page.getByLabel('Seat 2').selectOption({ label: 'Friend, by link' });
  const form = await page.locator('form').boundingBox();
  expect(form?.width).toBeGreaterThan(1200);
  const legends = page.locator('form > div > fieldset > legend, form > fieldset > legend');
  await expect(legends).toHaveCount(3);
  const tops = await Promise.all(
    (await legends.all()).map(async (one) => (await one.boundingBox())?.y ?? 0),
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});
