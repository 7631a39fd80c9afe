/** In every theme, texts and signs have enough contrast, measured on screenshots. */

import { expect, test, type Page } from '@playwright/test';

import { openTable, playUntil, showTable, type Opening } from './opened';
import { keep, turns } from './playing';
import { SEAT_SHAPES } from '../src/parts/shapes';
import { darkPixels, faintSigns, faintTexts } from './pixels';
import { share } from './volume';

const THEMES = ['light', 'dark', 'contrast'];
const COLOURS = THEMES.flatMap((theme) =>
  ['usual', 'safe'].map((palette) => [theme, palette] as const),
);
const PAGES = [
  '/',
  '/settings',
  '/me',
  '/results',
  '/rules/richelieu',
  '/rules/rheingold',
  '/nowhere',
];

/** The signs that a player needs: pieces, places to choose, symbols, leads. */
const SIGNS = {
  richelieu: ['.mark svg', '.thing svg', '.seal svg', '.pip', '.prompt svg'],
  rheingold: ['.piece', '.lit', '.die', '.prompt svg'],
};
/** With all the players, so that every seat's colour appears. */
const TABLES: readonly Opening[] = [
  { game: 'richelieu', players: 4, options: { edition: 'court' } },
  { game: 'rheingold', players: 5, options: { map: 'rhine' } },
];
const PLAYED = { richelieu: 60, rheingold: 120 };
const CONTROLS = ['header button svg', 'input[type=radio]', 'input[type=checkbox]'];

test.use({ deviceScaleFactor: 2 });

async function expectNoFaint(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await faintTexts(page)).toEqual([]);
}

test('only a faint text is found', async ({ page }) => {
  await page.setContent(
    '<body style="background: #eee"><p style="color: #888">faint</p><p>plain</p>' +
      '<h1 style="color: #888">large</h1>',
  );
  const found = await faintTexts(page);
  expect(found.map(({ text }) => text)).toEqual(['faint']);
  expect(found[0]?.ratio).toBeCloseTo(3.05, 1);
});

async function expectSigns(page: Page, selectors: readonly string[]): Promise<void> {
  const { measured, faint } = await faintSigns(page, selectors);
  expect(measured).toBeGreaterThan(0);
  expect(faint).toEqual([]);
}

test('a faint sign is found, and no other', async ({ page }) => {
  await page.setContent(
    '<body style="background: #eee"><i style="background: #bbb"></i>' +
      '<i class="plain" style="background: #666"></i>' +
      '<i class="ring" style="border: 2px solid #666"></i>' +
      '<style>i { display: block; width: 40px; height: 40px; margin: 20px }</style>',
  );
  expect(await faintSigns(page, ['i'])).toEqual({ measured: 3, faint: [{ sign: 'I', share: 0 }] });
});

for (const theme of share(THEMES)) {
  test(`pages, ${theme}`, async ({ page }) => {
    await keep(page, { theme, motion: 'none' });
    for (const address of PAGES) {
      await page.goto(address);
      await page.locator('h1').first().waitFor();
      await expectNoFaint(page);
      await expectSigns(page, CONTROLS);
    }
  });
}

for (const [number, opening] of TABLES.entries()) {
  for (const [theme, palette] of share(COLOURS, 2 * number)) {
    test(`a table of ${opening.game}, ${theme}, ${palette} palette`, async ({ page }) => {
      await keep(page, { theme, palette, motion: 'none' });
      const id = await openTable(page, opening);
      await playUntil(page, id, (view) => view.actions_played >= PLAYED[opening.game], turns());
      await showTable(page, id);
      for (const [width, height] of [
        [1280, 800],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expectNoFaint(page);
        await expectSigns(page, SIGNS[opening.game]);
      }
    });
  }
}

test('seats have shapes that differ without any colour', async ({ page }) => {
  const sign = (d: string) => `<svg viewBox="-25 -25 50 50"><path d="${d}" /></svg>`;
  await page.setContent(`${SEAT_SHAPES.map(sign).join('')}<style>svg { width: 50px }</style>`);
  const masks = await Promise.all(
    (await page.locator('svg').all()).map(async (svg) => darkPixels(await svg.screenshot())),
  );
  for (const [one, mask] of masks.entries()) {
    for (const [other, against] of masks.entries()) {
      if (one >= other) continue;
      const differing = mask.filter((isDark, at) => isDark !== against[at]).length;
      expect(differing / mask.filter(Boolean).length, `${one}, ${other}`).toBeGreaterThan(0.08);
    }
  }
});
