/**
 * The texts in the user's language, from the Fluent files shared with the terminal: those for all
 * pages, those of pages about the reader and of reviews once such a page is opened, and a game's own
 * once its board is needed.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Language } from './settings.svelte';

const shared = import.meta.glob<string>('../../src/blazon/locale/*.ftl', {
  query: '?raw',
  import: 'default',
});
const aside = import.meta.glob<string>('../../src/blazon/locale/*.ftl', {
  query: '?aside',
  import: 'default',
});
const ofGames = import.meta.glob<string>('../../src/blazon/games/*/texts/*.ftl', {
  query: '?raw',
  import: 'default',
});

let current = $state.raw<FluentBundle | null>(null);
let wanted: Language = 'en';
const games = new Set<string>();
let isAside = false;
let newest: Promise<void> = Promise.resolve();

/** Load a language; the texts change when it has arrived. */
export function loadTexts(language: Language): Promise<void> {
  wanted = language;
  return load();
}

/** Also load the texts of pages about the reader, now and after each change of language. */
export function loadAsideTexts(): Promise<void> {
  if (isAside) return newest;
  isAside = true;
  return load();
}

/** Also load a game's own texts, now and after each change of language. */
export function loadGameTexts(game: string): Promise<void> {
  if (games.has(game)) return newest;
  games.add(game);
  return load();
}

/** All callers wait for the texts requested last. */
function load(): Promise<void> {
  const mine: Promise<void> = bundleOf(wanted).then((bundle) => {
    if (newest !== mine) return newest;
    current = bundle;
  });
  newest = mine;
  return mine;
}

async function bundleOf(language: Language): Promise<FluentBundle> {
  const file = `../../src/blazon/locale/${language}.ftl`;
  const pages = shared[file];
  if (!pages) throw new Error(`no texts for ${language}`);
  const more = isAside ? [aside[file]] : [];
  const own = [...games].map(
    (game) => ofGames[`../../src/blazon/games/${game}/texts/${language}.ftl`],
  );
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of await Promise.all([pages, ...more, ...own].map((fetch) => fetch?.()))) {
    if (text !== undefined) bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

/** The text for a key with its variables. An unknown key is a bug and throws an error. */
export function t(key: string, variables: Record<string, FluentVariable> = {}): string {
  if (!current) return '';
  const pattern = current.getMessage(key)?.value;
  if (!pattern) throw new Error(`no text ${key}`);
  return current.formatPattern(pattern, variables);
}

/** The text for an optional key, such as one from another package. */
export function textOr(
  other: string,
  key: string,
  variables: Record<string, FluentVariable> = {},
): string {
  return current?.hasMessage(key) ? t(key, variables) : other;
}

/** Words joined in a list: a, b and c. */
export function several(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return t('list-and', { first: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' });
}

/** Whether any texts have loaded. */
export function hasTexts(): boolean {
  return current !== null;
}

/** With an initial capital, for words on a button of their own. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** Points with a typographic minus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
