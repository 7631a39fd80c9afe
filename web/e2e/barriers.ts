/** Looking for what keeps people from using a page, with axe. */

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What a theme can make right or wrong; all else is looked for in the light one only. */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Rules that axe does not yet ask by itself. */
const EXPERIMENTAL = [
  'css-orientation-lock',
  'focus-order-semantics',
  'hidden-content',
  'label-content-name-mismatch',
  'p-as-heading',
  'table-fake-caption',
  'td-has-header',
];

/** Look for barriers at what is shown: all that axe knows of, or those that are named. */
export async function check(page: Page, named?: string[]): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const axe = new AxeBuilder({ page });
  const rules = Object.fromEntries(EXPERIMENTAL.map((rule) => [rule, { enabled: true }]));
  const { violations } = await (named ? axe.withRules(named) : axe.options({ rules })).analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
  }));
  expect(found).toEqual([]);
}
