/** The rules of the games in each language, as sections; compiled by `rules-plugin.ts`. */

import type { Language } from '../settings.svelte';

export interface Section {
  /** The same in every language; `why` answers of the server name them. */
  slug: string;
  title: string;
  /** Of the heading: 1 for the page's own. */
  level: number;
  /** What stands below the heading, without any markup but our own. */
  html: string;
}

const files = import.meta.glob<Section[]>('../../../docs/games/*/rules*.md', {
  query: '?rules',
  import: 'default',
});

/** The sections of a game's rules in their order, the introduction first. */
export async function rulesOf(game: string, language: Language): Promise<Section[]> {
  const ending = language === 'en' ? '' : `.${language}`;
  const load = files[`../../../docs/games/${game}/rules${ending}.md`];
  if (!load) throw new Error(`there are no rules of ${game} in ${language}`);
  return load();
}
