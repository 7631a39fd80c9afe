/** Checks pages for accessibility barriers with axe. */

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that depend on the theme; all others are checked in the light theme only. */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Rules that axe does not enable by default. */
const EXPERIMENTAL = [
  'css-orientation-lock',
  'focus-order-semantics',
  'hidden-content',
  'label-content-name-mismatch',
  'p-as-heading',
  'table-fake-caption',
  'td-has-header',
];

/** Check the current page for barriers: against all of axe's rules, or only the named ones. */
export async function check(page: Page, named?: string[]): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const rules = named
    ? {}
    : Object.fromEntries(EXPERIMENTAL.map((rule) => [rule, { enabled: true }]));
  // Our pages have no frames, for which axe would open another page, and what passes need not be
  // described. Together, this takes a third of the time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules, resultTypes: ['violations'] });
  const { violations } = await (named ? axe.withRules(named) : axe).analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
  }));
  expect(found).toEqual([]);
}
