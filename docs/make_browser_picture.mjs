/**
 * Draws the picture of a table in the browser; run `node docs/make_browser_picture.mjs` after a
 * change to the page. It needs `npm ci` in `web/`, Blazon's Python (`PYTHON`, else `.venv/bin/python`) and
 * a Chromium (`CHROMIUM`, else `/usr/bin/chromium`).
 *
 * The picture shows the page in the middle of a real game against a bot, on a temporary server.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { chromium } = createRequire(join(root, 'web', 'package.json'))('@playwright/test');

const PICTURE = join(root, 'docs', 'images', 'browser.png');
const DECISIONS = 14;

/** A server with a database of its own; resolves with its address. */
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

/** A request in the page's own session; resolves with the answer. */
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

/** Do what the hints say for so many decisions, and on to the next turn. */
async function play(page, url, table) {
  for (let made = 0; ; ) {
    const { v, d } = await ask(page, url, `/tables/${table}?seat=0`);
    if (!d.view.legal.length) {
      await page.waitForTimeout(100);
      continue;
    }
    if (made >= DECISIONS && d.view.phase === 'TAKE') return;
    const { action } = await ask(page, url, `/tables/${table}/hint`, { seat: 0 });
    await ask(page, url, `/tables/${table}/commands`, {
      id: `decision-${made}`,
      d: { do: 'play', action, version: v, seat: 0 },
    });
    made += 1;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'blazon-picture-'));
const { server, url } = await serve(folder);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 570 }, locale: 'en-GB' });
  const opened = await ask(page, url, '/tables', {
    game: 'richelieu',
    seats: [
      { kind: 'me', name: 'Ann' },
      { kind: 'bot', bot: 'greedy' },
    ],
  });
  const table = opened.d.table.id;
  await play(page, url, table);
  await page.goto(`${url}/t/${table}`);
  await page.locator('.prompt .yours').first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(2000);
  await page.screenshot({ path: PICTURE });
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(folder, { recursive: true });
}
