/** Whether the page is dark now, by its settings or the system's. */

import { MediaQuery } from 'svelte/reactivity';

import { settings } from './settings.svelte';

const systemIsDark = new MediaQuery('(prefers-color-scheme: dark)');

/** Whether the page is dark; reactive, so an open page follows the system in the evening. */
export function isDark(): boolean {
  if (settings.theme === 'system') return systemIsDark.current;
  return settings.theme !== 'light';
}
