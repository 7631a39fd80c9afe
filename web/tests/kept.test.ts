/** A browser stores its texts in one place for all its pages and its service worker. */

import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';

import { sealOf, type Shown } from '../src/table/texts';
import { waiting } from './shuffle';

/** A command that is due: to seal or to show a text. */
interface Done {
  do: string;
  seal?: string;
  text?: string;
}

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

/** The code as loaded by another page or the service worker, with nothing in memory. */
async function page(): Promise<typeof import('../src/table/texts')> {
  vi.resetModules();
  return import('../src/table/texts');
}

const empty = waiting({ waits_for_seals: [0] });

function full(seal: string | undefined, share = '5'): Shown {
  return waiting({
    seals: [seal ?? '', null],
    shares: [null, share.repeat(64)],
    waits_for_texts: [0],
  });
}

test('one page shows the text that another has sealed', async () => {
  const [one, other] = [await page(), await page()];
  const [sealing] = (await one.due(empty)) as Done[];
  expect(await other.due(empty)).toEqual([sealing]);
  expect(await other.awaited()).toEqual(['table']);
  const shown = (await other.due(full(sealing?.seal))) as Done[];
  expect(shown).toMatchObject([{ do: 'show' }]);
  expect(await one.due(full(sealing?.seal))).toEqual(shown);
  expect(await one.awaited()).toEqual([]);
});

test('pages that seal at the same moment seal the same text', async () => {
  const pages = [await page(), await page(), await page()];
  const [first, ...others] = await Promise.all(pages.map((one) => one.due(empty)));
  expect(first).toMatchObject([{ do: 'seal' }]);
  for (const other of others) expect(other).toEqual(first);
});

test('if pages see different states, only one of them shows the text', async () => {
  const pages = [await page(), await page(), await page()];
  const [sealing] = (await (await page()).due(empty)) as Done[];
  const asked = pages.map((one, number) => one.due(full(sealing?.seal, String(number))));
  const found = (await Promise.all(asked)).flat() as Done[];
  expect(found.map((one) => one.do).sort()).toEqual(['seal', 'seal', 'show']);
  for (const one of found) {
    if (one.do === 'seal') expect(one.seal).not.toBe(sealing?.seal);
  }
});

test('texts stored before IndexedDB are imported', async () => {
  const [first, second] = ['1', '2'].map((digit) => digit.repeat(32)) as [string, string];
  const shown = { text: second, of: '0'.repeat(64), options: '0'.repeat(64), round: 1 };
  const old = JSON.stringify({ 'table/0': { text: first }, 'other/0': shown });
  localStorage.setItem('blazon-texts', old);
  const one = await page();
  expect(await one.awaited()).toEqual(['table']);
  expect(localStorage.getItem('blazon-texts')).toBeNull();
  const other = await page();
  const seal = await sealOf(first);
  expect(await other.due(full(seal))).toMatchObject([{ do: 'show', text: first }]);
  const elsewhere = { ...full(await sealOf(second)), id: 'other' };
  expect(await other.due(elsewhere), 'it was shown for something else').toMatchObject([
    { do: 'seal' },
  ]);
});

test('a page of the old version that shows a text after that takes precedence', async () => {
  const text = '1'.repeat(32);
  localStorage.setItem('blazon-texts', JSON.stringify({ 'table/0': { text } }));
  const one = await page();
  await one.awaited();
  const shown = { text, of: '0'.repeat(64), options: '0'.repeat(64), round: 1 };
  localStorage.setItem('blazon-texts', JSON.stringify({ 'table/0': shown }));
  expect(await one.due(full(await sealOf(text)))).toMatchObject([{ do: 'seal' }]);
});

test.each(['', '{', 'null'])('anything else stored there is ignored: %s', async (old) => {
  localStorage.setItem('blazon-texts', old);
  const one = await page();
  const [sealing] = (await one.due(empty)) as Done[];
  expect(await (await page()).due(full(sealing?.seal))).toMatchObject([{ do: 'show' }]);
});

test('a browser that stores nothing still shows the text that it has sealed', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const one = await page();
  const [sealing] = (await one.due(empty)) as Done[];
  expect(await one.due(full(sealing?.seal))).toMatchObject([{ do: 'show' }]);
  expect(await (await page()).awaited()).toEqual([]);
});

test('if the browser cannot store that a text was shown, it seals another', async () => {
  const one = await page();
  const [sealing] = (await one.due(empty)) as Done[];
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const [again] = (await one.due(full(sealing?.seal))) as Done[];
  expect(again?.do).toBe('seal');
  expect(again?.seal).not.toBe(sealing?.seal);
  expect(await one.due(full(again?.seal))).toMatchObject([{ do: 'show' }]);
});

test('only the texts of a table that has begun without them are deleted', async () => {
  const one = await page();
  await one.due(empty);
  await one.due({ ...empty, id: 'table2' });
  await one.forgetUnshown('table');
  expect(await (await page()).awaited()).toEqual(['table2']);
});

test('the oldest texts are deleted first', async () => {
  const one = await page();
  const sealed = async (number: number) => {
    const [found] = (await one.due({ ...empty, id: `t${number}` })) as Done[];
    return found?.seal;
  };
  const seals: (string | undefined)[] = [];
  for (let number = 0; number <= 200; number += 1) seals.push(await sealed(number));
  expect(await sealed(1)).toBe(seals[1]);
  expect(await sealed(0)).not.toBe(seals[0]);
  expect(await sealed(1), 'now it is the oldest').not.toBe(seals[1]);
});
