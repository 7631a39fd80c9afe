/** A game's rules as sections: those compiled by `rules-plugin.ts`, or the server's text. */

import type { GameWords } from '../server/api';
import type { Language } from '../settings.svelte';

export interface Section {
  /** The same in every language; the server's explanations refer to it. */
  slug: string;
  title: string;
  /** The heading's level: 1 for the page's own. */
  level: number;
  /** The text below the heading, with no markup but our own. */
  html: string;
}

const files = import.meta.glob<Section[]>('../../../docs/games/*/rules*.md', {
  query: '?rules',
  import: 'default',
});

/** Whether the client includes a game's rules. */
export function hasRules(game: string): boolean {
  return `../../../docs/games/${game}/rules.md` in files;
}

/** The sections of a game's rules in order, the introduction first. */
export async function rulesOf(game: string, language: Language): Promise<Section[]> {
  const ending = language === 'en' ? '' : `.${language}`;
  const load = files[`../../../docs/games/${game}/rules${ending}.md`];
  if (!load) throw new Error(`no ${game} rules in ${language}`);
  return load();
}

/** The rules in the server's words, for a game whose rules the client lacks: one section. */
export function rulesFrom({ name, rules }: GameWords): Section[] {
  const html = rules.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('');
  return [{ slug: 'goal', title: name, level: 1, html }];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
