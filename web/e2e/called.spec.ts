/** In a game that may take days, the page offers to call who has to wait, and says how. */

import { expect, test, type Page } from '@playwright/test';

import { check } from './barriers';
import { atTable, openForFriend, sitDown, visitor } from './playing';

const PHONE = { width: 390, height: 844 };
const OFFER = 'Should this browser tell you when it is your turn, or a game begins?';
const IS_ON = 'This browser tells you when it is your turn, or a game begins.';

/** Stand-ins for the user's permission, and for the browser vendor's service. */
async function allow(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = () => Promise.resolve((permission = 'granted'));
    let made: PushSubscription | null = null;
    const text = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    PushManager.prototype.getSubscription = () => Promise.resolve(made);
    PushManager.prototype.subscribe = async () => {
      const curve = { name: 'ECDH', namedCurve: 'P-256' };
      const { publicKey } = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
      const p256dh = text(await crypto.subtle.exportKey('raw', publicKey));
      const keys = { p256dh, auth: text(new Uint8Array(16).buffer) };
      const toJSON = () => ({ endpoint: 'https://push.example/to/me', keys });
      return (made = { toJSON } as unknown as PushSubscription);
    };
  });
}

test('who waits for others is offered to be called, and told that it is so', async ({
  browser,
}) => {
  const pages = [await visitor(browser, {}, PHONE), await visitor(browser, {}, PHONE)];
  const [anna, bert] = pages as [Page, Page];
  await Promise.all(pages.map(allow));
  const link = await openForFriend(anna);
  await expect(anna.getByText(OFFER)).toBeVisible();
  await sitDown(bert, link, 'Bert');
  await Promise.all(pages.map((page) => atTable(page)));
  const waits = await Promise.race(
    pages.map(async (page) => (await page.locator('.prompt').getByText(OFFER).waitFor(), page)),
  );
  const other = waits === anna ? bert : anna;
  await other.locator('.prompt .yours').waitFor();
  await expect(other.locator('.prompt').getByText(OFFER)).toHaveCount(0);
  await check(waits);
  const told = waits.waitForRequest(
    (asked) => asked.method() === 'PUT' && asked.url().endsWith('/api/session/push'),
  );
  await waits.locator('.prompt').getByRole('button', { name: 'Tell me' }).click();
  expect((await (await told).response())?.status()).toBe(200);
  await expect(waits.locator('.prompt').getByText(IS_ON)).toBeVisible();
  await waits.getByRole('button', { name: 'OK' }).click();
  await expect(waits.locator('.prompt').getByText(IS_ON)).toHaveCount(0);
  await waits.getByRole('tab', { name: 'Menu' }).click();
  await expect(waits.getByText(IS_ON)).toBeVisible();
  await expect(waits.getByText(OFFER)).toHaveCount(0);
});
