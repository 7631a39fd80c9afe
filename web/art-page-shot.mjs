// node art-page-shot.mjs OUT [what...]
import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
const base = 'http://127.0.0.1:8813';
const [only = '', ...rest] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const SIZES = { phone: [390, 844], tablet: [820, 1180], wide: [1440, 900], vast: [2560, 1440] };
const wanted = only ? only.split(',') : [];
for (const spec of wanted) {
  const [size, theme, what, at] = spec.split(':');
  const [width, height] = SIZES[size];
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: size === 'phone', colorScheme: 'light' });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log('ERR', m.text()));
  page.on('pageerror', (e) => console.log('PAGEERR', e.message));
  await page.addInitScript((kept) => localStorage.setItem('blazon-settings', kept), JSON.stringify({ language: 'en', speed: 'none', motion: 'none', theme }));
  await page.goto(base + '/');
  if (what === 'live') {
    await page.getByRole('radio', { name: 'Rheingold', exact: false }).check();
    await page.getByLabel('Strength').selectOption('page');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.table[data-status]').waitFor();
    let seed = 7;
    const pick = (count) => ((seed = (seed * 1103515245 + 12345) % 2147483648), seed % count);
    for (let n = 0; n < Number(at ?? 0); n++) {
      await page.locator('.prompt .yours, .table[data-status="over"]').first().waitFor();
      const count = page.locator('form:has(input.entry) button.main');
      const sources = page.locator('[data-place].source');
      try {
        if (await count.count()) await count.first().click({ timeout: 1500 });
        else if (await sources.count()) {
          await sources.nth(pick(await sources.count())).click({ timeout: 1500, force: true });
          const targets = page.locator('[data-place].target');
          if (await targets.count()) await targets.nth(pick(await targets.count())).click({ timeout: 1500, force: true });
        } else await page.locator('.prompt .yours .do button:not(:text-is("Hint"), :text-is("Undo"), :text-is("Show again"))').first().click({ timeout: 1500 });
      } catch (e) { console.log(e.message.slice(0, 100)); }
      await page.waitForTimeout(150);
    }
    await page.locator('.prompt .yours, .table[data-status="over"]').first().waitFor();
    const source = page.locator('[data-place].source');
    if (await source.count()) await source.first().click({ force: true, timeout: 1500 }).catch((e) => console.log(e.message.slice(0, 80)));
    await page.mouse.move(1, 1);
  } else {
    const record = JSON.parse(readFileSync(`/tmp/art-page-${what}.json`, 'utf-8'));
    const answer = await page.request.post(base + '/api/records', { data: { record } });
    const body = await answer.json();
    if (!body.d) console.log(JSON.stringify(body).slice(0, 300));
    await page.goto(`${base}/replay/${body.d.table.id}`);
    await page.getByRole('button', { name: 'Last position' }).click();
  }
  await page.waitForTimeout(700);
  await page.screenshot({ path: `/tmp/art-page-${spec.replaceAll(':', '-')}.png`, fullPage: rest.includes('full') });
  await context.close();
}
await browser.close();
