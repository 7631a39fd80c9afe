/** At every size, board and prompt are in the window, and nothing lies over what it speaks of. */

import { expect, test, type Page } from '@playwright/test';

import { openTable, playUntil, showTable, type Opening, type Position } from './opened';
import { keep, recordedGame, turns, withPatience } from './playing';
import { resize, SIZES } from './sizes';
import { share } from './volume';

const softly = expect.configure({ soft: true });

/** What is out of the window, or covered: empty if all is as it should be. */
async function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    if (scrollHeight > clientHeight) found.push(`the page scrolls: ${scrollHeight}`);
    if (scrollWidth > clientWidth) found.push(`the page is too wide: ${scrollWidth}`);
    const outside = ({ left, top, right, bottom }: DOMRect) =>
      left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    const box = (element: Element) => element.getBoundingClientRect();
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const over = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const prompt = shown('.place > .prompt');
    if (prompt.length !== 1) found.push('no prompt');
    const covers = shown('.place > .prompt, .place .panel, .place .tabs, .place .pinned, .chooser');
    for (const cover of covers)
      if (outside(box(cover))) found.push(`${cover.className} is outside`);
    // The last move, and what can be touched now.
    const acting = '[data-place]:is(.legal, .source, .target), .pointed [data-place]';
    for (const place of shown(`.place ${acting}`)) {
      const name = (place as HTMLElement).dataset.place ?? '';
      if (outside(box(place))) found.push(`${name} is outside the window`);
      for (const cover of covers) {
        if (over(box(place), box(cover))) found.push(`${name} is under ${cover.className}`);
      }
      const middle = place.closest('.middle');
      if (middle && box(place).bottom > box(middle).bottom + 1) found.push(`${name} is cut off`);
    }
    return found;
  });
}

/** Look at one state, in the current size. */
async function check(page: Page, what: string): Promise<void> {
  await softly.poll(() => faults(page), { message: what }).toEqual([]);
  const { PICTURES: folder } = process.env;
  if (folder)
    await page.screenshot({ path: `${folder}/${what.replaceAll(/[^a-z0-9]+/gi, '-')}.png` });
}

/** Look at one state in all sizes. */
async function lookAt(page: Page, state: string): Promise<void> {
  for (const size of share(SIZES)) {
    await resize(page, size);
    await check(page, `${state}, ${size.name}`);
  }
}

/** Look at one state in all sizes; the panels closed, then each one open. */
async function look(page: Page, state: string): Promise<void> {
  for (const size of share(SIZES)) {
    await resize(page, size);
    await check(page, `${state}, ${size.name}, at first`);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await check(page, `${state}, ${size.name}, ${(await tab.textContent()) ?? ''}`);
    }
    const open = page.locator('[role="tab"][aria-selected="true"]');
    if (await open.count()) await open.click(); // closes a sheet
  }
}

const GAMES: readonly Opening[] = [
  { game: 'richelieu', players: 2 },
  { game: 'rheingold', players: 3, options: { rounds: 20 } },
];

for (const opening of GAMES) {
  const { game } = opening;

  test.describe(game, () => {
    test.beforeEach(({ page }) => keep(page, { motion: 'none' }));

    test('a table', async ({ page }) => {
      const id = await openTable(page, opening);
      const asked = new Set<string>();
      const isNew = ({ phase }: { phase: string }) => !asked.has(phase) && !!asked.add(phase);
      // Each kind of question once.
      while (asked.size < 4 && (await playUntil(page, id, isNew, turns()))) {
        await showTable(page, id);
        await look(page, `${game} ${[...asked].at(-1) ?? ''}`);
      }
      expect(asked.size).toBeGreaterThan(1);
    });

    test('a hint, a refusal and a warning', async ({ page }) => {
      await keep(page, { motion: 'none', warnings: true });
      await withPatience(page);
      const text =
        'Then Groom can pay for this and win the majority, which costs you a few points.';
      await page.route('**/warning?*', (route) => route.fulfill({ json: { text } }));
      const id = await openTable(page, opening);
      const hasChoice = ({ legal }: Position) => legal.length > 4;
      expect(await playUntil(page, id, hasChoice, turns())).toBe(true);
      await showTable(page, id);
      const prompt = page.locator('.place > .prompt');
      await page.getByRole('button', { name: 'Hint' }).click();
      await expect(prompt).toContainText('Hint:');
      await lookAt(page, `${game} hint`);
      // What cannot be chosen says why, though it is disabled for those who cannot see it.
      const other = page.locator('[data-place]:not(.legal, .source, .target)').first();
      await other.click({ force: true });
      await expect(prompt.locator('.notice')).not.toContainText('Hint:');
      await lookAt(page, `${game} refusal`);
      // Nobody is warned of what a hint has advised.
      await showTable(page, id);
      await page.locator('[data-place]:is(.legal, .source)').first().click();
      const target = page.locator('[data-place].target').first();
      if (await target.count()) await target.click();
      await expect(page.getByRole('alert')).toHaveText(text);
      await lookAt(page, `${game} warning`);
    });

    test('a lesson', async ({ page }) => {
      await page.goto(`/learn/${game}`);
      await page.locator('.learn').waitFor();
      await look(page, `${game} lesson`);
    });
  });
}

test('a replay and its review', async ({ page }) => {
  await recordedGame(page);
  await look(page, 'replay');
});
