/** The pages; each is loaded on demand, in parallel with the texts. */

import type { Component } from 'svelte';

import LostPage from './parts/LostPage.svelte';
import type { Route } from './routes.svelte';

const PAGES: Record<Route['page'], () => Promise<{ default: Component }>> = {
  home: () => import('./home/HomePage.svelte'),
  lost: async () => ({ default: LostPage }),
  table: () => import('./table/TablePage.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
  rules: () => import('./rules/RulesPage.svelte'),
  learn: () => import('./learn/LearnPage.svelte'),
  results: () => import('./results/ResultsPage.svelte'),
  settings: () => import('./settings/SettingsPage.svelte'),
};

/** Load a page unless it is already loaded. */
export async function loadPage(page: Route['page']): Promise<Component> {
  return (await PAGES[page]()).default;
}
