/** The guided first game of each game: by mouse, by keyboard as text, and what it says. */

import { expect, test, type Page } from '@playwright/test';

import { check, OF_COLOURS } from './barriers';
import { atTable, keep } from './playing';
import { resize, SIZES } from './sizes';
import { share } from './volume';
import type { components } from '../src/server/schema';

type Lesson = components['schemas']['LessonShown'];

const GAMES = ['richelieu', 'rheingold'] as const;
const LANGUAGES = ['en', 'fr', 'es', 'it', 'de'];

async function lessonOf(page: Page, game: string, lang = 'en'): Promise<Lesson> {
  return (await (await page.request.get(`/api/lessons/${game}?lang=${lang}`)).json()) as Lesson;
}

async function open(page: Page, game: string, settings: Record<string, unknown> = {}) {
  await keep(page, { motion: 'none', ...settings });
  await page.goto(`/learn/${game}`);
  await expect(page.locator('.learn')).toBeVisible();
  return lessonOf(page, game);
}

const step = (page: Page): Promise<number> =>
  page.locator('.learn').evaluate((lesson: HTMLElement) => Number(lesson.dataset.step));

/** Do one action by mouse: on the board, in the number chooser, or by a button. */
async function touch(page: Page, token: string, text: string): Promise<void> {
  const knights = /^x(\d+)$/.exec(token);
  const march = /^(\w+)-(\w+)$/.exec(token);
  const places = march ? march.slice(1) : [token.replace('@', '')];
  if (knights) {
    const entry = page.getByRole('spinbutton');
    if (await entry.count()) await entry.fill(knights[1] ?? '');
    await page.getByRole('button', { name: /^Send/ }).click();
  } else if (await page.locator(`[data-place="${places[0]}"]`).count()) {
    const now = await step(page);
    for (const place of places) {
      // An army sent to a place under attack needs no second click.
      if ((await step(page)) !== now) break;
      await page.locator(`[data-place="${place}"]`).click();
    }
  } else {
    await page.locator('.strip').getByRole('button', { name: text }).click();
  }
}

/** Do what a step asks for with `act`, or go on; then wait for the next. */
async function take(
  page: Page,
  lesson: Lesson,
  number: number,
  act: (token: string, text: string) => Promise<void>,
): Promise<void> {
  const { do: tokens, begins } = lesson.steps[number] ?? { do: [], begins: 0 };
  if (!tokens.length) await page.getByRole('button', { name: 'Continue' }).click();
  for (const [done, token] of tokens.entries()) {
    if ((await step(page)) !== number) break; // a single knight needs no number
    const actions = lesson.moments[begins + done]?.actions ?? [];
    await act(token, actions.find((one) => one.token === token)?.text ?? '');
  }
  await expect.poll(() => step(page)).toBe(number + 1);
}

