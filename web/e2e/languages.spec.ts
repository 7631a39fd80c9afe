import { expect, test } from '@playwright/test';

import { startGame } from './opened';
import { decideByMouse, keep, turns } from './playing';
import { share } from './volume';

const SAID = {
  en: { play: 'Play a bot', asked: 'take a card' },
  fr: { play: 'Contre l’ordinateur', asked: 'carte' },
  es: { play: 'Contra el ordenador', asked: 'carta' },
  it: { play: 'Contro il computer', asked: 'carta' },
  de: { play: 'Gegen den Computer', asked: 'Karte' },
} as const;

for (const [language, { play, asked }] of share(Object.entries(SAID))) {
  test(`a game begins in ${language}`, async ({ page }) => {
    await keep(page, { language, motion: 'none' });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.getByRole('button', { name: play, exact: true }).click();
    await page.locator('.prompt .yours').waitFor();
    await expect(page.locator('.prompt .asked[role=status]')).toContainText(asked);
    await decideByMouse(page, turns());
    await expect(page.locator('.log li').first()).not.toBeEmpty();
    for (const address of ['/rules/richelieu', '/rules/rheingold', '/settings']) {
      await page.goto(address);
      await expect(page.locator('h1')).toBeVisible();
    }
  });
}

test('the language can be changed in the middle of a game', async ({ page }) => {
  await startGame(page, { game: 'richelieu', settings: { motion: 'none' } });
  await decideByMouse(page, turns());
  await page.getByLabel('Language').selectOption('de');
  await expect(page.locator('.log')).toContainText('nimmt');
});
