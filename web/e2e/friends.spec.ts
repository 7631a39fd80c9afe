import { expect, test, type Page } from '@playwright/test';

import {
  atTable,
  changeOptions,
  decideByMouse,
  giveUp,
  keep,
  openForFriend,
  sitDown,
  turns,
  visitor,
  visitors,
} from './playing';

test('a friend joins by link, somebody watches, and they play the game to its end', async ({
  browser,
}) => {
  const [anna, bert, cora] = await visitors(browser);
  const shortGame = async (page: Page) => {
    await page.getByRole('radio', { name: 'Rheingold' }).check();
    await changeOptions(page);
    await page.getByLabel('Round limit').fill('4');
  };
  await sitDown(bert, await openForFriend(anna, shortGame), 'Bert');
  await atTable(bert);
  await atTable(anna);
  await cora.goto(anna.url());
  await atTable(cora);
  await expect(cora.locator('.prompt')).toBeVisible();
  await expect(cora.locator('.prompt .yours')).toHaveCount(0);

  await anna.getByRole('tab', { name: 'Chat' }).click();
  await anna.getByRole('textbox', { name: 'Message' }).fill('Good luck!');
  await anna.getByRole('button', { name: 'Send', exact: true }).click();
  for (const page of [bert, cora]) {
    const chat = page.getByRole('tab', { name: 'Chat one new message' });
    await chat.click();
    await expect(chat).toBeHidden(); // now it is read
  }
  for (const page of [anna, bert, cora]) {
    await expect(page.getByRole('listitem').filter({ hasText: 'Good luck!' })).toBeVisible();
  }

  const pick = turns();
  const over = '.table[data-status="over"]';
  for (;;) {
    const asked = await Promise.race(
      [anna, bert].map(async (page) => {
        await page.locator(`.prompt .yours, ${over}`).first().waitFor();
        return page;
      }),
    );
    if (await asked.locator(over).count()) break;
    await decideByMouse(asked, pick);
  }
  for (const page of [anna, bert, cora]) {
    await expect(page.getByRole('heading', { name: 'The game is over.' })).toBeVisible();
  }
  await bert.getByRole('button', { name: 'Rematch' }).click();
  await expect(anna.getByRole('link', { name: 'Go to the rematch' })).toBeVisible();
});

