import { expect, test, type Page } from '@playwright/test';

import { atTable, changeOptions, giveUp, sitDown, visitor, visitors } from './playing';
import { share } from './volume';

interface Chance {
  round: number;
  seals: (string | null)[];
  texts: (string | null)[];
}

/** The source of chance at the page's table. */
async function chanceOf(page: Page): Promise<Chance> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const answer = await page.request.get(`/api/tables/${id}`);
  return ((await answer.json()) as { d: { table: { chance: Chance } } }).d.table.chance;
}

/** Anna opens a table for friends; returns a link for each. */
async function openForFriends(anna: Page, friends: number): Promise<string[]> {
  await anna.goto('/');
  await changeOptions(anna);
  await anna.getByLabel('Name of player 1').fill('Anna');
  await anna.getByLabel('Players').selectOption(String(friends + 1));
  for (let number = 2; number <= friends + 1; number += 1) {
    await anna.getByLabel(`Seat ${number}`).selectOption({ label: 'Friend, by link' });
  }
  await anna.getByRole('button', { name: 'Open the table' }).click();
  const create = anna.getByRole('button', { name: 'Create a link' });
  await expect(create).toHaveCount(friends);
  const links = anna.getByLabel('Link', { exact: true });
  for (let created = 1; created <= friends; created += 1) {
    await create.first().click();
    await expect(links).toHaveCount(created);
  }
  return Promise.all((await links.all()).map((link) => link.inputValue()));
}

/** Anna opens a table for a friend; her random text starts with her own words. */
async function openWith(anna: Page, words = ''): Promise<string> {
  const [link = 'no link'] = await openForFriends(anna, 1);
  if (words) {
    await anna.getByText('Verify the shuffle and dice').click();
    await anna.getByLabel('Your own words').fill(words);
    await anna.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(anna.getByText('Added.')).toBeVisible();
  }
  return link;
}

/** Change all texts that a browser has stored; null deletes them. */
function changeKept(page: Page, change: { of: string } | null): Promise<void> {
  return page.evaluate(
    (change) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('blazon');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const made = opening.result.transaction('texts', 'readwrite');
          const store = made.objectStore('texts');
          const found = store.get('all') as IDBRequest<Record<string, object>>;
          found.onsuccess = () => {
            for (const one of Object.values(found.result)) Object.assign(one, change);
            store.put(change ? found.result : {}, 'all');
          };
          made.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    change,
  );
}

const FITS = 'The game matches what this browser saw before it began';
const BROKEN = 'Warning: the game does not match what this browser saw';

test('two browsers contribute to chance, and see afterwards that nothing was changed', async ({
  browser,
}) => {
  const [anna, bert] = [await visitor(browser), await visitor(browser)];
  const link = await openWith(anna, 'for luck');
  await sitDown(bert, link, 'Bert');
  await Promise.all([atTable(anna), atTable(bert)]);
  const { round, seals, texts } = await chanceOf(anna);
  expect(round).toBe(1);
  expect(seals.every((seal) => /^[0-9a-f]{64}$/.test(seal ?? ''))).toBe(true);
  expect(texts[0]).toMatch(/^for luck [0-9a-f]{32}$/);
  expect(texts[1]).toMatch(/^[0-9a-f]{32}$/);

  await giveUp(bert);
  await expect(bert.getByRole('heading', { name: 'The game is over.' })).toBeVisible();
  await expect(bert.getByText(FITS)).toBeVisible();
  // If the record differs from what the browser saw before the game, the page warns unasked.
  await changeKept(anna, { of: '0'.repeat(64) });
  await anna.reload();
  await atTable(anna);
  await expect(anna.getByRole('alert').filter({ hasText: BROKEN })).toBeVisible();
});

