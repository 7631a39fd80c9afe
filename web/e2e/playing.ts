/** How a user starts and plays games, by mouse and by keyboard. */

import { readFileSync } from 'node:fs';

import { expect, type Browser, type Locator, type Page } from '@playwright/test';

export interface Wish {
  game: 'richelieu' | 'rheingold';
  /** Rheingold's round limit; a game between people may take an hour. */
  rounds?: number;
  name?: string;
  settings?: Record<string, unknown>;
}

/** Store settings in a user's browser. */
export async function keep(page: Page, settings: Record<string, unknown>): Promise<void> {
  await page.addInitScript(
    (kept) => {
      localStorage.setItem('blazon-settings', kept);
    },
    JSON.stringify({ language: 'en', speed: 'none', warnings: false, ...settings }),
  );
}

/** A page of another browser, as of another person. */
export async function visitor(
  browser: Browser,
  settings: Record<string, unknown> = { motion: 'none' },
  viewport = { width: 1280, height: 800 },
): Promise<Page> {
  const page = await (await browser.newContext({ viewport })).newPage();
  await keep(page, settings);
  return page;
}

/** Pages of three people. */
export async function visitors(browser: Browser): Promise<[Page, Page, Page]> {
  return [await visitor(browser), await visitor(browser), await visitor(browser)];
}

/** Anna opens a table for a friend, after other choices; returns the link to that seat. */
export async function openForFriend(
  anna: Page,
  choose: (page: Page) => Promise<unknown> = changeOptions,
  pace?: string | { index: number },
): Promise<string> {
  await anna.goto('/');
  await choose(anna);
  await anna.getByLabel('Name of player 1').fill('Anna');
  await anna.getByLabel('Seat 2').selectOption({ label: 'Friend, by link' });
  // Only games between people have a time.
  const time = anna.getByRole('combobox', { name: 'Time', exact: true });
  if (pace) await time.selectOption(pace);
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await anna.getByRole('button', { name: 'Create a link' }).click();
  return anna.getByLabel('Link', { exact: true }).inputValue();
}

/** Sit down by a link. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  expect(link).toMatch(/\/t\/[\w-]+#/);
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  // Whoever leaves the page before the answer has come may have no seat.
  const waiting = page.getByText('you', { exact: true });
  await expect(page.locator('.table[data-status]').or(waiting).first()).toBeVisible();
}

/** Resign at a table. */
export async function giveUp(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
}

/** Let the page wait as long as it takes for a warning; otherwise it plays on after a second. */
export async function withPatience(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const usual = window.setTimeout.bind(window);
    window.setTimeout = ((what: () => void, wait?: number) =>
      usual(what, wait === 1000 ? 120_000 : wait)) as typeof window.setTimeout;
  });
}

/** Show all choices for a new game. */
export async function changeOptions(page: Page): Promise<void> {
  await page.getByText('Change…').click();
}

/** Let the user begin in the games that this page opens; otherwise chance decides who begins. */
async function begin(page: Page): Promise<void> {
  await page.route('/api/tables', async (route) => {
    const asked = route.request();
    if (asked.method() !== 'POST') return route.fallback();
    const opening = asked.postDataJSON() as Record<string, unknown>;
    return route.continue({ postData: { ...opening, first: 0 } });
  });
}

/** Start a game against a bot as a newcomer does, from the first page; the user begins. */
export async function startFromFirstPage(
  page: Page,
  { game, rounds, name, settings = {} }: Wish,
): Promise<void> {
  await keep(page, settings);
  await begin(page);
  await page.goto('/');
  await page.getByRole('radio', { name: game, exact: false }).check();
  await changeOptions(page);
  if (name) await page.getByLabel('Name of player 1').fill(name);
  // A bot that answers quickly.
  await page.getByLabel('Strength').selectOption('page');
  if (rounds) await page.getByLabel('Round limit').fill(String(rounds));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  await atTable(page);
}

/** Open a table that waits for a friend, from the first page; returns the link to that seat. */
export async function toFriend(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  await page.getByRole('button', { name: 'Create a link' }).click();
  return page.getByLabel('Link', { exact: true }).inputValue();
}

/** Show a panel beside the board, or in the dock below it. */
export async function openPanel(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name });
  if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
}

/** Wait until the table is shown. */
export async function atTable(page: Page): Promise<void> {
  await expect(page.locator('.table[data-status]')).toBeVisible();
}

