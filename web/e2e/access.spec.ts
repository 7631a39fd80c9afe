import { expect, test } from '@playwright/test';

import { check, OF_COLOURS } from './barriers';
import { linkTo, openTable, playUntil, showTable, startGame } from './opened';
import { atTable, changeOptions, keep, recordedGame, turns, visitor } from './playing';
import { share } from './volume';

const PAGES = [
  '/',
  '/settings',
  '/me',
  '/results',
  '/today',
  '/mail',
  '/rules',
  '/rules/richelieu',
  '/rules/rheingold',
  '/puzzles/richelieu',
  '/puzzles/rheingold',
  '/x',
];
const GAMES = ['richelieu', 'rheingold'] as const;

test('axe finds no barrier on any page', async ({ page }) => {
  await keep(page, { theme: 'light', motion: 'none' });
  for (const address of PAGES) {
    await page.goto(address);
    await check(page);
  }
});

for (const [number, game] of GAMES.entries()) {
  const [when = 0] = share([2, 8, 16, 32], number);

  test(`axe finds no barrier at a table of ${game}`, async ({ page }) => {
    // During the game and at its end, with picture and text together.
    await keep(page, { theme: 'light', motion: 'none', presentation: 'both' });
    const options = game === 'rheingold' ? { rounds: 12 } : {};
    const id = await openTable(page, { game, players: 2, options });
    const pick = turns();
    for (const actions of [0, when, Infinity]) {
      await playUntil(page, id, (view) => view.actions_played >= actions, pick);
      await showTable(page, id);
      if (actions) await page.getByRole('tab', { name: 'Menu' }).click();
      await check(page);
    }
    await page.getByRole('link', { name: 'Look through the game' }).click();
    await page.getByRole('slider', { name: 'Position in the game' }).waitFor();
    await check(page);
    await page.getByRole('button', { name: 'Last position' }).click();
    await check(page);
  });
}

test('axe finds no barrier where a table is set up or a friend invited', async ({ page }) => {
  await keep(page, { theme: 'light', motion: 'none' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  await page.getByLabel('Your name').waitFor();
  await check(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await changeOptions(page);
  await page.getByLabel('Seat 2').selectOption({ label: 'Friend, by link' });
  await check(page);
});

test('axe finds no barrier where friends meet', async ({ page, browser }) => {
  await keep(page, { theme: 'light', motion: 'none' });
  const id = await openTable(page, { game: 'richelieu', players: 2, second: 'open' });
  await page.goto(`/t/${id}`);
  await page.getByRole('button', { name: 'Create a link' }).waitFor();
  await check(page);
  const friend = await visitor(browser, { theme: 'light', motion: 'none' });
  await friend.goto(await linkTo(page, id));
  await friend.getByRole('button', { name: 'Sit down' }).waitFor();
  await check(friend);
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await atTable(page);
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Good luck!');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Good luck!' })).toBeVisible();
  await check(page);
  await page.getByRole('tab', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Propose to end the game' }).click();
  await friend.getByRole('button', { name: 'Agree' }).waitFor();
  await check(friend);
});

for (const theme of share(['dark', 'contrast'])) {
  const settings = { theme, motion: 'none', presentation: 'both' };

  test(`pages are readable, ${theme}`, async ({ page }) => {
    await keep(page, settings);
    for (const address of PAGES) {
      await page.goto(address);
      await check(page, OF_COLOURS);
    }
    await recordedGame(page, settings);
    await page.getByRole('button', { name: 'Last position' }).click();
    await check(page, OF_COLOURS);
  });

  for (const game of GAMES) {
    test(`a table of ${game} is readable, ${theme}`, async ({ page }) => {
      await startGame(page, { game, settings });
      await page.getByRole('tab', { name: 'Menu' }).click();
      await check(page, OF_COLOURS);
    });
  }
}

test('nothing is lost at 320 pixels or at 200 %', async ({ page }) => {
  await keep(page, { motion: 'none', presentation: 'both' });
  const addresses = ['/', '/today', '/puzzles/richelieu', '/rules/richelieu', '/settings'];
  for (const game of ['richelieu', 'rheingold'] as const) {
    const settings = { motion: 'none', presentation: 'both' };
    await startGame(page, { game, name: 'W'.repeat(40), settings });
    addresses.push(page.url());
  }
  // A 640-pixel window with letters twice as large has the layout of a zoomed 320-pixel one.
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
