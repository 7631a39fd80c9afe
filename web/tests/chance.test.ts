/** The random texts that a browser's seats contribute to chance: sealed, stored, shown, compared. */

import { readFileSync } from 'node:fs';

import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';

import { Refusal, type Command } from '../src/server/api';
import { Participant } from '../src/table/participant';
import {
  due,
  fixedDigest,
  keepSealed,
  newSealed,
  newText,
  recordFits,
  sealOf,
  shareOf,
  type Fairness,
  type Shown,
} from '../src/table/texts';
import { waiting } from './shuffle';

interface Vector extends Fairness {
  shares?: string[];
  fixed?: string;
}

const vectors = JSON.parse(readFileSync('../docs/tables/chance.json', 'utf-8')) as Vector[];

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

/** The one command that the page must send now. */
async function one(shown: Shown): Promise<{ do: string; seal?: string; text?: string }> {
  const found = await due(shown);
  expect(found).toHaveLength(1);
  return found[0] as { do: string; seal?: string; text?: string };
}

test.each(vectors)('the results match the documentation’s test vectors', async (vector) => {
  if (vector.scheme !== 'hmac-sha256/2') return;
  expect(await Promise.all(vector.texts.map(shareOf))).toEqual(vector.shares);
  const seals = await Promise.all(vector.texts.map(sealOf));
  vector.seals.forEach((seal, seat) => expect([null, seals[seat]]).toContain(seal));
  expect(await fixedDigest(vector, vector.shares ?? [])).toBe(vector.fixed);
});

test('a text is random, after the player’s own words', () => {
  expect(newText()).toMatch(/^[0-9a-f]{32}$/);
  expect(newText(' for luck ')).toMatch(/^for luck [0-9a-f]{32}$/);
  expect(newText()).not.toBe(newText());
});

test('a text is sealed, stored, and shown for only one state of the table', async () => {
  const sealing = await one(waiting({ waits_for_seals: [0] }));
  expect(sealing.do).toBe('seal');
  expect(await one(waiting({ waits_for_seals: [0] }))).toEqual(sealing);
  const full = { seals: [sealing.seal ?? '', null], waits_for_texts: [0] };
  const shown = await one(waiting(full));
  expect(shown).toMatchObject({ do: 'show', seat: 0 });
  expect(await sealOf(shown.text ?? '')).toBe(sealing.seal);
  expect(await one(waiting(full))).toEqual(shown);
  const other = await one(waiting({ ...full, shares: [null, '6'.repeat(64)] }));
  expect(other.do).toBe('seal');
  expect(other.seal).not.toBe(sealing.seal);
});

test('a seat that was left out seals another text until the game begins', async () => {
  const sealing = await one(waiting({ waits_for_seals: [0] }));
  const seals = [sealing.seal ?? '', null];
  await one(waiting({ seals, waits_for_texts: [0] }));
  const again = await one(waiting({ round: 2, left_out: [0] }));
  expect(again.do).toBe('seal');
  expect(again.seal).not.toBe(sealing.seal);
  expect(await due(waiting({ round: 2, left_out: [1] }))).toEqual([]);
});

test('a lost text is replaced; others’ seats and finished tables are left alone', async () => {
  const lost = waiting({ seals: ['1'.repeat(64), '2'.repeat(64)], waits_for_texts: [0, 1] });
  expect((await one(lost)).do).toBe('seal');
  expect(await due(waiting({ waits_for_texts: [1], waits_for_seals: [1] }))).toEqual([]);
  expect(await due(waiting({ scheme: 'hmac-sha256/1', waits_for_seals: [0] }))).toEqual([]);
  expect(await due(waiting({}, { chance: null }))).toEqual([]);
});

test('a browser without digests does not take part', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await newSealed()).toBeNull();
  expect(await due(waiting({ waits_for_seals: [0] }))).toEqual([]);
});

test('the record of a finished game is compared with what the browser saw', async () => {
  const sealed = await newSealed('luck');
  const seals = [sealed?.seal ?? '', null];
  const secret = '07'.repeat(32);
  const commitment = '4cc3a4137b1a9ee0a2d31b0b0cbf4d6a1a2a0a7b8f4a0d0f8a3e0f1f6b2c3d4e';
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(32).fill(7)));
  const right = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const seen = waiting(
    { seals, shares: [null, await shareOf('tea')], waits_for_texts: [0], first: 1 },
    { commitment: right },
  );
  await keepSealed(seen, [sealed]);
  expect(await recordFits(seen, { options: {} })).toBeNull();
  await one(seen);
  const fairness: Fairness = {
    scheme: 'hmac-sha256/2',
    commitment: right,
    round: 1,
    seals,
    texts: [sealed?.text ?? '', 'tea'],
    first: 1,
    secret,
  };
  const options = { players: 2, edition: 'duel' };
  expect(await recordFits(seen, { fairness, options })).toBe('fits');
  const cheats: Partial<Fairness>[] = [
    { commitment },
    { secret: '08'.repeat(32) },
    { round: 2 },
    { first: 0 },
    { texts: [sealed?.text ?? '', 'coffee'] },
    { texts: [newText(), 'tea'] },
    { seals: [null, null] },
    { scheme: 'hmac-sha256/1' },
  ];
  for (const cheat of cheats) {
    expect(await recordFits(seen, { fairness: { ...fairness, ...cheat }, options })).toBe('broken');
  }
  const without = { ...fairness, round: 2, seals: [null, null], texts: ['', 'tea'] };
  expect(await recordFits(seen, { fairness: without, options })).toBe('absent');
  const sameRound = { ...without, round: 1 };
  expect(await recordFits(seen, { fairness: sameRound, options })).toBe('broken');
  const other = { players: 2, edition: 'court' };
  expect(await recordFits(seen, { fairness, options: other })).toBe('broken');
  const moved = { ...seen, seats: [{ yours: false }, { yours: false }] };
  expect(await recordFits(moved, { fairness, options: other })).toBeNull();
});

test('what a table waits for is done once, even if the table changes meanwhile', async () => {
  const sent: Command[] = [];
  let change: (() => void) | null = null;
  const participant: Participant = new Participant((_, command) => {
    sent.push(command);
    change?.();
    change = null;
    if (sent.length === 1) return Promise.reject(new Refusal('not-now', 'others were quicker'));
    return Promise.resolve();
  });
  change = () => void participant.see(waiting({ waits_for_seals: [0], round: 2 }));
  await participant.see(waiting({ waits_for_seals: [0] }));
  expect(sent.map((command) => command.do)).toEqual(['seal', 'seal']);
  expect(sent[0]).toEqual(sent[1]);
});