/** Whether the game at this table is over. */
export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator('.table').getAttribute('data-status')) === 'over';
}

const ASKED = '.prompt .yours';
const version = (page: Page): Promise<number> =>
  page.locator('.table').evaluate((table: HTMLElement) => Number(table.dataset.version));

/**
 * Wait for this user's turn or the end of the game, and until the board is drawn; returns whether it
 * is the user's turn.
 */
export async function waitForTurn(page: Page): Promise<boolean> {
  await page.locator(`${ASKED}, .table[data-status="over"], .curtain`).first().waitFor();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  return !(await isOver(page));
}

/** Wait until the table has a newer version than this. */
export async function waitForNews(page: Page, before: number, limit = {}): Promise<void> {
  const intervals = [20, 30, 50, 100];
  await expect.poll(() => version(page), { ...limit, intervals }).toBeGreaterThan(before);
}

/** Of one attempt among several: the page may have changed before it. */
export const SOON = { timeout: 1000 };

/**
 * Press with a finger if there is a touch screen, else with the mouse. The middle of a card
 * may be covered by its raised neighbour; then press its corner, or lower the neighbour first.
 */
async function press(what: Locator): Promise<void> {
  const isTouched = await what.page().evaluate(() => navigator.maxTouchPoints > 0);
  if (!isTouched) return what.click(SOON);
  const corner = { ...SOON, position: { x: 4, y: 4 } };
  return what
    .tap(SOON)
    .catch(() => what.tap(corner))
    .catch(async () => {
      await what.page().locator('.raised').tap(SOON);
      await what.tap(SOON);
    });
}

/** Make one decision by touch or click, on the board if possible. */
async function touch(page: Page, pick: (count: number) => number): Promise<void> {
  const count = page.locator('form:has(input.entry) button.main');
  const cells = page.locator('[data-place].legal');
  const sources = page.locator('[data-place].source');
  const choices = page.locator(
    `${ASKED} .do button:not(:text-is("Hint"), :text-is("Undo"), :text-is("Show again"))`,
  );
  if (await count.count()) {
    await press(count.first());
  } else if (await cells.count()) {
    await press(cells.nth(pick(await cells.count())));
  } else if (await sources.count()) {
    const source = sources.nth(pick(await sources.count()));
    await press(source);
    const targets = page.locator('[data-place].target');
    // If the army had already been picked up, this has put it down.
    if (!(await targets.count())) await press(source);
    await press(targets.nth(pick(await targets.count())));
  } else {
    await press(choices.nth(pick(await choices.count())));
  }
}

/**
 * Do something that changes the table. Like a person, try again if the page changed at that moment,
 * and stop once the page asks for nothing.
 */
export async function untilNews(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await version(page);
  await expect(async () => {
    if ((await version(page)) > before || !(await page.locator(ASKED).count())) return;
    await act();
    await waitForNews(page, before, { timeout: 3000 });
  }).toPass({ intervals: [50] });
}

/** Make one decision by mouse. */
export async function decideByMouse(page: Page, pick: (count: number) => number): Promise<void> {
  await untilNews(page, () => touch(page, pick));
}

/** Play a whole game by mouse; returns the number of decisions. */
export async function playByMouse(page: Page, pick = turns()): Promise<number> {
  let decisions = 0;
  while (await waitForTurn(page)) {
    await decideByMouse(page, pick);
    decisions += 1;
  }
  return decisions;
}

/** Choices that are the same in every run, but not always the first. */
export function turns(): (count: number) => number {
  let seed = 7;
  return (count) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    // The high bits: the low ones repeat after a few.
    return Math.floor((seed / 0x80000000) * count);
  };
}

const RECORDED = new URL('../../tests/data/released/0.1.0/table-rheingold.json', import.meta.url);

/** The actions of `recordedGame`. */
export function recordedActions(): string[] {
  return (JSON.parse(readFileSync(RECORDED, 'utf-8')) as { actions: string[] }).actions;
}

/** Open the replay of a short finished game, Ann's against a rival, recorded by version 0.1.0. */
export async function recordedGame(
  page: Page,
  settings: Record<string, unknown> = { motion: 'none' },
): Promise<void> {
  await keep(page, settings);
  const record: unknown = JSON.parse(readFileSync(RECORDED, 'utf-8'));
  const answer = await page.request.post('/api/records', { data: { record } });
  const { d } = (await answer.json()) as { d: { table: { id: string } } };
  await page.goto(`/replay/${d.table.id}`);
  await expect(page.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
}
