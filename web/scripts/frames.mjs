// Measures the frames of a march and of a taken card, on a processor slowed down four times: plays
// each once at a table against a bot, and prints the intervals between frames while pieces move.
//
//     npm run frames [-- --width 390] [--rate 4]
//
// Needs a server at BLAZON_URL, by default http://127.0.0.1:8765.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { chromium } from '@playwright/test';

const { values } = parseArgs({
  options: { width: { type: 'string', default: '1440' }, rate: { type: 'string', default: '4' } },
});
const SERVER = process.env.BLAZON_URL ?? 'http://127.0.0.1:8765';
const BROWSERS = [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
/** How long to watch after a command, in milliseconds: longer than its animation. */
const WATCHED = 1200;
/** A frame that takes longer than this has left one out, at 60 frames a second. */
const LATE = 25;

/** Open a table against a bot, with the user on seat 1; its address. */
async function openTable(page, game) {
  const seats = [
    { kind: 'me', name: 'Ann' },
    { kind: 'bot', bot: 'page' },
  ];
  const table = { game, seats, options: {}, pace: {}, first: 0, seals: [null, null] };
  const answer = await page.request.post(`${SERVER}/api/tables`, {
    data: { ...table, id: crypto.randomUUID() },
  });
  return `/t/${(await answer.json()).d.table.id}`;
}

/** Collect the times of frames in the page while something is done, and for a while after it. */
async function framesOf(page, act) {
  await page.evaluate(() => {
    window.frames_ = [];
    const note = (now) => {
      window.frames_.push({ now, moving: document.getAnimations().length > 0 });
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await act();
  await page.waitForTimeout(WATCHED);
  const frames = await page.evaluate(() => window.frames_);
  return frames
    .slice(1)
    .map(({ now, moving }, at) => ({ took: now - frames[at].now, moving }))
    .filter(({ moving }) => moving)
    .map(({ took }) => took);
}

const GAMES = {
  richelieu: (page) => page.locator('.lying.takes').first().click(),
  rheingold: async (page) => {
    await page.locator('.place.source').first().dispatchEvent('click');
    await page.locator('.place.target').first().dispatchEvent('click');
  },
};

const browser = await chromium.launch({
  executablePath: BROWSERS.find((path) => path && existsSync(path)),
  args: ['--no-sandbox'],
});
for (const [game, act] of Object.entries(GAMES)) {
  const width = Number(values.width);
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${SERVER}${await openTable(page, game)}`);
  await page.locator('.prompt .yours').first().waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2000);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.rate) });
  const frames = await framesOf(page, () => act(page));
  const sorted = frames.toSorted((one, other) => one - other);
  const shown = (part) => sorted[Math.floor(part * (sorted.length - 1))]?.toFixed(1);
  console.log(
    `${game} at ${width}: ${frames.length} frames while moving, median ${shown(0.5)} ms, ` +
      `p95 ${shown(0.95)}, longest ${shown(1)}; ${frames.filter((took) => took > LATE).length} late`,
  );
  await context.close();
}
await browser.close();
