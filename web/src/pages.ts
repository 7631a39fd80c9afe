/** The pages; each is loaded on demand, in parallel with the texts. */

import type { Component } from 'svelte';

import LostPage from './parts/LostPage.svelte';
import type { Route } from './routes.svelte';
import { loadAsideTexts } from './texts.svelte';

const PAGES: Record<Route['page'], () => Promise<{ default: Component }>> = {
  home: () => import('./home/HomePage.svelte'),
  lost: async () => ({ default: LostPage }),
  table: () => import('./table/TablePage.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
  rules: () => import('./rules/RulesPage.svelte'),
  learn: () => import('./learn/LearnPage.svelte'),
  puzzles: () => withAside(import('./puzzle/PuzzlesPage.svelte')),
  me: () => withAside(import('./me/MePage.svelte')),
  mail: () => withAside(import('./settings/MailPage.svelte')),
  results: () => withAside(import('./results/ResultsPage.svelte')),
  today: () => withAside(import('./today/TodayPage.svelte')),
  settings: () => withAside(import('./settings/SettingsPage.svelte')),
};

/** A page about the reader, with the texts that only such pages need. */
async function withAside<T>(page: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([page, loadAsideTexts()]);
  return loaded;
}

/** Load a page unless it is already loaded. */
export async function loadPage(page: Route['page']): Promise<Component> {
  return (await PAGES[page]()).default;
}
