/**
 * Draws the pictures of the page; run `node docs/make_browser_pictures.mjs` after a change to it.
 * It needs `npm ci` in `web/`, Blazon's Python (`PYTHON`, else `.venv/bin/python`) and a Chromium
 * (`CHROMIUM`, else `/usr/bin/chromium`).
 *
 * They show the page in the middle of real games against bots, on a temporary server.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { chromium } = createRequire(join(root, 'web', 'package.json'))('@playwright/test');

/** The pictures: each game, the number of decisions before the picture, and the window. */
const TABLES = [
  {
    file: 'docs/images/browser.png',
    game: 'richelieu',
    bots: ['greedy'],
    decisions: 14,
    phase: 'TAKE',
    size: [1200, 760],
    theme: 'light',
  },
  {
    file: 'docs/images/rheingold.png',
    game: 'rheingold',
    bots: ['squire', 'squire'],
    decisions: 110,
    phase: 'MOVE',
    size: [1200, 800],
    theme: 'dark',
  },
];
/** Link previews show the second one. */
const PREVIEW = 'web/public/preview.png';

/** Start a server with its own database; resolves with the process and its address. */
async function serve(folder) {
  const python = process.env.PYTHON ?? join(root, '.venv', 'bin', 'python');
  const server = spawn(python, ['-m', 'blazon', 'serve', '--port', '0'], {
    env: {
      ...process.env,
      BLAZON_DATABASE: `sqlite:///${join(folder, 'tables.db')}`,
      BLAZON_LIMITS: 'off',
      BLAZON_LOG: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(server.stdout), 'line');
  return { server, url: line.match(/http:\S+?(?=\/?$)/)[0] };
}

/** Send a request in the page's own session; resolves with the answer. */
async function ask(page, url, path, data) {
  const answer = await page.request.fetch(`${url}/api${path}`, {
    method: data ? 'POST' : 'GET',
    headers: { origin: url },
    data,
    timeout: 300_000, // the first hint may have to wait until the rules are compiled
  });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

/** Follow the hints for a number of decisions, and then up to one in the given phase. */
async function play(page, url, table, { decisions, phase }) {
  for (let made = 0; ; ) {
    const { v, d } = await ask(page, url, `/tables/${table}?seat=0`);
    if (d.table.status === 'over') throw new Error(`the game ended after ${made} decisions`);
    if (!d.view.legal.length) {
      await page.waitForTimeout(100);
      continue;
    }
    if (made >= decisions && d.view.phase === phase) return;
    const { action } = await ask(page, url, `/tables/${table}/hint`, { seat: 0 });
    await ask(page, url, `/tables/${table}/commands`, {
      id: `decision-${made}`,
      d: { do: 'play', action, version: v, seat: 0 },
    });
    made += 1;
  }
}

/** Open a page with its own session, in a window of this size. */
async function open({ size: [width, height], theme = 'light' }) {
  const page = await browser.newPage({ viewport: { width, height }, locale: 'en-GB' });
  const settings = JSON.stringify({ theme, motion: 'none', speed: 'none' });
  await page.addInitScript((kept) => localStorage.setItem('blazon-settings', kept), settings);
  return page;
}

async function draw(page, file) {
  await page.waitForTimeout(2000);
  await page.screenshot({ path: join(root, file) });
}

const folder = mkdtempSync(join(tmpdir(), 'blazon-picture-'));
const { server, url } = await serve(folder);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  for (const wanted of TABLES) {
    const page = await open(wanted);
    const opened = await ask(page, url, '/tables', {
      game: wanted.game,
      seats: [{ kind: 'me', name: 'Ann' }, ...wanted.bots.map((bot) => ({ kind: 'bot', bot }))],
    });
    const table = opened.d.table.id;
    await play(page, url, table, wanted);
    await page.goto(`${url}/t/${table}`);
    await page.locator('.prompt .yours').first().waitFor({ timeout: 60_000 });
    await draw(page, wanted.file);
  }
  copyFileSync(join(root, TABLES[1].file), join(root, PREVIEW));
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(folder, { recursive: true });
}
