/** The page's code names no game, except in the game's own folder. */

import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  [
    '../src/**/*.{ts,svelte,css}',
    '../public/*.{js,svg,webmanifest}',
    '../index.html',
    '../*.ts',
    '../scripts/*',
    '!../scripts/frames.mjs', // plays a game of each board that ships with Blazon
    '!../src/games/**',
    '!../src/server/schema.d.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const GAMES = Object.keys(import.meta.glob('../../src/blazon/games/*/game.toml')).map(
  (path) => path.split('/').at(-2) ?? '',
);

test('there are games and sources to check', () => {
  expect(GAMES.length).toBeGreaterThan(1);
  expect(Object.keys(sources)).toContain('../src/routes.svelte.ts');
});

test.each(Object.entries(sources))('%s names no game', (_, source) => {
  expect(GAMES.filter((game) => source.toLowerCase().includes(game))).toEqual([]);
});
