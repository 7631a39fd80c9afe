import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

// Set before the workers start: all of them take the same share of the tests.
process.env.BLAZON_TEST_SEED ??= String(Math.floor(Date.now() / 86_400_000));

/** The real server with its own database; on the next port, one with a game from another package. */
const PORT = Number(process.env.PORT ?? 8790);
const PYTHON = process.env.PYTHON ?? '../.venv/bin/python';
/** The folder in which the example game's package is installed, if it is. */
const { EXAMPLE } = process.env;
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const chromium = process.env.CHROMIUM ?? BROWSERS.find((path) => existsSync(path)) ?? '';
if (!chromium) throw new Error('no browser: set CHROMIUM to the path of a Chromium');

const WIDE = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** Screenshots for people to look at; they find no faults by themselves. */
const PICTURES = /pictures\.spec/;
/** The sizes for which the pages are designed. */
const SIZES = {
  phone: [390, 844],
  tablet: [820, 1180],
  wide: [1440, 900],
  vast: [2560, 1440],
} as const;
const PLUG_IN = /plug-in\.spec/;

const address = (port: number) => `http://127.0.0.1:${port}`;

function server(port: number, environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-e2e-'));
  return {
    command: `${PYTHON} e2e/server.py serve --port ${port}`,
    env: {
      BLAZON_DATABASE: `sqlite:///${join(folder, 'tables.db')}`,
      BLAZON_LIMITS: 'off',
      BLAZON_LOG: 'warning',
      ...environment,
    },
    url: `${address(port)}/ready`,
    timeout: 180_000,
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  };
}

const config: PlaywrightTestConfig = {
  testDir: 'e2e',
  outputDir: 'test-results',
  /** These stop tests that hang; on a busy machine a whole game takes minutes. */
  timeout: 400_000,
  expect: { timeout: 120_000, toPass: { timeout: 120_000 } },
  fullyParallel: true,
  workers: 3,
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: address(PORT),
    locale: 'en-GB',
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
    { name: 'wide', use: WIDE, testIgnore: [PICTURES, PLUG_IN] },
    { name: 'phone', use: PHONE, testMatch: /(play|puzzles|replay)\.spec/ },
    ...Object.entries(SIZES).map(([name, [width, height]]) => ({
      name: `${name}-pictures`,
      use: { viewport: { width, height } },
      testMatch: PICTURES,
    })),
    {
      name: 'plug-in',
      use: { ...PHONE, baseURL: address(PORT + 1) },
      testMatch: EXAMPLE ? PLUG_IN : [],
    },
  ],
  webServer: [server(PORT), ...(EXAMPLE ? [server(PORT + 1, { PYTHONPATH: EXAMPLE })] : [])],
};

export default defineConfig(config);
