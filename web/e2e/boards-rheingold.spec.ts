/** Rheingold's map: all of it is visible, nothing overlaps, and it is dark at night. */

import { execFileSync } from 'node:child_process';

import { expect, test, type Page } from '@playwright/test';

import { openTable, playUntil, type Position, showTable, startGame } from './opened';
import { keep, turns } from './playing';
import { share } from './volume';

/** A program that prints the record of a game between greedy bots after many actions. */
const LATE = `
import sys, blazon
from blazon.bots import make_bot
game = blazon.new("rheingold", players=int(sys.argv[2]), map=sys.argv[1], seed="late")
bots = [make_bot("greedy", str(seat)) for seat in range(game.players)]
while not game.over and len(game.actions) < 500:
    if game.actor is None:
        game.roll()
    else:
        game.play(bots[game.actor].choose(game.observe(game.actor)))
print(game.record.to_json())`;

async function lateGame(page: Page, map: string, players: number): Promise<void> {
  const python = process.env.PYTHON ?? '../.venv/bin/python';
  const record: unknown = JSON.parse(
    execFileSync(python, ['-c', LATE, map, String(players)], { encoding: 'utf-8' }),
  );
  await page.goto('/');
  const answer = await page.request.post('/api/records', { data: { record } });
  const { d } = (await answer.json()) as { d: { table: { id: string } } };
  await page.goto(`/replay/${d.table.id}`);
  await page.getByRole('button', { name: 'Last position' }).click();
  await expect(page.locator('.tower').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** Descriptions of the things on the map that overlap by more than a hair. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const HAIR = 2;
    const placeOf = (element: Element) =>
      element.closest<SVGElement>('[data-drawn]')?.dataset.drawn ??
      element.closest('.signs')?.parentElement?.querySelector<SVGElement>('[data-place]')?.dataset
        .place;
    const things = (kind: string) =>
      [...document.querySelectorAll(`.stage .${kind}`)]
        .filter((element) => getComputedStyle(element).visibility === 'visible')
        .map((element) => ({ kind, at: placeOf(element), box: element.getBoundingClientRect() }));
    const kinds = ['tower', 'plaque', 'name', 'piece', 'die'];
    const [towers, plaques, names, pieces, dice] = kinds.map(things);
    const found: string[] = [];
    const compare = (some: typeof towers = [], others: typeof towers = []) => {
      for (const one of some) {
        for (const other of others) {
          if (one === other || (one.kind === 'piece' && one.at === other.at)) continue;
          const wide =
            Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const high =
            Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          if (wide > HAIR && high > HAIR)
            found.push(`${one.kind} ${one.at} and ${other.kind} ${other.at}: ${wide} x ${high}`);
        }
      }
    };
    compare(towers, [...(towers ?? []), ...(plaques ?? []), ...(names ?? [])]);
    compare(names, [...(names ?? []), ...(plaques ?? [])]);
    compare(plaques, plaques);
    compare(pieces, [...(towers ?? []), ...(plaques ?? []), ...(names ?? [])]);
    compare(dice, [...(towers ?? []), ...(plaques ?? []), ...(names ?? []), ...(pieces ?? [])]);
    return found;
  });
}

for (const [number, map] of ['rhine', 'loch'].entries()) {
  for (const [width, height] of share(
    [
      [820, 1180],
      [1440, 900],
    ] as const,
    number,
  )) {
    test(`on ${map} nothing covers a tower, a name or a plaque at ${width} pixels`, async ({
      page,
    }) => {
      await keep(page, { motion: 'none' });
      await page.setViewportSize({ width, height });
      await lateGame(page, map, 2);
      await expect(page.locator('.plaque')).not.toHaveCount(0);
      await expect(page.locator('.piece')).not.toHaveCount(0);
      expect(await overlaps(page)).toEqual([]);
    });
  }
}

