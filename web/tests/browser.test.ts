/** Input from a user's browser: addresses, and settings stored by another version. */

import { expect, test } from 'vitest';

import { go, route, routeOf } from '../src/routes.svelte';
import { settingsFrom } from '../src/settings.svelte';

test('an address with an invitation leads to a table that asks for a name', () => {
  expect(routeOf('/t/abc', '#s-_t')).toEqual({ page: 'table', table: 'abc', secret: 's-_t' });
  const moved = routeOf('/t/abc', '#key.dice,1d,page;go,0');
  expect(moved).toMatchObject({ secret: 'key.dice,1d,page;go,0' });
});

test.each([
  ['/t/abc', '#key)'],
  ['/t/abc', '#key).'],
  ['/t/abc', '#key,'],
  ['/t/abc', '#key%3E'],
  ['/t/abc', '#key&gt;'],
  ['/t/abc', '#“key”'],
  ['/t/abc', '#key%E2%80%9D'],
  ['/t/abc', '#key%20Have%20fun'],
  ['/t/abc%23key', ''],
  ['/t/abc%23key)', ''],
  ['/t/abc)', '#key'],
])('a mail program does not break the link %s%s', (path, hash) => {
  expect(routeOf(path, hash)).toEqual({ page: 'table', table: 'abc', secret: 'key' });
});

test('what is around the address of a table or a replay is left out', () => {
  expect(routeOf('/t/abc).')).toEqual({ page: 'table', table: 'abc', secret: '' });
  expect(routeOf('/t/abc', '#)')).toEqual({ page: 'table', table: 'abc', secret: '' });
  expect(routeOf('/replay/abc', '#12).')).toEqual({ page: 'replay', table: 'abc', at: 12 });
  expect(routeOf('/replay/abc', '#x12')).toEqual({ page: 'replay', table: 'abc', at: null });
  expect(routeOf('/t/%23key')).toEqual({ page: 'lost' });
});

test('the reader’s results have an address of their own, and nothing is below it', () => {
  expect(routeOf('/results')).toEqual({ page: 'results' });
  expect(routeOf('/results/')).toEqual({ page: 'results' });
  expect(routeOf('/results/abc')).toEqual({ page: 'lost' });
});

test('an invalid encoding after the # is left as it is', () => {
  expect(routeOf('/', '#%')).toEqual({ page: 'home', step: '' });
  expect(routeOf('/', '#setup')).toEqual({ page: 'home', step: 'setup' });
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

test('from the settings and rules a way leads back to the game they were opened from', () => {
  go('/learn/dice');
  expect(route.origin).toBe('');
  go('/settings');
  expect(route.origin).toBe('/learn/dice');
  go('/rules/dice#end');
  expect(route.origin).toBe('/learn/dice');
  go('/');
  go('/settings');
  expect(route.origin).toBe('');
});
