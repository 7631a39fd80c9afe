import { expect, test, type Page } from '@playwright/test';

import { decideByMouse, startGame, turns, waitForTurn } from './playing';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The boxes of all places by name, relative to the board's corner. */
function places(page: Page): Promise<Record<string, Box>> {
  return page.locator('[role="grid"]').evaluate((board) => {
    const corner = board.getBoundingClientRect();
    const boxes = [...board.querySelectorAll<HTMLElement>('[data-cell]')].map((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return [cell.dataset.cell, { x: x - corner.x, y: y - corner.y, width, height }];
    });
    return Object.fromEntries(boxes) as Record<string, Box>;
  });
}

/** The cards at the ends of rows whose middle is outside the window or covered. */
function hiddenEnds(page: Page): Promise<string[]> {
  return page.locator('[role="grid"]').evaluate((board) =>
    [...board.querySelectorAll('[role="row"]')].flatMap((row) => {
      const cards = [...row.querySelectorAll<HTMLElement>('[data-place]')];
      const ends = new Set([cards.at(0), cards.at(-1)].filter((card) => card !== undefined));
      return [...ends].flatMap((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return inside && card.contains(under) ? [] : [card.dataset.place ?? ''];
      });
    }),
  );
}

test('on a phone, all ends of rows stay visible for a whole game, and no place moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startGame(page, { game: 'richelieu', settings: { motion: 'none' } });
  await waitForTurn(page);
  const before = await places(page);
  expect(Object.keys(before)).toHaveLength(48);
  const pick = turns();
  while (await waitForTurn(page)) {
    await page.evaluate(() => scrollTo(0, 0));
    expect(await hiddenEnds(page)).toEqual([]);
    await decideByMouse(page, pick);
  }
  expect(await places(page)).toEqual(before);
});

test('touching a covered card raises it, and lowers it again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startGame(page, { game: 'richelieu', settings: { motion: 'none' } });
  await waitForTurn(page);
  const card = page.locator('[data-place="B3"]');
  const name = card.locator('.name');
  await expect(name).toBeHidden();
  const strip = { position: { x: 45, y: 40 } };
  await card.click(strip);
  await expect(name).toBeVisible();
  await expect(page.locator('.notice')).toContainText('end');
  await card.click(strip);
  await expect(name).toBeHidden();
});

test('on a wide page no place moves, and the table stays when all cards are taken', async ({
  page,
}) => {
  await startGame(page, { game: 'richelieu', settings: { motion: 'none' } });
  await waitForTurn(page);
  const before = await places(page);
  const pick = turns();
  while (await waitForTurn(page)) await decideByMouse(page, pick);
  await expect(page.locator('[data-place]')).toHaveCount(0);
  await expect(page.getByText('All cards are taken.')).toBeVisible();
  expect(await places(page)).toEqual(before);
});
