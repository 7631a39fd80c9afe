/**
 * The texts in the user's language, from the Fluent files shared with the terminal: those for all
 * pages, and further ones once they are needed, such as a game's own with its board.
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

/** The file with a language's further texts. */
type Further = (language: Language) => Promise<string> | undefined;

let current = $state.raw<FluentBundle | null>(null);
let wanted: Language = 'en';
const further = new Map<string, Further>();
let newest: Promise<void> = Promise.resolve();

/** Load a language; the texts change when it has arrived. */
export function loadTexts(language: Language): Promise<void> {
  wanted = language;
  return load();
}

/** Also load a game's own texts, now and after each change of language. */
export function loadGameTexts(game: string): Promise<void> {
  return loadFurther(game, (language) =>
    ofGames[`../../src/blazon/games/${game}/texts/${language}.ftl`]?.(),
  );
}

/** Also load the texts of one part of the page, by its name, now and after each change of language. */
export function loadFurther(part: string, texts: Further): Promise<void> {
  if (further.has(part)) return newest;
  further.set(part, texts);
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
  const pages = shared[`../../src/blazon/locale/${language}.ftl`];
  if (!pages) throw new Error(`no texts for ${language}`);
  const more = [...further.values()].map((texts) => texts(language));
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of await Promise.all([pages(), ...more])) {
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
