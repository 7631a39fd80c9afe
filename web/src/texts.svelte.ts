/**
 * The texts in the language of the settings, from the Fluent files shared with the terminal: those of
 * all pages, and of a game's own once its board is wanted.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Language } from './settings.svelte';

const shared = import.meta.glob<string>('../../src/blazon/locale/*.ftl', {
  query: '?raw',
  import: 'default',
});
const ofGames = import.meta.glob<string>('../../src/blazon/games/*/texts/*.ftl', {
  query: '?raw',
  import: 'default',
});

let current = $state.raw<FluentBundle | null>(null);
let wanted: Language = 'en';
const games = new Set<string>();
let newest: Promise<void> = Promise.resolve();

/** Load a language; the texts change when it has come. */
export function loadTexts(language: Language): Promise<void> {
  wanted = language;
  return load();
}

/** Load a game's own texts as well, from now on in every language. */
export function loadGameTexts(game: string): Promise<void> {
  if (games.has(game)) return newest;
  games.add(game);
  return load();
}

/** Whoever waits gets the texts that were asked for last. */
function load(): Promise<void> {
  const mine: Promise<void> = bundleOf(wanted).then((bundle) => {
    if (newest !== mine) return newest;
    current = bundle;
  });
  newest = mine;
  return mine;
}

async function bundleOf(language: Language): Promise<FluentBundle> {
  const pages = shared[`../../src/blazon/locale/${language}.ftl`];
  if (!pages) throw new Error(`there is no file of texts for ${language}`);
  const own = [...games].map(
    (game) => ofGames[`../../src/blazon/games/${game}/texts/${language}.ftl`],
  );
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of await Promise.all([pages, ...own].map((fetch) => fetch?.()))) {
    if (text !== undefined) bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

/** The text of a key with its variables. An unknown key is a mistake of ours, and says so. */
export function t(key: string, variables: Record<string, FluentVariable> = {}): string {
  if (!current) return '';
  const pattern = current.getMessage(key)?.value;
  if (!pattern) throw new Error(`no text ${key}`);
  return current.formatPattern(pattern, variables);
}

/** The text of a key that may not have one: of what another package may have named. */
export function textOr(
  other: string,
  key: string,
  variables: Record<string, FluentVariable> = {},
): string {
  return current?.hasMessage(key) ? t(key, variables) : other;
}

/** Words joined as in a sentence: a, b and c. */
export function several(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return t('list-and', { first: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' });
}

/** Whether there are texts to show yet. */
export function hasTexts(): boolean {
  return current !== null;
}

/** With a capital letter, as words stand on a button of their own. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** Points with a proper minus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
