/** Input from a user's browser: addresses, and settings stored by another version. */

import { expect, test } from 'vitest';

import { routeOf } from '../src/routes.svelte';
import { settingsFrom } from '../src/settings.svelte';

test('an address with an invitation leads to a table that asks for a name', () => {
  expect(routeOf('/t/abc', '#s%20t')).toEqual({ page: 'table', table: 'abc', secret: 's t' });
});

test('an invalid encoding after the # is left as it is', () => {
  expect(routeOf('/', '#%')).toEqual({ page: 'home' });
  expect(routeOf('/rules/dice', '#50%')).toMatchObject({ page: 'rules', section: '50%' });
});

test('stored settings apply if they are still valid', () => {
  const kept = { language: 'xx', theme: 'dark', sound: 'loud', motion: null, more: 1 };
  const found = settingsFrom(JSON.stringify(kept));
  expect(found).toMatchObject({ theme: 'dark', sound: false, motion: 'system' });
  expect(['en', 'fr', 'es', 'it', 'de']).toContain(found.language);
  expect(found).not.toHaveProperty('more');
});

test.each([null, 'null', '5', '{}'])('stored settings %s give the defaults', (kept) => {
  expect(settingsFrom(kept)).toEqual(settingsFrom(null));
});
