/** Puzzles: from the first page to the answer, by mouse and by keyboard, and what stays solved. */

import { expect, test, type Page } from '@playwright/test';

import { check, OF_COLOURS } from './barriers';
import { keep } from './playing';
import type { components } from '../src/server/schema';

type Schemas = components['schemas'];

const GAMES = ['richelieu', 'rheingold'] as const;

async function asked<T>(page: Page, path: string): Promise<T> {
  return (await (await page.request.get(`/api/puzzles/${path}`)).json()) as T;
}

/** The easiest puzzle of a game, what it shows and its answer. */
async function easiest(page: Page, game: string) {
  const { puzzles } = await asked<Schemas['PuzzlesShown']>(page, game);
  const id = puzzles[0]?.id ?? '';
  const { moment } = await asked<Schemas['PuzzleShown']>(page, `${game}/${id}?lang=en`);
  const { right } = await asked<Schemas['PuzzleAnswer']>(page, `${game}/${id}/answer?lang=en`);
  const isRight = (token: string): boolean => right.some((one) => one.token === token);
  const wrong = moment.actions.filter(({ token }) => !isRight(token));
  return { id, count: puzzles.length, right, wrong };
}

/** Play an action with the table as text, where every action is a button. */
async function play(page: Page, text: string): Promise<void> {
  const name = new RegExp(`^${text.replace(/[^\w ]/g, '.')}$`, 'i');
  await page.getByRole('button', { name }).first().focus();
  await page.keyboard.press('Enter');
}

/** What the game says of an action that is not legal. */
async function whyNot(page: Page, path: string, token: string): Promise<string> {
  const answer = await page.request.post(`/api/puzzles/${path}/try?lang=en`, { data: { token } });
  return ((await answer.json()) as { why: string }).why;
}

/** The first of these places whose middle no other one covers, and where that is. */
function uncovered(page: Page, places: readonly string[]) {
  return page.evaluate((wanted) => {
    for (const place of wanted) {
      const box = document
        .querySelector(`.middle [data-place="${place}"]`)
        ?.getBoundingClientRect();
      const [x, y] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [-1, -1];
      const hit = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
      if (hit?.dataset.place === place) return { place, x, y };
    }
    throw new Error(`all covered: ${wanted.join(' ')}`);
  }, places);
}

const strip = (page: Page) => page.locator('.puzzle section[tabindex="-1"]');

