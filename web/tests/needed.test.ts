/** The client leaves out what only the terminal or the server says, and nothing else. */

import { readdirSync, readFileSync } from 'node:fs';

import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

import { needed, type Part } from '../texts-plugin';

const SOURCES = '../src/blazon';
const OURS = /^(play-(command|help|file|load|save)|review|solve|analyse|disk|web-results-)/;
const RESULTS = /^web-results-/;
const files = [
  ...readdirSync(`${SOURCES}/locale`).map((name) => `${SOURCES}/locale/${name}`),
  ...readdirSync(`${SOURCES}/games`, { recursive: true, encoding: 'utf-8' }).map(
    (name) => `${SOURCES}/games/${name}`,
  ),
].filter((name) => name.endsWith('.ftl'));

const partOf = (file: string): Part => (file.includes('/games/') ? 'game' : 'shared');

test.each(files)('%s', (file) => {
  const whole = readFileSync(file, 'utf-8');
  const ofGame = file.includes('/games/');
  const kept = new FluentResource(needed(whole, partOf(file))).body;
  const dropped = ofGame
    ? /^(richelieu|rheingold)-(notation|review|lesson|why|did|can|warn|found|phase|question|step|verdict|rules|option)-/
    : OURS;
  const expected = new FluentResource(whole).body.filter(({ id }) => !dropped.test(id));
  expect(kept).toEqual(expected);
  expect(kept.length).toBeGreaterThan(50);
});

test.each(files)('the texts about results in %s are a part of their own', (file) => {
  const whole = readFileSync(file, 'utf-8');
  const kept = new FluentResource(needed(whole, 'results')).body;
  expect(kept).toEqual(new FluentResource(whole).body.filter(({ id }) => RESULTS.test(id)));
  expect(kept.length > 0).toBe(partOf(file) === 'shared');
});

const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every text that the client names is there', () => {
  const english = files
    .filter((file) => file.endsWith('en.ftl'))
    .flatMap((file) => {
      const whole = readFileSync(file, 'utf-8');
      return [needed(whole, partOf(file)), needed(whole, 'results')];
    });
  const known = new Set(
    english.flatMap((text) => new FluentResource(text).body.map(({ id }) => id)),
  );
  const named = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bt\(\s*'([a-z][\w-]+)'/g)].map(([, key = '']) => key),
  );
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter((key) => !known.has(key))).toEqual([]);
});

test('no text that is kept refers to one that is left out', () => {
  for (const file of files) {
    const kept = needed(readFileSync(file, 'utf-8'), partOf(file));
    const keys = new Set(new FluentResource(kept).body.map(({ id }) => id));
    const named = [...kept.matchAll(/\{ ?((?:richelieu|rheingold)-[\w-]+) ?\}/g)];
    expect(named.map(([, key = '']) => key).filter((key) => !keys.has(key))).toEqual([]);
  }
});
