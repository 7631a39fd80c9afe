/** Whole games played only by what a screen reader says: announcements and accessible names. */

import { expect, test, type Page } from '@playwright/test';

import { startGame } from './opened';
import { isOver, SOON, untilNews, waitForTurn } from './playing';
import { share } from './volume';

declare global {
  interface Window {
    heard: string[];
  }
}

/** Collect all announcements: the text of each live region whenever it changes. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LIVE = '[role="status"], [role="log"], [role="alert"], [aria-live="polite"]';
    window.heard = [];
    const hear = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const text = element?.closest(LIVE) && node.textContent?.replace(/[\s\u2068\u2069]+/g, ' ');
      if (text && text.trim() && !element?.closest('[hidden]')) window.heard.push(text.trim());
    };
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        if (type === 'characterData') hear(target);
        else addedNodes.forEach(hear);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

const heard = (page: Page) => page.evaluate(() => window.heard.join('\n'));

interface Answer {
  d: {
    entries: { text: string; player: number }[];
    words: { question: string; verdict: string[] };
  };
}

/** The table in words, to compare with the announcements. */
async function inWords(page: Page, language: string): Promise<Answer['d']> {
  const table = new URL(page.url()).pathname.split('/').at(-1);
  const answer = await page.request.get(`/api/tables/${table}?v=2&lang=${language}`);
  return ((await answer.json()) as Answer).d;
}

/** Choose by the names of the buttons in the table as text, or enter the requested number. */
async function choose(page: Page, pick: number): Promise<void> {
  const number = page.getByRole('spinbutton').first();
  if (await number.count()) {
    await number.press('Enter', SOON);
    return;
  }
  const buttons = page.getByRole('region').filter({ has: page.locator('#as-text') });
  const button = buttons
    .getByRole('button')
    .nth(pick % (await buttons.getByRole('button').count()));
  await expect(button).not.toHaveAccessibleName('');
  await button.press('Enter', SOON);
}

/** The page asks its reader as “you”; the server names the player. */
const asked = (question: string) => question.replace(/^[^:]+:\s*/, '');
const plain = (text: string) => text.replace(/[\s\u2068\u2069]+/g, ' ').trim();

for (const [number, game] of (['richelieu', 'rheingold'] as const).entries()) {
  for (const language of share(['en', 'fr', 'es', 'it', 'de'], number)) {
    test(`${game} is played to its end by ear, ${language}`, async ({ page }) => {
      await listen(page);
      const settings = { motion: 'none', presentation: 'text' };
      await startGame(page, { game, rounds: game === 'rheingold' ? 3 : 0, settings });
      // Anything that happened before the page loaded is in the log.
      await waitForTurn(page);
      const { entries: earlier } = await inWords(page, language);
      await page.getByLabel('Language').selectOption(language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      let decisions = 0;
      while (await waitForTurn(page)) {
        const { words } = await inWords(page, language);
        await expect.poll(() => heard(page)).toContain(plain(asked(words.question)));
        const pick = decisions;
        await untilNews(page, () => choose(page, pick));
        decisions += 1;
      }
      expect(await isOver(page)).toBe(true);
      expect(decisions).toBeGreaterThan(3);
      const { entries, words } = await inWords(page, language);
      // The page announces the winner in its own words, and then the reason.
      const result = await page.locator('.result').textContent();
      for (const said of [result ?? '', ...words.verdict.slice(1)]) {
        await expect.poll(() => heard(page)).toContain(plain(said));
      }
      const all = (await heard(page)).replaceAll('\n', ' ');
      const unheard = entries
        .slice(earlier.length)
        .filter(({ player, text }) => player !== 0 && !all.includes(plain(text)));
      expect(unheard).toEqual([]);
    });
  }
}
