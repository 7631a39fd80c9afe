/** How people come in: by a name, by a link, from the list of open tables. */

import { readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import { atTable, changeOptions, keep, toFriend, visitor } from './playing';

test('a name is cleaned, or explained beside its field', async ({ page }) => {
  await keep(page, {});
  await page.goto('/');
  await changeOptions(page);
  const name = page.getByLabel('Name of player 1');
  await name.fill('Ann\u202eeel');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'hidden character' })).toBeVisible();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('\u200eAnn\u00a0Lee\u00ad');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await atTable(page);
  await expect(page.getByText('Ann Lee').first()).toBeVisible();
});

test('a link works with what a mail program did to it', async ({ page, browser }) => {
  await keep(page, {});
  const link = await toFriend(page);
  const friend = await visitor(browser, {});
  for (const broken of [`${link})`, `${link}%3E.`, link.replace('#', '%23')]) {
    await friend.goto('/');
    await friend.goto(broken);
    await expect(friend.getByRole('button', { name: 'Sit down' })).toBeVisible();
  }
  await friend.goto('/');
  await friend.goto(link.slice(0, -1));
  await expect(friend.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
});

test('a stranger chooses a game and joins a table from the list', async ({ page, browser }) => {
  await keep(page, {});
  await page.goto('/');
  await page.getByRole('radio', { name: 'Rheingold' }).check();
  await changeOptions(page);
  await page.getByLabel('Name of player 1').fill('Host of the door');
  await page.getByLabel('Seat 2').selectOption({ label: 'Friend, by link' });
  await page.getByLabel('List this table').check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('for a few minutes after you leave')).toBeVisible();
  const stranger = await visitor(browser, {});
  await stranger.goto('/');
  const tables = stranger.getByRole('region', { name: 'Other tables' });
  const entry = tables.getByRole('listitem').filter({ hasText: 'Host of the door' });
  await expect(entry).toContainText('Open seat');
  await tables.getByLabel('Game').selectOption('Richelieu');
  await expect(entry).toHaveCount(0);
  await tables.getByLabel('Game').selectOption('Rheingold');
  await entry.getByRole('link', { name: 'Join' }).click();
  await stranger.getByRole('button', { name: 'Sit down' }).click();
  await atTable(stranger);
});

test('a map of one’s own can be played', async ({ page }) => {
  await keep(page, {});
  const loch = readFileSync('../src/blazon/games/rheingold/rules/maps/loch.toml', 'utf8');
  const mine = loch
    .replace('name = "loch"', 'name = "mine"')
    .replace(/^title = .*$/m, 'title = "My pond"');
  await page.goto('/');
  await page.getByRole('radio', { name: 'Rheingold' }).check();
  await changeOptions(page);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'A map of your own' }).click();
  const file = { name: 'pond.toml', mimeType: 'application/toml', buffer: Buffer.from(mine) };
  await (await choosing).setFiles(file);
  await expect(page.getByText('pond.toml')).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await atTable(page);
  await expect(page.locator('svg', { hasText: 'My pond' }).first()).toBeVisible();
});
