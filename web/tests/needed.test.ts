/** The client leaves out what only the terminal or the server says, and nothing else. A table does
 * not wait for what only pages about the reader say. */

import { readdirSync, readFileSync } from 'node:fs';

import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

import { needed, type Part } from '../texts-plugin';

const SOURCES = '../src/blazon';
const PARTS: readonly Part[] = ['shared', 'aside', 'game'];
const OURS =
  /^(mail-|play-(?!(game-over|log-empty|hint-proven|curtain)$)|learn-(enter|play|no-command|type|none)$|why-|review|solve|analyse|disk)/;
/** The pages that load these texts, by folder. */
const ABOUT_THE_READER =
  /^\.\.\/src\/(me|puzzle|replay|results|settings|today|home\/(Invitations|Today)|parts\/KeyList)/;
const files = [
  ...readdirSync(`${SOURCES}/locale`).map((name) => `${SOURCES}/locale/${name}`),
  ...readdirSync(`${SOURCES}/games`, { recursive: true, encoding: 'utf-8' }).map(
    (name) => `${SOURCES}/games/${name}`,
  ),
].filter((name) => name.endsWith('.ftl'));

/** All messages of a file that the client needs in some part. */
function kept(file: string, parts: readonly Part[] = PARTS): string {
  const whole = readFileSync(file, 'utf-8');
  const own = parts.filter((part) => (part === 'game') === file.includes('/games/'));
  return own.map((part) => needed(whole, part)).join('');
}

/** The keys of the messages in a text. */
const keysOf = (text: string): string[] => new FluentResource(text).body.map(({ id }) => id);

test.each(files)('%s', (file) => {
  const whole = readFileSync(file, 'utf-8');
  const dropped = file.includes('/games/')
    ? /^(richelieu|rheingold)-(notation|review|lesson|why|did|can|warn|found|phase|question|step|verdict|rules|option|rival)-/
    : OURS;
  const found = new Map(new FluentResource(kept(file)).body.map((one) => [one.id, one]));
  const expected = new FluentResource(whole).body.filter(({ id }) => !dropped.test(id));
  expect([...found.keys()].sort()).toEqual(expected.map(({ id }) => id).sort());
  for (const one of expected) expect(found.get(one.id)).toEqual(one);
  expect(found.size).toBeGreaterThan(50);
});

const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The texts that a part of the client names, by key. */
function named(source: string): string[] {
  return [...source.matchAll(/\bt\(\s*'([a-z][\w-]+)'/g)].map(([, key = '']) => key);
}

const english = files.filter((file) => file.endsWith('en.ftl'));

test('every text that the client names is there', () => {
  const known = new Set(english.flatMap((file) => keysOf(kept(file))));
  const all = Object.values(sources).flatMap(named);
  expect(all.length).toBeGreaterThan(200);
  expect(all.filter((key) => !known.has(key))).toEqual([]);
});

test('only pages about the reader name the texts that they load', () => {
  const theirs = new Set(english.flatMap((file) => keysOf(kept(file, ['aside']))));
  expect(theirs.size).toBeGreaterThan(20);
  const others = Object.entries(sources).filter(([file]) => !ABOUT_THE_READER.test(file));
  expect(others.flatMap(([, source]) => named(source)).filter((key) => theirs.has(key))).toEqual(
    [],
  );
});

test('no text that is kept refers to one that is left out', () => {
  for (const file of files) {
    const text = kept(file);
    const keys = new Set(keysOf(text));
    const referred = [...text.matchAll(/\{ ?((?:richelieu|rheingold)-[\w-]+) ?\}/g)];
    expect(referred.map(([, key = '']) => key).filter((key) => !keys.has(key))).toEqual([]);
  }
});