test('a link works once', async ({ browser }) => {
  const [anna, bert, cora] = await visitors(browser);
  const link = await openForFriend(anna);
  await sitDown(bert, link, 'Bert');
  await atTable(bert);
  await cora.goto(link);
  await expect(cora.getByRole('heading', { name: 'The game has begun' })).toBeVisible();
  await expect(cora.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
  await cora.getByRole('link', { name: 'Watch the game' }).click();
  await atTable(cora);
});

test('the link to a finished game leads to its replay', async ({ browser }) => {
  const [anna, bert, cora] = await visitors(browser);
  const link = await openForFriend(anna);
  await sitDown(bert, link, 'Bert');
  await atTable(bert);
  await atTable(anna);
  await giveUp(bert);
  for (const page of [anna, bert]) {
    await expect(page.getByRole('link', { name: 'Look through the game' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
  }
  for (const address of [link, anna.url()]) {
    await cora.goto(address);
    await expect(cora.getByRole('link', { name: 'Play your own game' })).toBeVisible();
    await cora.getByRole('link', { name: 'Watch it again' }).click();
    await expect(cora).toHaveURL(/\/replay\//);
    await expect(cora.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
  }
});

test('two players at one device hand it over behind a curtain', async ({ browser }) => {
  const page = await visitor(browser);
  await page.goto('/');
  await changeOptions(page);
  await page.getByLabel('Name of player 1').fill('Anna');
  await page.getByLabel('Seat 2').selectOption({ label: 'On this device' });
  await page.getByLabel('Name of player 2').fill('Bert');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await atTable(page);
  const pick = turns();
  let curtains = 0;
  for (let decision = 0; decision < 16; decision += 1) {
    await page.locator('.prompt .yours, .curtain').first().waitFor();
    if (await page.locator('.curtain').count()) {
      curtains += 1;
      await expect(page.locator('[data-place]')).toHaveCount(0);
      await page.locator('.curtain').getByRole('button').click();
      await page.locator('.prompt .yours').waitFor();
    }
    await decideByMouse(page, pick);
  }
  expect(curtains).toBeGreaterThan(2);
});

test('two tabs of one player show the same table', async ({ browser }) => {
  const context = await browser.newContext();
  const first = await context.newPage();
  await keep(first, { motion: 'none' });
  await first.goto('/');
  await first.getByRole('button', { name: 'Play a bot' }).click();
  await atTable(first);
  const second = await context.newPage();
  await keep(second, { motion: 'none' });
  await second.goto(first.url());
  await atTable(second);
  await first.locator('.prompt .yours').waitFor();
  await second.locator('.prompt .yours').waitFor();
  await decideByMouse(first, turns());
  // The bot may decide at any moment, so the version that both have is not known.
  await expect(async () => {
    const [one, other] = [first, second].map((page) =>
      page.locator('.table').getAttribute('data-version'),
    );
    expect(await other).toBe(await one);
  }).toPass();
});

test('the page reports a lost connection, and then catches up by itself', async ({ browser }) => {
  const page = await visitor(browser);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play a bot' }).click();
  await atTable(page);
  await page.locator('.prompt .yours').waitFor();
  await page.context().setOffline(true);
  await expect(page.getByText('Connection lost')).toBeVisible();
  await page.locator('[data-place].legal').first().click();
  await page.context().setOffline(false);
  await expect(page.getByText('Connection lost')).toBeHidden();
  await expect(page.locator('.log li')).not.toHaveCount(0);
});

test('an invitation opened while watching the table asks for a name', async ({ browser }) => {
  const [anna, bert] = [await visitor(browser), await visitor(browser)];
  const link = await openForFriend(anna);
  await bert.goto(anna.url());
  await expect(bert.getByRole('listitem').filter({ hasText: 'Anna' })).toBeVisible();
  await bert.evaluate((address) => location.assign(address), link);
  await bert.getByLabel('Your name').fill('Bert');
  await bert.getByRole('button', { name: 'Sit down' }).click();
  await atTable(bert);
  await bert.goto(link);
  await bert.getByRole('link', { name: 'To the table' }).click();
  await atTable(bert);
});

test('an invitation names the host, the game and its pace', async ({ browser }) => {
  const [anna, bert] = [await visitor(browser), await visitor(browser)];
  const rheingold = async (page: Page) => {
    await page.getByRole('radio', { name: 'Rheingold' }).check();
    await changeOptions(page);
  };
  await bert.goto(await openForFriend(anna, rheingold, { index: 1 }));
  await expect(bert.getByRole('heading', { level: 1 })).toHaveText(
    'Anna invites you to a game of Rheingold',
  );
  await expect(bert.getByText(/per turn/)).toBeVisible();
});

test('a seat moves to another device, and both say so', async ({ browser }) => {
  const [anna, phone] = [await visitor(browser), await visitor(browser)];
  await anna.goto('/');
  await changeOptions(anna);
  await anna.getByLabel('Name of player 1').fill('Anna');
  await anna.getByRole('button', { name: 'Play', exact: true }).click();
  await atTable(anna);
  // Links that earlier versions have shown still work, and programs can make more.
  const [, table = ''] = /\/t\/([\w-]+)/.exec(anna.url()) ?? [];
  const call = { id: 'move', d: { do: 'invite', seat: 0 } };
  const made = await anna.request.post(`/api/tables/${table}/commands`, { data: call });
  await phone.goto(`/t/${table}#${((await made.json()) as { link: string }).link}`);
  await expect(phone.getByText('This link moves Anna’s seat to this device.')).toBeVisible();
  await expect(phone.getByLabel(/Your name/)).toHaveCount(0);
  await phone.getByRole('button', { name: 'Move the seat to this device' }).click();
  await atTable(phone);
  await expect(anna.getByText('Your seat has moved to another device.')).toBeVisible();
  await phone.locator('.prompt .yours').waitFor();
});
