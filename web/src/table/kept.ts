/**
 * Where this browser keeps the texts of its seats: in IndexedDB, which its pages and its service
 * worker share. A change is one transaction, so none of them acts on what another has changed.
 */

export interface Kept {
  text: string;
  /** The digest of what was fixed when the text was shown; not there before. */
  of?: string;
  /** The digest of the game's options at that moment. */
  options?: string;
  /** The round in which it was shown. */
  round?: number;
}

/** By table and seat, `table/0`; the newest last. */
export type Texts = Record<string, Kept>;

const DATABASE = 'blazon';
const STORE = 'texts';
/** The one entry of the store, and where versions before IndexedDB kept the same. */
const KEY = 'all';
const OLD_KEY = 'blazon-texts';
/** So many texts are kept; then the oldest are forgotten. */
const MOST_KEPT = 200;

/**
 * What the browser would not keep: it holds until the page is closed. No other page knows these
 * texts, and a text that is kept never becomes one of them.
 */
let unkept: Texts = {};
/** The page's own changes, one after the other: whether each is kept must be known. */
let changing: Promise<unknown> = Promise.resolve();

/** All texts. */
export async function allKept(): Promise<Texts> {
  // What an older version has kept is taken over by a change.
  if (oldTexts()) return change((all) => ({ ...all }));
  try {
    return { ...(await transaction('readonly', (all) => all)), ...unkept };
  } catch {
    return { ...unkept };
  }
}

/**
 * Look at all texts and change them, while nobody else does. Where the browser cannot keep the
 * change, it is made to the texts that only this page has, and the result is theirs.
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

/** Put a text at the end: it is the newest. */
export function put(all: Texts, place: string, kept: Kept): void {
  Reflect.deleteProperty(all, place);
  all[place] = kept;
  const places = Object.keys(all);
  for (const oldest of places.slice(0, -MOST_KEPT)) Reflect.deleteProperty(all, oldest);
}

/** Resolves to what `use` makes of all texts, once its changes to them are written. */
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

/** What an older version has kept, as it stands there; a service worker cannot see it. */
function oldTexts(): string | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage.getItem(OLD_KEY);
  } catch {
    return null; // a browser that keeps nothing
  }
}

/** Add them to the others; which were shown matters most. */
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
    return []; // nothing of ours
  }
}

/** Forget them, unless a page of that version has changed them meanwhile. */
function forgetOld(old: string): void {
  if (oldTexts() === old) localStorage.removeItem(OLD_KEY);
}
