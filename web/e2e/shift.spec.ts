/** Nothing jumps while a page loads: the browser's own layout shift score stays at nothing. */

import { expect, test, type Page } from '@playwright/test';

import { openTable, playUntil, showTable, type Opening } from './opened';
import { keep, turns } from './playing';
import { share } from './volume';

const PAGES = ['/', '/?game=rheingold', '/settings', '/rules/richelieu', '/rules/rheingold'];
const TABLES: readonly Opening[] = [
  { game: 'richelieu', players: 2 },
  { game: 'rheingold', players: 3, options: { rounds: 8 } },
];
/** One in a hundred of a window by its whole height would be 0.01; people see less than that. */
const UNSEEN = 0.01;

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Collect shifts from the beginning of each page on. */
async function collect(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    let sum = 0;
    Object.assign(window, { shifts: () => ({ sum, shifts }) });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        sum += value;
        for (const { node, previousRect: before, currentRect: now } of sources) {
          const name = node instanceof Element ? (node.getAttribute('class') ?? '') : '';
          const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ');
          const moved = `${box(before)} → ${box(now)}`;
          shifts.push(`${value.toFixed(4)} ${node?.nodeName ?? ''}.${name} ${moved}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectNoShift(page: Page, what: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  const { sum, shifts } = await page.evaluate(() =>
    (window as unknown as { shifts: () => { sum: number; shifts: string[] } }).shifts(),
  );
  expect.soft(sum, `${what}: ${shifts.join('; ')}`).toBeLessThan(UNSEEN);
}

for (const [width, height] of share([
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const)) {
  test.describe(`${String(width)} pixels`, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(({ page }) => collect(page));

    test('pages', async ({ page }) => {
      await keep(page, { motion: 'none' });
      for (const address of PAGES) {
        await page.goto('about:blank');
        await page.goto(address);
        await page.locator('h1').first().waitFor();
        await expectNoShift(page, address);
      }
    });

    for (const opening of TABLES) {
      test(`a table of ${opening.game}`, async ({ page }) => {
        await keep(page, { motion: 'none' });
        const id = await openTable(page, opening);
        await playUntil(
          page,
          id,
          (view) => view.actions_played >= 40 && view.legal.length > 1,
          turns(),
        );
        await showTable(page, id);
        await expectNoShift(page, opening.game);
        await playUntil(page, id, () => false, turns());
        await page.goto(`/replay/${id}#30`);
        await page.getByRole('slider').waitFor();
        await expectNoShift(page, `replay of ${opening.game}`);
      });
    }
  });
}
