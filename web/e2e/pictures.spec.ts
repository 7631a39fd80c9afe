/** Takes screenshots of all states for people to look at, in `pictures/`. */

import { execFileSync } from 'node:child_process';

import { expect, test, type Page } from '@playwright/test';

import { linkTo, openTable, playUntil, showTable, type Opening } from './opened';
import { changeOptions, decideByMouse, keep, openPanel, turns } from './playing';

const THEMES = ['light', 'dark', 'contrast'];
const GAMES: readonly Opening[] = [
  { game: 'richelieu', players: 2 },
  { game: 'richelieu', players: 3, options: { edition: 'court' } },
  { game: 'richelieu', players: 4, options: { edition: 'court' } },
  ...[2, 3, 4, 5].map((players) => ({
    game: 'rheingold' as const,
    players,
    options: { rounds: 20 },
  })),
];
/** The maps that the Python tests draw too, by name. */
const MADE_UP = JSON.parse(
  execFileSync(
    process.env.PYTHON ?? '../.venv/bin/python',
    [
      '-c',
      'import json; from tests.games.rheingold.oracle.drawn import made_up_maps; print(json.dumps(made_up_maps()))',
    ],
    { cwd: '..', encoding: 'utf8' },
  ),
) as Record<string, unknown>;
/** The number of actions after which a game counts as halfway. */
const MIDDLE = { richelieu: 50, rheingold: 90 };

async function picture(page: Page, name: string): Promise<void> {
  const width = test.info().project.name.replace('-pictures', '');
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `pictures/${width}-${name}.png`, fullPage: width === 'phone' });
}

for (const theme of THEMES) {
  const settings = { theme, motion: 'none' };

  test.describe(theme, () => {
    test.beforeEach(({ page }) => keep(page, settings));

    test('pages', async ({ page }) => {
      for (const [name, address] of [
        ['home', '/'],
        ['home-rheingold', '/?game=rheingold'],
        ['settings', '/settings'],
        ['me', '/me'],
        ['results', '/results'],
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

    test('before a game', async ({ page, browser }) => {
      const own = await openTable(page, { game: 'richelieu', players: 2 });
      const id = await openTable(page, { game: 'richelieu', players: 2, second: 'open' });
      await page.goto(`/t/${id}`);
      await page.getByRole('button', { name: 'Create a link' }).waitFor();
      await picture(page, `waiting-${theme}`);
      await page.getByRole('button', { name: 'Create a link' }).click();
      await page.getByLabel('Link', { exact: true }).waitFor();
      await picture(page, `invitation-${theme}`);
      const { viewport } = test.info().project.use;
      const friend = await (await browser.newContext({ viewport: viewport ?? null })).newPage();
      await keep(friend, settings);
      await friend.goto(await linkTo(page, id));
      await friend.getByRole('button', { name: 'Sit down' }).waitFor();
      await picture(friend, `join-${theme}`);
      await friend.getByRole('button', { name: 'Sit down' }).click();
      await friend.getByRole('tab', { name: 'Chat' }).click();
      await friend.getByRole('textbox', { name: 'Message' }).fill('You are stupid');
      await friend.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByRole('tab', { name: 'Chat' }).click();
      await page.getByRole('button', { name: /^Report this message/ }).click();
      await picture(page, `report-${theme}`);
      const first = page.locator(`a[href="/t/${own}"]`).first();
      await page.goto('/');
      await first.waitFor();
      // A returning user sees their games first.
      await page.reload();
      await first.waitFor();
      await picture(page, `home-returning-${theme}`);
      await changeOptions(page);
      await page.getByLabel('Seat 2').selectOption({ label: 'Friend, by link' });
      await picture(page, `home-options-${theme}`);
    });

    test('messages from the host', async ({ page }) => {
      const message = {
        text: 'On Sunday at 3 pm there is a tournament. All are welcome.',
        since: 0,
      };
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

    test('two players at one device', async ({ page }) => {
      const id = await openTable(page, { game: 'richelieu', players: 2, second: 'me' });
      await showTable(page, id);
      const asked = page.locator('.prompt .yours, .curtain').first();
      await asked.waitFor();
      while (!(await page.locator('.curtain').count())) {
        await decideByMouse(page, turns());
        await asked.waitFor();
      }
      await picture(page, `curtain-${theme}`);
    });

    for (const [title, map] of Object.entries(MADE_UP)) {
      test(`the made-up map ${title}`, async ({ page }) => {
        const id = await openTable(page, {
          game: 'rheingold',
          players: 3,
          options: { map, rounds: 20 },
        });
        await playUntil(page, id, (view) => view.actions_played >= MIDDLE.rheingold, turns());
        await showTable(page, id);
        await picture(page, `map-${title}-${theme}`);
      });
    }

    for (const opening of GAMES) {
      const { game, players } = opening;
      const name = (state: string) => `${game}-${String(players)}-${state}-${theme}`;

      test(`${game}, ${String(players)} players`, async ({ page }) => {
        const pick = turns();
        const id = await openTable(page, opening);
        const asked = new Set<string>();
        const show = async (state: string) => {
          await showTable(page, id);
          await picture(page, name(state));
        };
        await playUntil(page, id, () => true, pick);
        await show('first');
        /* Each kind of question once, and the middle of the game. */
        let middle = false;
        const wanted = ({
          phase,
          actions_played: played,
        }: {
          phase: string;
          actions_played: number;
        }) => !asked.has(phase) || (!middle && played >= MIDDLE[game]);
        let state = '';
        while (
          await playUntil(
            page,
            id,
            (view) => {
              if (!wanted(view)) return false;
              state = asked.has(view.phase) ? 'middle' : view.phase.toLowerCase();
              asked.add(view.phase);
              middle ||= state === 'middle';
              return true;
            },
            pick,
          )
        ) {
          await show(state);
        }
        await show('over');
        await page.goto(`/replay/${id}#40`);
        await page.getByRole('slider', { name: 'Position in the game' }).waitFor();
        await picture(page, name('replay'));
        if (players > 2) return;
        await openPanel(page, 'Review');
        await page.getByRole('button', { name: 'Review this game' }).click();
        const graph = page.getByRole('img', { name: 'Expected margin' });
        await expect(graph).toBeVisible();
        await page.getByRole('button', { name: 'Next turn' }).click();
        await picture(page, name('review'));
      });
    }
  });
}
