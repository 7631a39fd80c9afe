/** The reader's progress: the next rival after a win, and on another device. */

import { expect, test, type Page } from '@playwright/test';

import { openTable, playUntil, showTable } from './opened';
import { atTable, changeOptions, keep, turns } from './playing';

const STORED = 'blazon-progress';
const stored = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), STORED);

/** Whatever the result of a game really is: let the page hear that the first seat has won. */
async function letWin(page: Page): Promise<void> {
  await page.routeWebSocket(/\/socket\?/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) =>
      socket.send(message.toString().replace(/"winners":\[[\d,]*\]/, '"winners":[0]')),
    );
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('after a first win the next rival waits, here and on the home page', async ({ page }) => {
    await keep(page, { motion: 'none' });
    await letWin(page);
    await page.goto('/');
    const { bots } = (await (await page.request.get('/api/defaults')).json()) as {
      bots: readonly string[];
    };
    const next = bots[bots.indexOf('page') + 1] ?? '';
    const name = next.charAt(0).toUpperCase() + next.slice(1);

    const id = await openTable(page, { game: 'rheingold', players: 2, options: { rounds: 2 } });
    await playUntil(page, id, () => false, turns());
    await showTable(page, id);
    const line = page.getByText(`You have beaten Page. ${name} is waiting.`);
    await expect(line).toBeVisible();
    expect(await stored(page)).toBe('rheingold,0,page');
    const lines = await line.evaluate((span) => span.getClientRects().length);
    expect(lines).toBe(1);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);

    await page.getByRole('button', { name: `Play ${name}` }).click();
    await expect(page).not.toHaveURL(new RegExp(id));
    await atTable(page);
    const table = page.url().split('/').at(-1) ?? '';
    const answer = await page.request.get(`/api/tables/${table}?v=2`);
    const { d } = (await answer.json()) as {
      d: { table: { game: string; seats: { bot: string | null }[] }; options: { rounds: number } };
    };
    expect(d.table.game).toBe('rheingold');
    expect(d.table.seats.map(({ bot }) => bot)).toEqual([null, next]);
    expect(d.options.rounds).toBe(2);

    await page.goto('/');
    await page.getByRole('radio', { name: 'Rheingold' }).check();
    await expect(page.getByText(`against the bot ${name}`)).toBeVisible();
    await page.getByRole('radio', { name: 'Richelieu' }).check();
    await expect(page.getByText(`against the bot ${name}`)).toBeHidden();
  });
});

test('progress goes along to another device, and is merged there', async ({ browser }) => {
  const [laptop, phone] = await Promise.all(
    ['richelieu,3,page', 'richelieu,1d,squire;rheingold,2'].map(async (progress) => {
      const page = await (await browser.newContext()).newPage();
      await keep(page, { motion: 'none' });
      await page.goto('/');
      await page.evaluate(
        ([key = '', text = '']) => localStorage.setItem(key, text),
        [STORED, progress],
      );
      await page.reload();
      return page;
    }),
  );
  if (!laptop || !phone) throw new Error('no visitors');
  await changeOptions(laptop);
  await laptop.getByRole('button', { name: 'Play', exact: true }).click();
  await atTable(laptop);
  await laptop.getByRole('tab', { name: 'Menu' }).click();
  await laptop.getByRole('link', { name: 'Continue on another device' }).click();
  await laptop.getByRole('button', { name: 'Show the link' }).click();
  await expect(laptop.getByText('your progress comes with them.')).toBeVisible();
  await phone.goto(await laptop.getByLabel('Link', { exact: true }).inputValue());
  await phone.getByRole('button', { name: 'Take my games here' }).click();
  await expect(phone.getByRole('heading', { name: 'Your games are here' })).toBeVisible();
  expect(await stored(phone)).toBe('richelieu,3d,squire,page;rheingold,2');
});

test('who deletes their data deletes the progress', async ({ page }) => {
  await keep(page, {});
  await page.goto('/settings');
  await page.evaluate((key) => localStorage.setItem(key, 'richelieu,3,page'), STORED);
  await page.reload();
  await page.getByRole('button', { name: 'Delete my data' }).click();
  await page.getByRole('button', { name: 'Delete all of it' }).click();
  await expect(page.getByText('Your data has been deleted.')).toBeVisible();
  expect(await stored(page)).toBeNull();
});
