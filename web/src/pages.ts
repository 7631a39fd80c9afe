/** The pages; what is not the first one comes when it is asked for. */

import type { Component } from 'svelte';

import HomePage from './home/HomePage.svelte';
import LostPage from './parts/LostPage.svelte';
import type { Route } from './routes.svelte';

const PAGES: Record<Route['page'], () => Promise<{ default: Component }>> = {
  home: async () => ({ default: HomePage }),
  lost: async () => ({ default: LostPage }),
  table: () => import('./table/TablePage.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
  rules: () => import('./rules/RulesPage.svelte'),
  settings: () => import('./settings/SettingsPage.svelte'),
};

/** A page, fetched if it is not here yet. */
export async function loadPage(page: Route['page']): Promise<Component> {
  return (await PAGES[page]()).default;
}
