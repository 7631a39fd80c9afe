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

/** A part of the page that opens: a section with those below it. */
export interface Chapter {
  head: Section;
  below: Section[];
}

/** The sections after the introduction, those of lower levels below the ones before them. */
export function chaptersOf(sections: readonly Section[]): Chapter[] {
  const found: Chapter[] = [];
  for (const section of sections.slice(1)) {
    if (section.level > 2) found.at(-1)?.below.push(section);
    else found.push({ head: section, below: [] });
  }
  return found;
}

/** A section with those below it, the introduction on its own; empty if there is no such section. */
export function withBelow(sections: readonly Section[], slug: string): Section[] {
  const first = sections.findIndex((one) => one.slug === slug);
  const head = sections[first];
  if (!head) return [];
  if (head.level === 1) return [head];
  const after = sections.findIndex((one, at) => at > first && one.level <= head.level);
  return sections.slice(first, after < 0 ? undefined : after);
}

/** A rule in brief, or several that one example illustrates. */
export interface Brief {
  texts: string[];
  /** The example's place, if there is one. */
  example: number;
}

/** The rules in brief in order; neighbours with the same example stay together. */
export function briefOf(
  { rules, rule_names: names }: Pick<GameWords, 'rules' | 'rule_names'>,
  examples: readonly { brief: readonly string[] }[],
): Brief[] {
  const found: Brief[] = [];
  for (const [place, text] of rules.entries()) {
    const example = examples.findIndex(({ brief }) => brief.includes(names[place] ?? ''));
    const last = found.at(-1);
    if (last && example >= 0 && last.example === example) last.texts.push(text);
    else found.push({ texts: [text], example });
  }
  return found;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
