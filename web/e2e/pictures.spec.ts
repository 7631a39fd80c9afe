/** Pictures of the main states, for the eye: they come to `pictures/`. */

import { expect, test, type Page } from '@playwright/test';

import {
  atTable,
  changeOptions,
  decideByMouse,
  keep,
  playByMouse,
  startGame,
  turns,
  waitForTurn,
} from './playing';

const THEMES = ['light', 'dark', 'contrast'];
/** Every page in every theme; whole games in these. */
const PLAYED = ['light', 'dark'];

async function picture(page: Page, name: string): Promise<void> {
  const { project } = test.info();
  await page.waitForLoadState('networkidle');
  const whole = project.name === 'phone';
  await page.screenshot({ path: `pictures/${project.name}-${name}.png`, fullPage: whole });
}

for (const theme of THEMES) {
  const settings = { theme, motion: 'none' };

  test(`pages, ${theme}`, async ({ page }) => {
    await keep(page, settings);
    for (const [name, address] of [
      ['home', '/'],
      ['settings', '/settings'],
      ['rules', '/rules'],
      ['rules-richelieu', '/rules/richelieu#second'],
      ['rules-rheingold', '/rules/rheingold#castle'],
      ['lost', '/nowhere'],
      ['unknown-table', '/t/AAAAAAAAAAAAAAAAAAAAAA'],
    ] as const) {
      await page.goto(address);
      await page.locator('h1').first().waitFor();
      await picture(page, `${name}-${theme}`);
    }
  });

  test(`before a game, ${theme}`, async ({ page, browser }) => {
    await keep(page, settings);
    await page.goto('/');
    await changeOptions(page);
    await page.getByLabel('Seat 2').selectOption({ label: 'Friend, by link' });
    await picture(page, `home-friend-${theme}`);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('button', { name: 'Create a link' }).click();
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    await picture(page, `waiting-${theme}`);
    const { viewport } = test.info().project.use;
    const friend = await (await browser.newContext({ viewport: viewport ?? null })).newPage();
    await keep(friend, settings);
    await friend.goto(link);
    await friend.getByRole('button', { name: 'Sit down' }).waitFor();
    await picture(friend, `join-${theme}`);
    await friend.getByRole('button', { name: 'Sit down' }).click();
    await atTable(page);
    await friend.getByRole('textbox', { name: 'Message' }).fill('You are stupid');
    await friend.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('button', { name: /^Report this message/ }).click();
    await picture(page, `report-${theme}`);
  });

  test(`what the host says, ${theme}`, async ({ page }) => {
    await keep(page, settings);
    const message = { text: 'On Sunday at 3 pm there is a tournament. All are welcome.', since: 0 };
    const readOnly = { text: 'We are moving to a new machine, until about 8 pm.', since: 0 };
    await page.route('/api/announcements', (asked) =>
      asked.fulfill({ json: { message, read_only: readOnly } }),
    );
    await page.goto('/');
    await page.getByText(message.text).waitFor();
    await picture(page, `announced-${theme}`);
    await page.request.patch('/api/session', { data: { name: 'Ann' } });
    await page.goto('/settings');
    await page.getByRole('heading', { name: 'Your data' }).scrollIntoViewIfNeeded();
    await picture(page, `settings-known-${theme}`);
  });
}

for (const theme of PLAYED) {
  const settings = { theme, motion: 'none' };

  test(`Richelieu, ${theme}`, async ({ page }) => {
    await startGame(page, { game: 'richelieu', settings });
    await waitForTurn(page);
    await picture(page, `richelieu-first-${theme}`);
    const pick = turns();
    const wanted = new Set(['a second card', 'mark a card', 'What do you pay']);
    while (await waitForTurn(page)) {
      const asked = (await page.locator('.prompt .asked').textContent()) ?? '';
      const found = [...wanted].find((words) => asked.includes(words));
      if (found && wanted.delete(found)) {
        await picture(page, `richelieu-${found.replaceAll(' ', '-')}-${theme}`);
      }
      await decideByMouse(page, pick);
    }
    await picture(page, `richelieu-over-${theme}`);
  });

  test(`Rheingold, ${theme}`, async ({ page }) => {
    await startGame(page, { game: 'rheingold', rounds: 9, settings });
    const pick = turns();
    for (let decision = 0; decision < 20 && (await waitForTurn(page)); decision += 1) {
      await decideByMouse(page, pick);
    }
    if (await waitForTurn(page)) {
      await page
        .locator('[data-place].source')
        .first()
        .click({ timeout: 2000 })
        .catch(() => null);
      await picture(page, `rheingold-army-${theme}`);
    }
    await playByMouse(page, pick);
    await picture(page, `rheingold-over-${theme}`);
    await page.getByRole('link', { name: 'Look through the game' }).click();
    await page.getByRole('button', { name: 'Review this game' }).click();
    const graph = page.getByRole('img', { name: 'Expected margin' });
    await expect(graph).toBeVisible({ timeout: 100_000 });
    await page.getByRole('button', { name: 'Next turn' }).click();
    await picture(page, `replay-review-${theme}`);
  });

  test(`two at one device, ${theme}`, async ({ page }) => {
    await keep(page, settings);
    await page.goto('/');
    await changeOptions(page);
    await page.getByLabel('Seat 2').selectOption({ label: 'On this device' });
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await atTable(page);
    const pick = turns();
    await page.locator('.prompt .yours, .curtain').first().waitFor();
    while (!(await page.locator('.curtain').count())) {
      await decideByMouse(page, pick);
      await page.locator('.prompt .yours, .curtain').first().waitFor();
    }
    await picture(page, `curtain-${theme}`);
  });
}
