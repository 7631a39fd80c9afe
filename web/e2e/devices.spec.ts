/** One person on several devices: a link takes all games along, and each device can be removed. */

import { expect, test, type Browser, type Page } from '@playwright/test';

import { check } from './barriers';
import { atTable, changeOptions, visitor } from './playing';

const PHONE = { width: 390, height: 844 };

/** A phone, by which somebody has scanned the code. */
const phoneOf = (browser: Browser, settings = {}): Promise<Page> =>
  visitor(browser, { motion: 'none', ...settings }, PHONE);

/** The link that a page of devices shows. */
const shown = (page: Page): Promise<string> =>
  page.getByLabel('Link', { exact: true }).inputValue();

/** Somebody plays, and wants to go on elsewhere; returns the link that is shown. */
async function goAway(page: Page): Promise<string> {
  await page.goto('/');
  await changeOptions(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await atTable(page);
  await page.getByRole('tab', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Continue on another device' }).click();
  await page.getByRole('button', { name: 'Show the link' }).click();
  await expect(page.getByRole('img', { name: 'The link as a code for a camera' })).toBeVisible();
  return shown(page);
}

/** Take one's games to a browser. */
async function take(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Take my games here' }).click();
  await expect(page.getByRole('heading', { name: 'Your games are here' })).toBeVisible();
}

/** Go on with the only game on the first page, and make a move. */
async function playOn(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('a[href^="/t/"]').first().click();
  await atTable(page);
  await page.locator('.prompt .yours').waitFor();
}

test('a game goes on in a second and a third browser, and one of them is removed', async ({
  browser,
}) => {
  const [desk, phone, tablet] = [
    await visitor(browser),
    await phoneOf(browser),
    await visitor(browser),
  ];
  const link = await goAway(desk);
  await take(phone, link);
  const next = await shown(phone);
  expect(next).not.toBe(link);
  await playOn(phone);
  await take(tablet, next);
  await playOn(tablet);

  await desk.goto('/me');
  const devices = desk.getByRole('region', { name: 'Devices with your games' });
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await expect(devices.getByText('(this one)')).toHaveCount(1);
  await devices
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await devices.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  // The tablet came last, so it is the first in the list; its table tells it at once.
  await expect(tablet.locator('.prompt .yours')).toHaveCount(0);
  await playOn(phone);

  await tablet.goto(link);
  await expect(tablet.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('what two browsers have played comes together', async ({ browser }) => {
  const [desk, phone] = [await visitor(browser), await phoneOf(browser)];
  await goAway(phone);
  const link = await goAway(desk);
  await phone.goto(link);
  await expect(phone.getByText('The games of this browser join the others')).toBeVisible();
  await take(phone, link);
  for (const page of [phone, desk]) {
    await page.goto('/');
    await expect(page.locator('a[href^="/t/"]')).toHaveCount(2);
  }
});

for (const [name, theme] of [
  ['light', 'light'],
  ['dark', 'dark'],
] as const) {
  test(`the page of devices has no barriers, on a phone, ${name}`, async ({ browser }) => {
    const [desk, phone] = [await phoneOf(browser, { theme }), await phoneOf(browser, { theme })];
    const link = await goAway(desk);
    await check(desk);
    await phone.goto(link);
    await check(phone);
    await take(phone, link);
    await check(phone);
    await phone.goto('/me');
    await phone.getByRole('button', { name: /^Remove / }).click();
    await check(phone);
    for (const page of [desk, phone]) {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(PHONE.width);
    }
  });
}
