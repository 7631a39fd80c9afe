/**
 * Stores the texts of this browser's seats in IndexedDB, which pages and the service worker
 * share. Each change is one transaction, so none of them works with outdated data.
 */

import { store, stored } from '../stored';

export interface Kept {
  text: string;
  /** The digest of everything fixed when the text was revealed; absent before that. */
  of?: string;
  /** The digest of the game's options at that moment. */
  options?: string;
  /** The round in which it was revealed. */
  round?: number;
}

/** By table and seat, `table/0`; the newest last. */
export type Texts = Record<string, Kept>;

const DATABASE = 'blazon';
const STORE = 'texts';
/** The store's only entry, and the local-storage key of versions before IndexedDB. */
const KEY = 'all';
const OLD_KEY = 'blazon-texts';
/** The most texts to store; beyond this, the oldest are deleted. */
const MOST_KEPT = 200;

/**
 * Texts that the browser would not store: they last until the page closes. No other page knows
 * them, and a stored text never becomes one of them.
 */
let unkept: Texts = {};
/** The page's own changes, in sequence: each must know whether it was stored. */
let changing: Promise<unknown> = Promise.resolve();

/** All texts. */
export async function allKept(): Promise<Texts> {
  // The next change imports the texts from an older version.
  if (oldTexts()) return change((all) => ({ ...all }));
  try {
    return { ...(await transaction('readonly', (all) => all)), ...unkept };
  } catch {
    return { ...unkept };
  }
}

/**
 * Read and change all texts without interference. If the browser cannot store the change, it
 * applies to the texts that only this page has, and the result comes from them.
 */
export function change<T>(update: (all: Texts) => T): Promise<T> {
  const made = changing.then(() => changeNow(update));
  changing = made.catch(() => undefined);
  return made;
}

async function changeNow<T>(update: (all: Texts) => T): Promise<T> {
  const old = oldTexts();
  try {
    const result = await transaction('readwrite', (all) => {
      if (old) takeOver(all, old);
      Object.assign(all, unkept);
      return update(all);
    });
    unkept = {};
    if (old) forgetOld(old);
    return result;
  } catch {
    return update(unkept);
  }
}

/** Add a text at the end, as the newest. */
export function put(all: Texts, place: string, kept: Kept): void {
  Reflect.deleteProperty(all, place);
  all[place] = kept;
  const places = Object.keys(all);
  for (const oldest of places.slice(0, -MOST_KEPT)) Reflect.deleteProperty(all, oldest);
}

/** Resolves to the result of `use` on all texts, once its changes are written. */
async function transaction<T>(mode: IDBTransactionMode, use: (all: Texts) => T): Promise<T> {
  const database = await opened();
  try {
    return await new Promise((resolve, reject) => {
      const made = database.transaction(STORE, mode, { durability: 'strict' });
      const store = made.objectStore(STORE);
      const request = store.get(KEY) as IDBRequest<Texts | undefined>;
      let result: T;
      request.onsuccess = () => {
        const all = request.result ?? {};
        result = use(all);
        if (mode === 'readwrite') store.put(all, KEY);
      };
      made.oncomplete = () => resolve(result);
      made.onabort = () => reject(made.error ?? new DOMException('aborted', 'AbortError'));
    });
  } finally {
    database.close();
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('not opened'));
  });
}

/** An older version's texts, unparsed; a service worker cannot read them. */
const oldTexts = (): string | null => stored(OLD_KEY);

/** Merge them with the others; revealed texts matter most. */
function takeOver(all: Texts, old: string): void {
  for (const [place, kept] of read(old)) {
    const known = all[place];
    if (!known || (known.text === kept.text && !known.of)) all[place] = kept;
  }
}

function read(old: string): [string, Kept][] {
  try {
    return Object.entries(JSON.parse(old) as Texts);
  } catch {
    return []; // not our data
  }
}

/** Delete them, unless a page of that version has changed them meanwhile. */
function forgetOld(old: string): void {
  if (oldTexts() === old) store(OLD_KEY, null);
}
