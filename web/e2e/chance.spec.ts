import { expect, test, type Browser, type Page } from '@playwright/test';

import { atTable, keep } from './playing';

async function user(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await keep(page, { motion: 'none' });
  return page;
}

interface Chance {
  round: number;
  seals: (string | null)[];
  texts: (string | null)[];
}

/** How chance was made at the table of a page. */
async function chanceOf(page: Page): Promise<Chance> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const answer = await page.request.get(`/api/tables/${id}`);
  return ((await answer.json()) as { d: { table: { chance: Chance } } }).d.table.chance;
}

/** Anna opens a table for a friend; her own words come before her random text. */
async function openForFriend(anna: Page, words = ''): Promise<string> {
  await anna.goto('/');
  await anna.getByLabel('Name of player 1').fill('Anna');
  await anna.getByLabel('Seat 2').selectOption({ label: 'Friend, by link' });
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await anna.getByRole('button', { name: 'Create a link' }).click();
  const link = await anna.getByLabel('Link', { exact: true }).inputValue();
  if (words) {
    await anna.getByText('Verify the shuffle and dice').click();
    await anna.getByLabel('Words of your own').fill(words);
    await anna.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(anna.getByText('Added.')).toBeVisible();
  }
  return link;
}

async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

async function giveUp(page: Page): Promise<void> {
  await page.getByText('Table menu').click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
}

const FITS = 'The game was played with what this browser saw before it';
const BROKEN = 'Warning: the game was not played with what this browser saw';

test('two browsers make chance together, and see afterwards that nothing was changed', async ({
  browser,
}) => {
  const [anna, bert] = await Promise.all([user(browser), user(browser)]);
  const link = await openForFriend(anna, 'for luck');
  await sitDown(bert, link, 'Bert');
  await Promise.all([atTable(anna), atTable(bert)]);
  const { round, seals, texts } = await chanceOf(anna);
  expect(round).toBe(1);
  expect(seals.every((seal) => /^[0-9a-f]{64}$/.test(seal ?? ''))).toBe(true);
  expect(texts[0]).toMatch(/^for luck [0-9a-f]{32}$/);
  expect(texts[1]).toMatch(/^[0-9a-f]{32}$/);

  await giveUp(bert);
  await expect(bert.getByRole('heading', { name: 'The game is over.' })).toBeVisible();
  await bert.getByText('Table menu').click();
  await expect(bert.getByText(FITS)).toBeVisible();
  // Where something else was seen before the game, this is said without having been asked for.
  await anna.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('blazon-texts') ?? '{}') as Record<
      string,
      { of: string }
    >;
    for (const one of Object.values(kept)) one.of = '0'.repeat(64);
    localStorage.setItem('blazon-texts', JSON.stringify(kept));
  });
  await anna.reload();
  await atTable(anna);
  await expect(anna.getByRole('alert').filter({ hasText: BROKEN })).toBeVisible();
});

test('a full table says for whose device it waits, and begins when that has come', async ({
  browser,
}) => {
  const [anna, bert] = await Promise.all([user(browser), user(browser)]);
  const link = await openForFriend(anna);
  const address = anna.url();
  await anna.goto('about:blank');
  await sitDown(bert, link, 'Bert');
  await expect(bert.getByText('Waiting for the device of Anna')).toBeVisible();
  await anna.goto(address);
  await Promise.all([atTable(anna), atTable(bert)]);

  await giveUp(anna);
  await bert.getByRole('button', { name: 'Rematch' }).click();
  await expect(bert.getByText('Waiting for the device of Anna')).toBeVisible();
  await anna.getByRole('link', { name: 'Go to the rematch' }).click();
  await Promise.all([atTable(anna), atTable(bert)]);
  expect((await chanceOf(bert)).seals).not.toContain(null);
});

test('a browser that has lost its text seals another, and the others see that', async ({
  browser,
}) => {
  const [anna, bert] = await Promise.all([user(browser), user(browser)]);
  const link = await openForFriend(anna);
  const address = anna.url();
  await anna.evaluate(() => localStorage.removeItem('blazon-texts'));
  await anna.goto('about:blank');
  await sitDown(bert, link, 'Bert');
  await expect(bert.getByText('Waiting for the device of Anna')).toBeVisible();
  await anna.goto(address);
  await Promise.all([atTable(anna), atTable(bert)]);
  expect((await chanceOf(anna)).round).toBe(2);
  await bert.getByText('Table menu').click();
  await expect(bert.getByText('this is attempt 2')).toBeVisible();
});
