import { expect, test, type Page } from '@playwright/test';

import { openTable, playUntil, showTable, startGame } from './opened';
import { keep, turns } from './playing';

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
  await keep(page, { motion: 'none' });
  const id = await openTable(page, { game: 'richelieu', players: 2 });
  await showTable(page, id);
  const before = await places(page);
  expect(Object.keys(before)).toHaveLength(48);
  const pick = turns();
  let cards = 48;
  const hasFewer = ({ table = {} }) => Object.keys(table).length < cards;
  for (; await playUntil(page, id, hasFewer, pick); cards -= 8) {
    await showTable(page, id);
    expect(await hiddenEnds(page)).toEqual([]);
    expect(await places(page)).toEqual(before);
  }
});

test('touching a covered card raises it, and lowers it again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startGame(page, { game: 'richelieu', settings: { motion: 'none' } });
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

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a touch meets the card that is seen there', async ({ page }) => {
    await keep(page, { motion: 'none' });
    const id = await openTable(page, { game: 'richelieu', players: 2 });
    const withMarkers = (view: { actions_played: number }) => view.actions_played >= 14;
    expect(await playUntil(page, id, withMarkers, turns())).toBe(true);
    await showTable(page, id);
    // Points at three heights of each row, and the card at each; none within a pixel of an edge.
    const points = await page.locator('[role="grid"]').evaluate((board) => {
      const at = (x: number, y: number) =>
        document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')?.dataset.place;
      const found: [x: number, y: number, place: string][] = [];
      for (const row of board.querySelectorAll('[role="row"]')) {
        const card = row.querySelector('[data-place]')?.getBoundingClientRect();
        for (const part of card ? [0.2, 0.5, 0.85] : []) {
          const y = (card?.top ?? 0) + part * (card?.height ?? 0);
          for (let x = 1; x < innerWidth; x += 5) {
            const place = at(x, y);
            if (place && at(x - 1, y) === place && at(x + 1, y) === place)
              found.push([x, y, place]);
          }
        }
      }
      return found;
    });
    expect(points.length).toBeGreaterThan(300);
    const touched = await page.evaluateHandle(() => {
      const places: (string | undefined)[] = [];
      const note = (event: Event) => {
        const card = (event.target as Element).closest<HTMLElement>('[data-place]');
        places.push(card?.dataset.place);
        event.stopPropagation();
      };
      document.addEventListener('click', note, true);
      return places;
    });
    for (const [x, y] of points) await page.touchscreen.tap(x, y);
    expect(await touched.jsonValue()).toEqual(points.map(([, , place]) => place));
  });
});

test('a marker is dragged from anywhere on its card', async ({ page }) => {
  await keep(page, { motion: 'none' });
  const id = await openTable(page, { game: 'richelieu', players: 2 });
  const moves = ({ phase, legal }: { phase: string; legal: string[] }) =>
    phase === 'PLACE' && legal.some((token) => token.startsWith('^'));
  expect(await playUntil(page, id, moves, turns())).toBe(true);
  await showTable(page, id);
  const from = page.locator('[data-place][aria-label*="lift your marker"]').first();
  const to = page.locator('[data-place]:not([aria-label*="marker"])').first();
  const name = (await to.getAttribute('data-place')) ?? '';
  await from.dragTo(to, { sourcePosition: { x: 8, y: 8 } });
  // The log keeps it, even if the bot takes that card at once.
  await expect(page.locator('.log')).toContainText(`puts it on ${name}`);
});

test('on a wide page no place moves, and the table stays when all cards are taken', async ({
  page,
}) => {
  await keep(page, { motion: 'none' });
  const id = await openTable(page, { game: 'richelieu', players: 2 });
  await showTable(page, id);
  const before = await places(page);
  expect(Object.keys(before)).toHaveLength(48);
  // The page would draw each action of the whole game: only the last ones matter here.
  await page.goto('about:blank');
  const pick = turns();
  const isNearEnd = ({ table = {} }) => Object.keys(table).length <= 8;
  await playUntil(page, id, isNearEnd, pick);
  await showTable(page, id);
  await playUntil(page, id, () => false, pick);
  await expect(page.locator('[data-place]')).toHaveCount(0);
  await expect(page.getByText('All cards are taken.')).toBeVisible();
  expect(await places(page)).toEqual(before);
});
