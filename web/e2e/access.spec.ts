import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

import { decideByMouse, keep, playByMouse, startGame, turns, waitForTurn } from './playing';

/** What a theme can make right or wrong; all else is looked for in the light one only. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

async function check(page: Page, theme: string): Promise<void> {
  const axe = new AxeBuilder({ page });
  if (theme !== 'light') axe.withRules(OF_COLOURS);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
  }));
  expect(found).toEqual([]);
}

for (const theme of ['light', 'dark', 'contrast']) {
  test(`pages have no barrier that axe knows of, ${theme}`, async ({ page }) => {
    await keep(page, { theme, motion: 'none' });
    for (const address of [
      '/',
      '/settings',
      '/rules',
      '/rules/richelieu',
      '/rules/rheingold',
      '/x',
    ]) {
      await page.goto(address);
      await page.locator('h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      await check(page, theme);
    }
  });

  for (const game of ['richelieu', 'rheingold'] as const) {
    test(`nor has a table of ${game}, ${theme}`, async ({ page }) => {
      const settings = { theme, motion: 'none', presentation: 'both' };
      await startGame(page, { game, rounds: game === 'rheingold' ? 2 : 0, settings });
      await waitForTurn(page);
      await check(page, theme);
      await decideByMouse(page, turns());
      if (await waitForTurn(page)) await check(page, theme);
      await page.getByText('Table menu').click();
      await check(page, theme);
      if (game === 'rheingold') {
        await playByMouse(page);
        await check(page, theme);
        await page.getByRole('link', { name: 'Replay' }).click();
        await page.getByRole('slider', { name: 'Position in the game' }).waitFor();
        await page.waitForLoadState('networkidle');
        await check(page, theme);
      }
    });
  }
}

test('nothing is lost at 320 pixels, nor at 200 %', async ({ page }) => {
  await keep(page, { motion: 'none', presentation: 'both' });
  const addresses = ['/', '/rules/richelieu', '/settings'];
  for (const game of ['richelieu', 'rheingold'] as const) {
    const settings = { motion: 'none', presentation: 'both' };
    await startGame(page, { game, name: 'W'.repeat(40), settings });
    await waitForTurn(page);
    addresses.push(page.url());
  }
  // A window of 640 pixels with letters of twice the size is one of 320 that is zoomed.
  for (const [width, size] of [
    [320, '100%'],
    [640, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    for (const address of addresses) {
      await page.goto(address);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      await page.evaluate((wanted) => {
        document.documentElement.style.fontSize = wanted;
      }, size);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond, `${address} at ${size}`).toBeLessThanOrEqual(0);
    }
  }
});