for (const game of GAMES) {
  test(`a puzzle of ${game} from the first page, solved by keyboard and kept`, async ({ page }) => {
    await keep(page, { motion: 'none', presentation: 'text' });
    const { id, count, right, wrong } = await easiest(page, game);
    await page.goto(`/?game=${game}`);
    await page.getByRole('link', { name: 'Puzzles' }).click();
    await expect(page).toHaveURL(new RegExp(`/puzzles/${game}$`));
    await expect(page.getByText(`0 of ${count} solved`)).toBeVisible();
    await check(page);
    await page.getByRole('link', { name: '1', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(strip(page)).toBeFocused();
    await play(page, wrong[0]?.text ?? '?');
    await expect(strip(page)).toContainText('Try again.');
    await expect(page.locator('.puzzle :focus')).toHaveCount(1);
    await check(page);
    await play(page, right[0]?.text ?? '?');
    await expect(strip(page)).toContainText('Right!');
    if (right[1]) await expect(strip(page)).toContainText(`Also right: ${right[1].text}`);
    // The strip, or the text of the table, whose button is gone.
    await expect(page.locator('.puzzle :focus')).toHaveCount(1);
    await page.getByRole('link', { name: 'Next puzzle' }).click();
    await expect(strip(page)).toContainText(`Puzzle 2 of ${count}`);
    await page.getByRole('link', { name: 'All puzzles' }).click();
    await expect(page.getByText(`1 of ${count} solved`)).toBeVisible();
    await expect(page.getByRole('link', { name: '1 solved', exact: true })).toBeVisible();
    await page.goto(`/?game=${game}`);
    await expect(page.getByRole('link', { name: /^Puzzles/ })).toContainText(`1 of ${count}`);
  });

  test(`the answer of a puzzle of ${game} is marked on the board`, async ({ page }) => {
    await keep(page, { motion: 'none', theme: 'dark' });
    const { id, right } = await easiest(page, game);
    await page.goto(`/puzzles/${game}#${id}`);
    await page.locator('.middle [data-place]').first().waitFor();
    await check(page, OF_COLOURS);
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await expect(strip(page)).toContainText(/The best move(, and one way to go on)?: /);
    if (right[1]) await expect(strip(page)).toContainText(`Also right: ${right[1].text}`);
    await check(page, OF_COLOURS);
    await page.reload();
    await page.getByRole('link', { name: 'All puzzles' }).click();
    await expect(page.getByText(/^0 of \d+ solved/)).toBeVisible();
  });

  test(`an illegal action in a puzzle of ${game} is explained`, async ({ page, hasTouch }) => {
    await keep(page, { motion: 'none' });
    const { today } = await asked<Schemas['PuzzlesShown']>(page, game);
    const { moment } = await asked<Schemas['PuzzleShown']>(page, `${game}/${today}?lang=en`);
    await page.goto(`/puzzles/${game}#${today}`);
    const places = page.locator('.middle [data-place]');
    await places.first().waitFor();
    const all = await places.evaluateAll((found) =>
      found.map((one) => (one as HTMLElement).dataset.place ?? ''),
    );
    const legal = new Set(moment.actions.flatMap(({ token }) => token.match(/\w+/g) ?? []));
    const shut = all.filter((one) => !legal.has(one));
    // No locator: the places of Rheingold call themselves disabled, and it would wait for them.
    const { place, x, y } = await uncovered(page, shut);
    if (hasTouch) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
    const notice = strip(page).getByRole('alert');
    await expect(notice).toHaveText(await whyNot(page, `${game}/${today}`, place));
    await expect(strip(page)).not.toContainText('Try again.');
    const another = shut.find((one) => one !== place) ?? '';
    await page.locator(`.middle [data-place="${another}"]`).first().focus();
    await page.keyboard.press('Enter');
    await expect(notice).toHaveText(await whyNot(page, `${game}/${today}`, another));
    await expect(page.locator(`.middle [data-place="${another}"]:focus`)).toHaveCount(1);
  });
}

test('today’s puzzle comes first', async ({ page }) => {
  await keep(page, { motion: 'none' });
  const { today, puzzles } = await asked<Schemas['PuzzlesShown']>(page, 'richelieu');
  await page.goto('/puzzles/richelieu');
  await page.getByRole('link', { name: 'Today’s puzzle' }).click();
  await expect(page).toHaveURL(new RegExp(`#${today}$`));
  const place = 1 + puzzles.findIndex(({ id }) => id === today);
  await expect(strip(page)).toContainText(`Puzzle ${place} of`);
  const links = strip(page).getByRole('link');
  await expect(links).toHaveText(['All puzzles', 'Puzzle of the day', 'Learn Richelieu']);
});

test('a puzzle or game that there is not', async ({ page }) => {
  const other = await easiest(page, 'rheingold');
  const ids = ['0123456789ab', other.id, 'a'.repeat(100_000)];
  const addresses = ids.map((id) => `/puzzles/richelieu#${id}`);
  for (const address of [...addresses, '/puzzles/whist', '/puzzles']) {
    await page.goto('/');
    await page.goto(address);
    await expect(page.getByRole('heading', { name: /not/i })).toBeVisible();
  }
});

/** The first puzzle of Richelieu, as text. */
async function openFirst(page: Page) {
  await keep(page, { motion: 'none', presentation: 'text' });
  const found = await easiest(page, 'richelieu');
  await page.goto(`/puzzles/richelieu#${found.id}`);
  await expect(strip(page)).toContainText('Puzzle 1 of');
  return found;
}

test('a change of language keeps what was tried, and the focus', async ({ page }) => {
  // Only wide windows have the choice of languages beside a board.
  await page.setViewportSize({ width: 1280, height: 800 });
  const { id, right, wrong } = await openFirst(page);
  await play(page, wrong[0]?.text ?? '?');
  await expect(strip(page)).toContainText('Try again.');
  const language = page.locator('header select');
  await language.focus();
  await language.selectOption('fr');
  await expect(strip(page)).toContainText('Essayez encore');
  await expect(language).toBeFocused();
  const { moment } = await asked<Schemas['PuzzleShown']>(page, `richelieu/${id}?lang=fr`);
  const texts = new Map(moment.actions.map(({ token, text }) => [token, text]));
  await play(page, texts.get(right[0]?.token ?? '') ?? '?');
  await expect(strip(page)).toContainText('Bien vu');
  await language.focus();
  await language.selectOption('en');
  await expect(strip(page)).toContainText('Right!');
  const { why } = await asked<Schemas['PuzzleAnswer']>(page, `richelieu/${id}/answer?lang=en`);
  await expect(strip(page)).toContainText(why);
  await expect(language).toBeFocused();
});

test('without the server a try does not count, and can be made again', async ({ page }) => {
  const { right } = await openFirst(page);
  await page.route('**/try?*', (route) => route.abort());
  await play(page, right[0]?.text ?? '?');
  await expect(strip(page).getByRole('alert')).not.toBeEmpty();
  await expect(page.locator('.puzzle :focus')).toHaveCount(1);
  await page.unroute('**/try?*');
  await play(page, right[0]?.text ?? '?');
  await expect(strip(page)).toContainText('Right!');
  await expect(strip(page).getByRole('alert')).toHaveCount(0);
});

test('back and forward lead through the puzzles', async ({ page }) => {
  await openFirst(page);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await page.getByRole('link', { name: 'Next puzzle' }).click();
  await expect(strip(page)).toContainText('Puzzle 2 of');
  await page.goBack();
  await expect(strip(page)).toContainText('Puzzle 1 of');
  await expect(strip(page)).not.toContainText('The best');
  await expect(strip(page)).toBeFocused();
  await page.goForward();
  await expect(strip(page)).toContainText('Puzzle 2 of');
  await expect(strip(page)).toBeFocused();
});

test('what two tabs solve at once is kept', async ({ page, context }) => {
  const { right } = await openFirst(page);
  const { puzzles } = await asked<Schemas['PuzzlesShown']>(page, 'richelieu');
  const second = puzzles[1]?.id ?? '';
  const answer = await asked<Schemas['PuzzleAnswer']>(page, `richelieu/${second}/answer?lang=en`);
  const other = await context.newPage();
  await keep(other, { motion: 'none', presentation: 'text' });
  await other.goto(`/puzzles/richelieu#${second}`);
  await expect(strip(other)).toContainText('Puzzle 2 of');
  await Promise.all([play(page, right[0]?.text ?? '?'), play(other, answer.right[0]?.text ?? '?')]);
  for (const tab of [page, other]) {
    await expect(strip(tab)).toContainText('Right!');
    await tab.getByRole('link', { name: 'All puzzles' }).click();
    await expect(tab.getByText(/^2 of \d+ solved/)).toBeVisible();
  }
});

test('from the list to the answer by keyboard alone', async ({ page }) => {
  await keep(page, { motion: 'none' });
  const { id, right } = await easiest(page, 'richelieu');
  await page.goto('/puzzles/richelieu');
  await page.getByRole('link', { name: '1', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(strip(page)).toBeFocused();
  const [, place = ''] = /^\W?(\w+)$/.exec(right[0]?.token ?? '') ?? [];
  await tabTo(page, '[data-place]');
  // Along the rows to the card, as a reader goes.
  await page.keyboard.press('Home');
  for (let steps = 0; (await placeNow(page)) !== place; steps += 1) {
    expect(steps, place).toBeLessThan(12);
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(strip(page)).toContainText('Right!');
  await expect(strip(page)).toBeFocused();
  await tabTo(page, '[href*="#"]');
  await page.keyboard.press('Enter');
  await expect(strip(page)).toContainText('Puzzle 2 of');
  await tabTo(page, '[href="/puzzles/richelieu"]');
  await page.keyboard.press('Enter');
  // The focus is on the puzzle that was opened from the list.
  await expect(page.locator(`[href$="#${id}"]:focus`)).toHaveCount(1);
});

const placeNow = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement).dataset.place);

/** Press Tab until the focus is on such an element. */
async function tabTo(page: Page, what: string): Promise<void> {
  for (let presses = 0; !(await page.locator(`${what}:focus`).count()); presses += 1) {
    expect(presses, what).toBeLessThan(20);
    await page.keyboard.press('Tab');
  }
}
