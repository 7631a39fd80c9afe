import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

/** The real server, with a database of its own. */
const PORT = Number(process.env.PORT ?? 8790);
const PYTHON = process.env.PYTHON ?? '../.venv/bin/python';
const folder = mkdtempSync(join(tmpdir(), 'blazon-e2e-'));
const chromium =
  process.env.CHROMIUM ?? ['/usr/bin/chromium'].find((path) => existsSync(path)) ?? '';
if (!chromium) throw new Error('no browser: set CHROMIUM to the path of a Chromium');

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const config: PlaywrightTestConfig = {
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-GB',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'wide', use: { viewport: WIDE } },
    {
      name: 'phone',
      use: { viewport: PHONE, hasTouch: true },
      testMatch: /(play|replay|pictures)\.spec/,
      grepInvert: /contrast/,
    },
  ],
  webServer: {
    command: `${PYTHON} -m blazon serve --port ${PORT}`,
    env: {
      BLAZON_DATABASE: `sqlite:///${join(folder, 'tables.db')}`,
      BLAZON_LIMITS: 'off',
      BLAZON_LOG: 'warning',
    },
    url: `http://127.0.0.1:${PORT}/ready`,
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
};

export default defineConfig(config);
