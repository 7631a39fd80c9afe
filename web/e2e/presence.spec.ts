/** Who is at a table, with two browsers of which one is closed, and both players' clocks. */

import { expect, test, type Page } from '@playwright/test';

import { atTable, changeOptions, openForFriend, sitDown, visitor } from './playing';

const PHONE = { width: 390, height: 844 };

/** Anna's game with Bert, who comes by link. */
async function playTogether(anna: Page, bert: Page, pace?: string): Promise<void> {
  await sitDown(bert, await openForFriend(anna, changeOptions, pace), 'Bert');
  await Promise.all([atTable(anna), atTable(bert)]);
}

test('a closed browser is missed after a moment, and seen again at once', async ({ browser }) => {
  const [anna, bert] = [await visitor(browser), await visitor(browser)];
  await playTogether(anna, bert);
  const row = anna.getByRole('list', { name: 'Seats' }).getByRole('listitem').nth(1);
  await expect(row).toHaveText(/Bert\s+here/);
  await bert.reload();
  await atTable(bert);
  await expect(row).toHaveText(/Bert\s+here/);
  const kept = await bert.context().storageState();
  await bert.context().close();
  await expect(row).toHaveText(/Bert\s+no connection/);
  const again = await browser.newContext({ storageState: kept });
  const returned = await again.newPage();
  await returned.goto(anna.url());
  await expect(row).toHaveText(/Bert\s+here/);
});

test('on a phone, both clocks are in sight, and the reserve is apart', async ({ browser }) => {
  const [anna, bert] = await Promise.all([
    visitor(browser, { motion: 'none' }, PHONE),
    visitor(browser, { motion: 'none' }, PHONE),
  ]);
  await playTogether(anna, bert, 'quick');
  for (const page of [anna, bert]) {
    const timers = page.locator('.prompt').getByRole('timer');
    await expect(timers).toHaveCount(2);
    await expect(timers.first()).toHaveText(/^\d+:\d\d\s+\+ \d+:\d\d$/);
    await expect(timers.nth(1)).toHaveText(/^reserve\s+\d+:\d\d$/);
    for (const timer of await timers.all()) await expect(timer).toBeInViewport();
  }
});
