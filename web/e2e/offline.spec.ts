/** Without a server or a network, each page says so once, and comes back by itself. */

import { expect, test, type Page } from '@playwright/test';

import { keep } from './playing';

const GONE = 'No connection to the server';

/** Let no request reach the server; returns a function that ends this. */
async function cutOff(page: Page): Promise<() => Promise<void>> {
  await page.route('/api/**', (route) => route.abort('connectionrefused'));
  return () => page.unroute('/api/**');
}

async function saysItOnce(page: Page): Promise<void> {
  await expect(page.getByText(GONE)).toHaveCount(1);
  await expect(page.getByText(GONE)).toBeVisible();
  await expect(page.getByText('cannot be reached')).toHaveCount(0);
  await expect(page.getByText('Loading')).toHaveCount(0);
}

/** Let the page wait for ever where it would wait for a second or longer. */
async function neverTriesAgain(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const wait = (act: () => void, ms = 0) => setTimeout(act, ms < 1000 ? ms : 1e9);
    window.setTimeout = wait as typeof window.setTimeout;
  });
}

test('the first page comes back at the button', async ({ page }) => {
  await keep(page, {});
  await neverTriesAgain(page);
  const restore = await cutOff(page);
  await page.goto('/');
  await saysItOnce(page);
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(GONE)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Play a bot' })).toBeVisible();
});

for (const [address, there] of [
  ['/learn/richelieu', '.learn'],
  ['/rules', 'a[href="/rules/richelieu"]'],
] as const) {
  test(`${address} comes back with the network`, async ({ page }) => {
    await keep(page, {});
    const restore = await cutOff(page);
    await page.goto(address);
    await saysItOnce(page);
    await restore();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText(GONE)).toBeHidden();
    await expect(page.locator(there).first()).toBeVisible();
  });
}

test('a list that was refreshed without a network is there again', async ({ page }) => {
  await keep(page, {});
  await page.goto('/');
  await page.getByRole('button', { name: 'Play a bot' }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Finished' }).click();
  await saysItOnce(page);
  await page.context().setOffline(false);
  await expect(page.getByText(GONE)).toBeHidden();
});