for (const friends of share([1, 2, 3])) {
  test(`a closed tab does not keep a game for ${friends + 1} from beginning`, async ({
    browser,
  }) => {
    const [anna, bert] = [await visitor(browser), await visitor(browser)];
    const others = await Promise.all(Array.from({ length: friends - 1 }, () => visitor(browser)));
    const [link, ...links] = await openForFriends(anna, friends);
    // She leaves before the last player arrives; otherwise she would show her text first.
    await anna.goto('about:blank');
    await sitDown(bert, link ?? 'no link', 'Bert');
    if (friends > 1) await bert.goto('about:blank'); // a guest, too
    for (const [number, other] of others.entries()) {
      await sitDown(other, links[number] ?? 'no link', `Guest ${number + 1}`);
    }
    const last = others.at(-1) ?? bert;
    await atTable(last);
    const { seals, texts } = await chanceOf(last);
    expect(seals[0]).toBeNull();
    expect(seals.at(-1)).toMatch(/^[0-9a-f]{64}$/);
    expect(texts[0]).toBe('');
  });
}

test('a browser takes part from any of its pages, and learns that its table is full', async ({
  browser,
}) => {
  const [anna, bert] = [await visitor(browser), await visitor(browser)];
  const link = await openWith(anna);
  await anna.goto('/rules/richelieu');
  await sitDown(bert, link, 'Bert');
  await atTable(bert);
  await anna.getByRole('link', { name: 'Your Richelieu table is full: open it' }).click();
  await atTable(anna);
  const { round, seals } = await chanceOf(bert);
  expect(round).toBe(1);
  expect(seals).not.toContain(null);
});

/** Deliver the server's message to a browser, as its push service would. */
async function push(page: Page, url: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) found(registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(url).origin,
    registrationId: await registered,
    data: JSON.stringify({ title: 'full', body: 'Richelieu', url: new URL(url).pathname }),
  });
}

test('a browser whose page is closed takes part from its service worker', async ({ browser }) => {
  const [anna, bert] = [await visitor(browser), await visitor(browser)];
  const link = await openWith(anna);
  const table = anna.url();
  await anna.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await anna.goto('about:blank');
  await sitDown(bert, link, 'Bert');
  await expect(bert.getByText('Waiting for the device of Anna')).toBeVisible();
  await push(anna, table);
  await atTable(bert);
  const { round, seals, texts } = await chanceOf(bert);
  expect(round).toBe(1);
  expect(seals).not.toContain(null);
  expect(texts[0]).toMatch(/^[0-9a-f]{32}$/);

  await giveUp(bert);
  await anna.goto(table);
  await atTable(anna);
  await anna.getByRole('tab', { name: 'Menu' }).click();
  await expect(anna.getByText(FITS), 'the worker kept what it showed').toBeVisible();
});

test('a host frees a seat for somebody else', async ({ browser }) => {
  const [anna, bert, cora] = await visitors(browser);
  const [first] = await openForFriends(anna, 2);
  await sitDown(bert, first ?? 'no link', 'Bert');
  await anna.getByRole('button', { name: 'Free this seat' }).click();
  await expect(bert.getByText('you', { exact: true })).toHaveCount(0);
  await anna.getByRole('button', { name: 'Create a link' }).first().click();
  const again = await anna.getByLabel('Link', { exact: true }).first().inputValue();
  await sitDown(cora, again, 'Cora');
  await expect(anna.getByText('Cora')).toBeVisible();
});

test('a rematch waits until everybody has joined', async ({ browser }) => {
  const [anna, bert] = [await visitor(browser), await visitor(browser)];
  await sitDown(bert, await openWith(anna), 'Bert');
  await Promise.all([atTable(anna), atTable(bert)]);
  await giveUp(anna);
  await bert.getByRole('button', { name: 'Rematch' }).click();
  await expect(bert.getByText('Waiting for the device of Anna')).toBeVisible();
  await anna.getByRole('link', { name: 'Go to the rematch' }).click();
  await Promise.all([atTable(anna), atTable(bert)]);
  expect((await chanceOf(bert)).seals).not.toContain(null);
});

test('a browser that has lost its text seals another, and the others see this', async ({
  browser,
}) => {
  const [anna, bert] = [await visitor(browser), await visitor(browser)];
  const link = await openWith(anna);
  await changeKept(anna, null);
  await sitDown(bert, link, 'Bert');
  await Promise.all([atTable(anna), atTable(bert)]);
  const { round, seals } = await chanceOf(anna);
  expect(round).toBe(2);
  expect(seals).not.toContain(null);
  await bert.getByRole('tab', { name: 'Menu' }).click();
  await expect(bert.getByText('this is attempt 2')).toBeVisible();
});
