/** Nothing is asked that everybody can see to be forced. */

import { expect, test, type Page } from '@playwright/test';

import { decideByMouse, startGame, turns, waitForTurn, type Wish } from './playing';

interface Told {
  forced: number;
  /** Versions at which everybody could see that one action only was possible. */
  versions: Set<number>;
}

/** What the server says of forced decisions, as it is heard on the socket. */
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
  test(`in a whole game of ${game}, what all can see to be forced plays itself`, async ({
    page,
  }) => {
    const told = listen(page);
    await startGame(page, { ...wish, settings: { motion: 'none' } });
    const pick = turns();
    let asked = 0;
    let needless = 0;
    while (await waitForTurn(page)) {
      const version = Number(await page.locator('.table').getAttribute('data-version'));
      if (await page.locator('.prompt .yours').count()) {
        asked += 1;
        if (told.versions.has(version)) needless += 1;
      }
      await decideByMouse(page, pick);
    }
    expect(asked).toBeGreaterThan(0);
    expect(told.forced).toBeGreaterThan(0);
    expect(needless).toBe(0);
  });
}
