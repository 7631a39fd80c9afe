import { expect, test, type Page } from '@playwright/test';

import { decideByMouse, startGame, turns, waitForTurn } from './playing';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The boxes of all places, by name, from the board's corner. */
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

/** The ends of rows whose middle the window does not show, or another element covers. */
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

test('on a phone, a whole game shows all ends of rows, and no place moves', async ({ page }) => {
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

test('a covered card is raised when it is touched, and lowered again', async ({ page }) => {
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

test('no place moves on a wide page, and the table stays when all is taken', async ({ page }) => {
  await startGame(page, { game: 'richelieu', settings: { motion: 'none' } });
  await waitForTurn(page);
  const before = await places(page);
  const pick = turns();
  while (await waitForTurn(page)) await decideByMouse(page, pick);
  await expect(page.locator('[data-place]')).toHaveCount(0);
  await expect(page.getByText('All cards are taken.')).toBeVisible();
  expect(await places(page)).toEqual(before);
});