test('on a phone all of the player\u2019s armies are visible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await keep(page, { motion: 'none' });
  const id = await openTable(page, { game: 'rheingold', players: 2 });
  const pick = turns();
  let looked = 0;
  for (const played of [20, 60, 120]) {
    const marches = (view: { actions_played: number; legal: string[] }) =>
      view.actions_played >= played && view.legal.some((token) => token.includes('-'));
    if (!(await playUntil(page, id, marches, pick))) break;
    await showTable(page, id);
    for (const army of await page.locator('[data-place].source').all()) {
      await expect(army).toBeInViewport({ ratio: 1 });
      looked += 1;
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  expect(looked).toBeGreaterThan(0);
});

for (const [width, height] of share([
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const)) {
  test(`all of the map is visible at ${width} pixels, below a prompt of any height`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await startGame(page, { game: 'rheingold', settings: { motion: 'none' } });
    const map = page.locator('.stage div.sheet');
    const foot = () => map.evaluate((sheet) => sheet.getBoundingClientRect().bottom);
    await expect(map).toBeInViewport({ ratio: 1 });
    const before = await map.boundingBox();
    const line = await page.locator('.prompt').evaluateHandle((prompt) => {
      const added = document.createElement('div');
      prompt.append(added);
      return added;
    });
    await line.evaluate((added) => (added.style.height = '130px'));
    await expect.poll(foot).toBeLessThanOrEqual(height);
    await line.evaluate((added) => added.remove());
    await expect.poll(() => map.boundingBox()).toEqual(before);
  });
}

test('a replay shows all of the map below its taller header', async ({ page }) => {
  await keep(page, { motion: 'none' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await lateGame(page, 'rhine', 4);
  await expect(page.locator('.stage div.sheet')).toBeInViewport({ ratio: 1 });
});

test('nothing below the map moves when it loads, and its orientation is always right', async ({
  page,
}) => {
  await startGame(page, { game: 'rheingold', settings: { motion: 'none' } });
  const map = page.locator('.stage svg[role=group]');
  await expect(map).toBeVisible();
  let send: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (send = resolve));
  await page.route(/picture\?.*turned/, async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const waiting = page.locator('.waiting');
  await expect(waiting).toBeVisible();
  await expect(map).toHaveCount(0);
  const before = await waiting.boundingBox();
  expect(before?.height).toBeGreaterThan(400);
  send();
  await expect(map).toBeVisible();
  const after = await map.boundingBox();
  expect(after?.height).toBeCloseTo(before?.height ?? 0, 0);
});

interface March {
  from: string;
  to: string;
}

/** Play until a march needs a number, and take it back. */
async function untilMarchIsChosen(page: Page, settings = {}): Promise<March> {
  await keep(page, { motion: 'none', ...settings });
  const id = await openTable(page, { game: 'rheingold', players: 2 });
  let march: Position['pending'] = null;
  const isNumber = ({ legal, phase, pending }: Position) => {
    march = pending;
    return phase === 'COUNT' && legal.length > 1;
  };
  expect(await playUntil(page, id, isNumber, turns())).toBe(true);
  await showTable(page, id);
  await page.getByRole('button', { name: 'Choose again' }).click();
  await expect(page.locator('[data-place].source').first()).toBeVisible();
  return march ?? { from: '?', to: '?' };
}

/** Choose a march on the map. */
async function goThere(page: Page, { from, to }: March): Promise<void> {
  await page.locator(`[data-place="${from}"].source`).click();
  await page.locator(`[data-place="${to}"].target`).click();
}

/** Play until the page asks for a number on the map: it does so for a march made there. */
async function untilAskedForNumber(page: Page): Promise<void> {
  await goThere(page, await untilMarchIsChosen(page));
  await expect(page.locator('.chooser')).toBeVisible();
}

/** What the number chooser hides of the march's places, their pieces, plaques and names. */
function hiddenBy(page: Page, { from, to }: March): Promise<string[]> {
  return page.evaluate(
    (ends) => {
      const chooser = document.querySelector('.chooser')?.getBoundingClientRect();
      if (!chooser) return ['the chooser has gone'];
      return ends.flatMap((id) => {
        const parts = document.querySelectorAll(
          `.stage :is([data-drawn="${id}"], [data-place="${id}"], g:has(> [data-place="${id}"]) > .signs)`,
        );
        return [...parts].flatMap((part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect();
          const across = Math.min(right, chooser.right) - Math.max(left, chooser.left);
          const down = Math.min(bottom, chooser.bottom) - Math.max(top, chooser.top);
          return across > 1 && down > 1 ? `${id}: ${part.getAttribute('class')}` : [];
        });
      });
    },
    [from, to],
  );
}

for (const [width, height] of share([
  [1440, 900],
  [1366, 768],
  [820, 1180],
] as const)) {
  test(`the number chooser hides nothing of the march, and the map stays, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const march = await untilMarchIsChosen(page);
    const map = page.locator('.stage div.sheet');
    const before = await map.boundingBox();
    await goThere(page, march);
    const chooser = page.locator('.chooser');
    await expect(chooser).toBeInViewport({ ratio: 1 });
    expect(await map.boundingBox()).toEqual(before);
    await expect.poll(() => hiddenBy(page, march)).toEqual([]);
    expect((await chooser.boundingBox())?.height).toBeLessThan(120);
  });
}

test('on a phone the map keeps its size, and both ends in sight, while a number is asked for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const march = await untilMarchIsChosen(page);
  const map = page.locator('.stage div.sheet');
  const before = await map.boundingBox();
  await goThere(page, march);
  await expect(page.getByRole('button', { name: /^Send/ })).toBeVisible();
  const after = await map.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  for (const end of [march.from, march.to])
    await expect(page.locator(`[data-place="${end}"]`)).toBeInViewport({ ratio: 1 });
});

test('while a number waits for confirmation, nobody is asked for it', async ({ page }) => {
  // A march on the map waits, too.
  const march = await untilMarchIsChosen(page, { confirmation: 'submit' });
  await goThere(page, march);
  await page.locator('.prompt').getByRole('button', { name: 'Confirm' }).click();
  const chooser = page.locator('.chooser');
  await chooser.getByRole('button', { name: /^Send/ }).click();
  await expect(chooser).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Send/ })).toHaveCount(0);
  await page.locator('.prompt').getByRole('button', { name: 'Cancel' }).click();
  await expect(chooser).toBeVisible();
});

test('the number chooser lets one choose another march', async ({ page }) => {
  await untilAskedForNumber(page);
  const chooser = page.locator('.chooser');
  await chooser.getByRole('button', { name: 'Choose again' }).click();
  await expect(chooser).toHaveCount(0);
  await expect(page.locator('[data-place].source').first()).toBeVisible();
  await expect(page.locator('.prompt')).toContainText('move knights?');
});

/** The mean brightness of the painted map, from 0 to 1. */
async function brightness(page: Page): Promise<number> {
  const picture = await page.locator('.stage').screenshot();
  const blank = await page.context().newPage();
  const mean = await blank.evaluate(async (code) => {
    const bytes = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas?.drawImage(image, 0, 0);
    const { data = [] } = canvas?.getImageData(0, 0, image.width, image.height) ?? {};
    let sum = 0;
    for (let at = 0; at < data.length; at += 4) {
      sum += 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
    }
    return sum / 255 / (data.length / 4);
  }, picture.toString('base64'));
  await blank.close();
  return mean;
}

test('the map is dark when the system is, even after a change', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await startGame(page, { game: 'rheingold', settings: { motion: 'none', theme: 'system' } });
  await expect(page.locator('.tower').first()).toBeVisible();
  expect(await brightness(page)).toBeGreaterThan(0.6);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await brightness(page)).toBeLessThan(0.3);
  expect(asked.filter((address) => address.includes('/picture'))).toEqual([]);
});

test('the page gives every shape of the map a colour', async ({ page }) => {
  await startGame(page, { game: 'rheingold', settings: { motion: 'none', theme: 'light' } });
  await expect(page.locator('.tower').first()).toBeVisible();
  const black = await page.evaluate(() => {
    const shapes = document.querySelectorAll<SVGElement>(
      '.drawn :is(path, rect, circle, ellipse, text):not(clipPath *, pattern rect)',
    );
    // A shape that no style rule matches is filled in black.
    const plain = [...shapes].filter((shape) => getComputedStyle(shape).fill === 'rgb(0, 0, 0)');
    return [...new Set(plain.map((shape) => shape.getAttribute('class') ?? shape.outerHTML))];
  });
  expect(black).toEqual([]);
});
