/**
 * The service worker: caches the page and its assets for fast starts, announces turns, and seals
 * and reveals texts while no page is open.
 *
 * Responses under /api are never cached. The page comes from the network if there is one, so the
 * next visit gets a new version; the names of assets change with their content, so a cached asset
 * is always correct.
 */

/// <reference lib="webworker" />

import { answerFrom } from './table/participant';

declare const self: ServiceWorkerGlobalScope;

/** The server's message: a notification that belongs to a page. */
interface Notice {
  title: string;
  body: string;
  /** The page's path; `/t/` and the id for a table. */
  url: string;
}

const SHELL = 'shell';
const PAGE = '/';

self.addEventListener('install', (event) => {
  event.waitUntil(
    fetch(PAGE, { cache: 'no-cache' })
      .then(keepPage)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== self.location.origin) return;
  if (address.pathname.startsWith('/assets/')) {
    event.respondWith(asset(request));
  } else if (request.mode === 'navigate' && !address.pathname.startsWith('/api/')) {
    event.respondWith(page(event));
  }
});

/** The page from the network, or from the cache if offline. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    if (isPage(answer)) event.waitUntil(keepPage(answer.clone()));
    return answer;
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

/** An asset from the cache, or else from the network. */
async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

/** Cache the page and its first assets. If the page is new, delete the assets of the old one. */
async function keepPage(answer: Response): Promise<void> {
  if (!isPage(answer)) return;
  const text = await answer.clone().text();
  const shell = await caches.open(SHELL);
  const before = await shell.match(PAGE);
  if (before && (await before.text()) === text) return;
  for (const request of await shell.keys()) await shell.delete(request);
  await shell.put(PAGE, answer);
  await shell.addAll(text.match(/\/assets\/[^"'\s]+/g) ?? []);
}

function isPage(answer: Response): boolean {
  return answer.ok && (answer.headers.get('content-type') ?? '').startsWith('text/html');
}

// A second message about the same page replaces the first. A table may wait only a few seconds
// for this browser, and the notification need not wait for the table.
self.addEventListener('push', (event) => {
  const notice = event.data?.json() as Notice;
  event.waitUntil(Promise.all([announce(notice), answer(notice)]));
});

function announce({ title, body, url }: Notice): Promise<void> {
  const options = { body, tag: url, icon: '/icon-192.png', data: { url } };
  return self.registration.showNotification(title, options);
}

/** Seal or reveal the texts a table waits for. If that fails, the table continues without them. */
async function answer({ url }: Notice): Promise<void> {
  const [, table] = /^\/t\/([\w-]+)$/.exec(url) ?? [];
  if (table) await answerFrom(table).catch(() => undefined);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(new URL((event.notification.data as Notice).url, self.location.origin)));
});

/** Show a page of this site: focus it if it is already open, else open a window. */
async function show(address: URL): Promise<void> {
  if (address.origin !== self.location.origin) return;
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const found = open.find((client) => new URL(client.url).pathname === address.pathname);
  await (found ? found.focus() : self.clients.openWindow(address.href));
}
