/** The page does not ask for an action that everybody can see is forced. */

import { expect, test, type Page } from '@playwright/test';

import { decideByMouse, startGame, turns, waitForTurn, type Wish } from './playing';

interface Told {
  forced: number;
  /** The versions at which everybody could see that only one action was possible. */
  versions: Set<number>;
}

/** What the server says about forced decisions, collected from the socket. */
function listen(page: Page): Told {
  const told: Told = { forced: 0, versions: new Set() };
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { t: string; v: number; d?: unknown };
      const { forced } = (message.d ?? {}) as { forced?: boolean };
      if (message.t !== 'update' || !forced) return;
      told.forced += 1;
      told.versions.add(message.v);
    });
  });
  return told;
}

const GAMES: Wish[] = [{ game: 'richelieu' }, { game: 'rheingold', rounds: 4 }];

for (const wish of GAMES) {
  const { game } = wish;
  test(`in a whole game of ${game}, actions that all can see are forced play themselves`, async ({
    page,
  }) => {
    const told = listen(page);
    const pick = turns();
    let asked = 0;
    let needless = 0;
    // In a few short games, the deal forces nothing.
    for (let played = 0; played < 4 && told.forced === 0; played += 1) {
      await startGame(page, { ...wish, settings: { motion: 'none' } });
      told.versions.clear();
      while (await waitForTurn(page)) {
        const version = Number(await page.locator('.table').getAttribute('data-version'));
        if (await page.locator('.prompt .yours').count()) {
          asked += 1;
          if (told.versions.has(version)) needless += 1;
        }
        await decideByMouse(page, pick);
      }
    }
    expect(asked).toBeGreaterThan(0);
    expect(told.forced).toBeGreaterThan(0);
    expect(needless).toBe(0);
  });
}
