/** The texts, in the language of the settings; from the Fluent files shared with the terminal. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Language } from './settings.svelte';

const files = import.meta.glob<string>(
  ['../../src/blazon/locale/*.ftl', '../../src/blazon/games/*/texts/*.ftl'],
  { query: '?raw', import: 'default' },
);

let current = $state.raw<FluentBundle | null>(null);

/** Load a language; the texts change when it has come. */
export async function loadTexts(language: Language): Promise<void> {
  const ours = Object.keys(files).filter((file) => file.endsWith(`/${language}.ftl`));
  if (!ours.length) throw new Error(`there is no file of texts for ${language}`);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of await Promise.all(ours.map((file) => files[file]?.()))) {
    if (text !== undefined) bundle.addResource(new FluentResource(text));
  }
  current = bundle;
}

/** The text of a key with its variables. An unknown key is a mistake of ours, and says so. */
export function t(key: string, variables: Record<string, FluentVariable> = {}): string {
  if (!current) return '';
  const pattern = current.getMessage(key)?.value;
  if (!pattern) throw new Error(`no text ${key}`);
  return current.formatPattern(pattern, variables);
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
