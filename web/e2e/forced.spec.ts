/** The page does not ask for an action that everybody can see is forced. */

import { expect, test } from '@playwright/test';

import { openTable, playUntil, showTable, type Opening, type Position } from './opened';
import { keep, turns, waitForNews } from './playing';

const GAMES: readonly Opening[] = [
  { game: 'richelieu', players: 2 },
  { game: 'rheingold', players: 2, options: { rounds: 20 } },
];
/** The forced actions to see in each game. */
const ENOUGH = 3;

for (const opening of GAMES) {
  test(`in ${opening.game}, actions that all can see are forced play themselves`, async ({
    page,
  }) => {
    await keep(page, { motion: 'none' });
    const pick = turns();
    let before = 0;
    let seen = 0;
    const isForced = ({ forced, version }: Position) => {
      before = version;
      return forced;
    };
    // In some games, the deal forces little.
    for (let game = 0; game < 8 && seen < ENOUGH; game += 1) {
      const id = await openTable(page, opening);
      for (; seen < ENOUGH && (await playUntil(page, id, isForced, pick)); seen += 1) {
        await showTable(page, id);
        await waitForNews(page, before);
        await page.goto('about:blank');
      }
    }
    expect(seen).toBe(ENOUGH);
  });
}
