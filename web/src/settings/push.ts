/** Browser notifications of the user's turns while no page of this site is open. */

import type { Language } from '../settings.svelte';
import { ask, get, type PushShown, type Subscription } from '../server/api';

const ADDRESS = '/api/session/push';
/** Time limit for the browser's subscription, in milliseconds. */
const PATIENCE = 20_000;

/**
 * Whether this browser notifies its user, with the server's key; or why it cannot: the user does not
 * allow it, the page came without https, or it must first be on the home screen of an iPhone.
 */
export type Offer = { how: 'on' | 'off'; key: string } | { how: 'denied' | 'insecure' | 'install' };

/** Why the subscription failed: the user, or the browser's push service. */
export class NoPush extends Error {
  constructor(readonly why: 'denied' | 'failed' | 'dismissed') {
    super(why);
  }
}

/** What this browser can do; null if the server or the browser does not support notifications. */
export async function offer(): Promise<Offer | null> {
  const { key, known } = await get<PushShown>(ADDRESS);
  if (key === null) return null;
  if (!isSecureContext) return { how: 'insecure' };
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    // Only Safari has this; on iPhones, pages in the browser itself cannot notify.
    const isInSafari = 'standalone' in navigator && navigator.standalone === false;
    return isInSafari ? { how: 'install' } : null;
  }
  if (Notification.permission === 'denied') return { how: 'denied' };
  const found = await (await manager()).getSubscription();
  const on = known && Notification.permission === 'granted' && isOf(found, key);
  return { how: on ? 'on' : 'off', key };
}

/** Ask for permission, subscribe, and register with the server; throws NoPush or Refusal. */
export async function switchOn(key: string, language: Language): Promise<void> {
  const answer = await Notification.requestPermission();
  if (answer !== 'granted') throw new NoPush(answer === 'denied' ? 'denied' : 'dismissed');
  await register(await subscribed(key), language);
}

/** Unsubscribe here and on the server; throws Refusal. */
export async function switchOff(): Promise<void> {
  await (await (await manager()).getSubscription())?.unsubscribe();
  await ask('PUT', ADDRESS, { subscription: null });
}

/** Register again with the server, after a change of language or address. */
export async function renew(language: Language): Promise<void> {
  const found = await (await manager()).getSubscription();
  if (found) await register(found, language);
}

async function manager(): Promise<PushManager> {
  return (await navigator.serviceWorker.ready).pushManager;
}

/** The browser's subscription for this key; drops one for an older key. */
async function subscribed(key: string): Promise<PushSubscription> {
  const pushManager = await manager();
  const found = await pushManager.getSubscription();
  if (found && isOf(found, key)) return found;
  try {
    await found?.unsubscribe();
    const made = pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    return await inTime(made);
  } catch {
    throw new NoPush('failed');
  }
}

/** Reject after a timeout: a browser that cannot reach its push service retries for ever. */
function inTime<T>(made: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, PATIENCE, new NoPush('failed'));
  });
  return Promise.race([made, late]).finally(() => clearTimeout(timer));
}

async function register(found: PushSubscription, language: Language): Promise<void> {
  const { endpoint, keys = {} } = found.toJSON();
  const { p256dh, auth } = keys;
  if (!endpoint || !p256dh || !auth) throw new NoPush('failed');
  const subscription: Subscription = { endpoint, p256dh, auth, language };
  await ask<PushShown>('PUT', ADDRESS, { subscription });
}

/** Whether a subscription is for this key; if the browser does not tell, assume so. */
function isOf(found: PushSubscription | null, key: string): boolean {
  const own = found?.options?.applicationServerKey;
  if (!found || !own) return found !== null;
  const text = btoa(String.fromCharCode(...new Uint8Array(own)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}
