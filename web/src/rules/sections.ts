/** The rules of a game as sections: those compiled by `rules-plugin.ts`, or the server's words. */

import type { GameWords } from '../server/api';
import type { Language } from '../settings.svelte';

export interface Section {
  /** The same in every language; the server's explanations name them. */
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

/** Whether the client brings the rules of a game. */
export function hasRules(game: string): boolean {
  return `../../../docs/games/${game}/rules.md` in files;
}

/** The sections of a game's rules in their order, the introduction first. */
export async function rulesOf(game: string, language: Language): Promise<Section[]> {
  const ending = language === 'en' ? '' : `.${language}`;
  const load = files[`../../../docs/games/${game}/rules${ending}.md`];
  if (!load) throw new Error(`there are no rules of ${game} in ${language}`);
  return load();
}

/** The rules in the server's words, of a game of which the client brings none: one section. */
export function rulesFrom({ name, rules }: GameWords): Section[] {
  const html = rules.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('');
  return [{ slug: 'goal', title: name, level: 1, html }];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
