/** What a user's browser hands in: addresses, and settings kept by another version. */

import { expect, test } from 'vitest';

import { routeOf } from '../src/routes.svelte';
import { settingsFrom } from '../src/settings.svelte';

test('an address with an invitation is a table that asks who comes', () => {
  expect(routeOf('/t/abc', '#s%20t')).toEqual({ page: 'table', table: 'abc', secret: 's t' });
});

test('what is no proper encoding behind the # is taken as it is', () => {
  expect(routeOf('/', '#%')).toEqual({ page: 'home' });
  expect(routeOf('/rules/dice', '#50%')).toMatchObject({ page: 'rules', section: '50%' });
});

test('of kept settings those hold that there are', () => {
  const kept = { language: 'xx', theme: 'dark', sound: 'loud', motion: null, more: 1 };
  const found = settingsFrom(JSON.stringify(kept));
  expect(found).toMatchObject({ theme: 'dark', sound: false, motion: 'system' });
  expect(['en', 'fr', 'es', 'it', 'de']).toContain(found.language);
  expect(found).not.toHaveProperty('more');
});

test.each([null, 'null', '5', '{}'])('kept settings %s are the usual ones', (kept) => {
  expect(settingsFrom(kept)).toEqual(settingsFrom(null));
});
