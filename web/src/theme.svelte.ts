/** Whether the page is dark now: by its settings, or as the system is. */

import { MediaQuery } from 'svelte/reactivity';

import { settings } from './settings.svelte';

const systemIsDark = new MediaQuery('(prefers-color-scheme: dark)');

/** Reactive: a system that turns dark in the evening takes an open page along. */
export function isDark(): boolean {
  if (settings.theme === 'system') return systemIsDark.current;
  return settings.theme !== 'light';
}