for (const game of GAMES) {
  test(`the lesson of ${game} is finished by mouse`, async ({ page }) => {
    const lesson = await open(page, game);
    await check(page);
    for (let number = 0; number < lesson.steps.length - 1; number += 1) {
      await expect(page.locator('#said')).toContainText(lesson.steps[number]?.text ?? '?');
      await take(page, lesson, number, (token, text) => touch(page, token, text));
      if (number === 4) {
        // Left and found again.
        await page.reload();
        await expect.poll(() => step(page)).toBe(number + 1);
        await check(page);
      }
    }
    await expect(page.getByRole('heading', { name: 'Score' })).toBeVisible();
    await check(page);
    await page.getByRole('button', { name: 'Play a whole game' }).click();
    await atTable(page);
    await expect(page.locator('.table')).toContainText('Groom');
    await page.goto(`/learn/${game}`);
    await expect.poll(() => step(page)).toBe(0);
  });

  test(`the lesson of ${game} is finished by keyboard and as text`, async ({ page }) => {
    const lesson = await open(page, game, { presentation: 'text' });
    for (let number = 0; number < lesson.steps.length - 1; number += 1) {
      await take(page, lesson, number, async (token, text) => {
        const count = page.getByRole('spinbutton');
        if (/^x\d+$/.test(token)) {
          if (await count.count()) {
            await count.first().focus();
            await page.keyboard.type(token.slice(1));
          } else await page.getByRole('button', { name: /^Send/ }).first().focus();
        } else {
          const name = new RegExp(text.replace(/[^\w ]/g, '.'), 'i');
          await page.getByRole('button', { name }).first().focus();
        }
        await page.keyboard.press('Enter');
      });
      // Nobody has to look for the place to go on from.
      const lost = await page.evaluate(() => document.activeElement === document.body);
      expect(lost, `after step ${number}`).toBe(false);
    }
    await check(page);
  });

  test(`the lesson of ${game} fits a phone in five languages`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, game);
    for (const language of LANGUAGES) {
      const { steps } = await lessonOf(page, game, language);
      for (const { text } of steps) {
        const size = await page.evaluate((said) => {
          const words = document.querySelector('#said span');
          if (words) words.textContent = said;
          const strip = document.querySelector('.strip')?.getBoundingClientRect();
          const { scrollWidth, clientWidth } = document.documentElement;
          return { high: strip?.height ?? Infinity, beyond: scrollWidth - clientWidth };
        }, text);
        expect(size.beyond, text).toBeLessThanOrEqual(0);
        expect(size.high, text).toBeLessThan(240);
      }
    }
  });

  for (const size of share(SIZES)) {
    test(`the result of ${game}’s lesson is in view, ${size.name}`, async ({ page }) => {
      await resize(page, size);
      const { steps } = await lessonOf(page, game);
      const last = steps.length - 2;
      await page.addInitScript(
        (progress) => localStorage.setItem('blazon-progress', progress),
        `${game},${last}`,
      );
      const lesson = await open(page, game);
      await page.locator('.middle [data-place]').first().waitFor();
      // As after a look at what stands below the board.
      await page.locator('.middle').evaluate((middle) => middle.scrollTo(0, 1000));
      await take(page, lesson, last, (token, text) => touch(page, token, text));
      await expect(page.getByText(/^You won, /)).toBeVisible();
      expect(await page.locator('.middle').evaluate((middle) => middle.scrollTop)).toBe(0);
      await expect(page.getByRole('heading', { name: 'Score' })).toBeInViewport({ ratio: 1 });
    });
  }

  test(`the lesson of ${game} is readable in the dark`, async ({ page }) => {
    await open(page, game, { theme: 'dark' });
    await check(page, OF_COLOURS);
  });
}

test('what the step does not ask for is not played, and says why', async ({ page }) => {
  await open(page, 'richelieu');
  await page.getByRole('button', { name: 'Continue' }).click();
  const alert = page.locator('.strip [role=alert]');
  await page.locator('[data-place="B5"]').click();
  await expect(alert).toContainText(/end/);
  await page.locator('[data-place="A8"]').click();
  await expect(alert).toContainText('That is legal too.');
  expect(await step(page)).toBe(1);
});

test('a card that is refused shakes where it lies', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'richelieu', { motion: 'full' });
  await page.getByRole('button', { name: 'Continue' }).click();
  const card = page.locator('[data-place="A8"]');
  const lies = (await card.boundingBox())?.x ?? NaN;
  await card.click();
  const places = await card.evaluate(async (element) => {
    const found: number[] = [];
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise(requestAnimationFrame);
      found.push(element.getBoundingClientRect().x);
    }
    return found;
  });
  expect(Math.max(...places.map((place) => Math.abs(place - lies)))).toBeLessThan(10);
});

test('a step back, and a game without a lesson', async ({ page }) => {
  await open(page, 'richelieu');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'One step back' }).click();
  expect(await step(page)).toBe(0);
  await page.goto('/learn/whist');
  await expect(page.getByRole('heading', { name: /not/i })).toBeVisible();
});
