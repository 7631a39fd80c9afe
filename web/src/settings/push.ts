/** Notifications of one's turns by the browser while no page of ours is open. */

import type { Language } from '../settings.svelte';
import { ask, get, type PushShown, type Subscription } from '../server/api';

const ADDRESS = '/api/session/push';
/** How long the browser may take to subscribe, in milliseconds. */
const PATIENCE = 20_000;

/** What can be switched: by which key the server is known, and whether it tells this browser. */
export interface Offer {
  key: string;
  on: boolean;
}

/** Why nothing was switched on: the user, or the browser's own service. */
export class NoPush extends Error {
  constructor(readonly why: 'denied' | 'failed' | 'dismissed') {
    super(why);
  }
}

/** What is offered; null where the server sends no notifications or the browser takes none. */
export async function offer(): Promise<Offer | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return null;
  }
  const { key, known } = await get<PushShown>(ADDRESS);
  if (key === null) return null;
  const found = await (await manager()).getSubscription();
  const on = known && Notification.permission === 'granted' && isOf(found, key);
  return { key, on };
}

/** Ask for permission, subscribe, and register at the server; throws NoPush or Refusal. */
export async function switchOn(key: string, language: Language): Promise<void> {
  const answer = await Notification.requestPermission();
  if (answer !== 'granted') throw new NoPush(answer === 'denied' ? 'denied' : 'dismissed');
  await register(await subscribed(key), language);
}

/** End it here and at the server; throws Refusal. */
export async function switchOff(): Promise<void> {
  await (await (await manager()).getSubscription())?.unsubscribe();
  await ask('PUT', ADDRESS, { subscription: null });
}

/** Register anew what the server knows already, for another language or a new address. */
export async function renew(language: Language): Promise<void> {
  const found = await (await manager()).getSubscription();
  if (found) await register(found, language);
}

async function manager(): Promise<PushManager> {
  return (await navigator.serviceWorker.ready).pushManager;
}

/** The browser's subscription for this key; one for an older key is given up. */
async function subscribed(key: string): Promise<PushSubscription> {
  const pushManager = await manager();
  const found = await pushManager.getSubscription();
  if (found && isOf(found, key)) return found;
  try {
    await found?.unsubscribe();
    const made = pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    return await Promise.race([made, tooLate()]);
  } catch {
    throw new NoPush('failed');
  }
}

/** Rejects after a while: a browser that cannot reach its service tries on without end. */
function tooLate(): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, PATIENCE, new NoPush('failed')));
}

async function register(found: PushSubscription, language: Language): Promise<void> {
  const { endpoint, keys = {} } = found.toJSON();
  const { p256dh, auth } = keys;
  if (!endpoint || !p256dh || !auth) throw new NoPush('failed');
  const subscription: Subscription = { endpoint, p256dh, auth, language };
  await ask<PushShown>('PUT', ADDRESS, { subscription });
}

/** Whether a subscription was made for a key; where the browser does not say, it was. */
function isOf(found: PushSubscription | null, key: string): boolean {
  const own = found?.options?.applicationServerKey;
  if (!found || !own) return found !== null;
  const text = btoa(String.fromCharCode(...new Uint8Array(own)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}
