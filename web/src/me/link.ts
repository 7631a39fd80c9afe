/** A profile's link: its address, and what this browser needs to use it. */

import { progressText } from '../progress.svelte';
import { newId } from '../server/api';

const ATTEMPT = 'blazon-attempt';
/** Names of browsers and systems in the text with which a browser identifies itself. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a browser is called in the list of devices: its own name and its system's. */
export function labelOf(agent: string): string {
  const name = (of: [RegExp, string][]): string => of.find(([form]) => form.test(agent))?.[1] ?? '';
  return [name(BROWSERS), name(SYSTEMS)].filter(Boolean).join(', ');
}

/** The address behind a link's secret, which takes the reader's progress along. */
export function addressOf(secret: string): string {
  return `${location.origin}/me#${[secret, progressText()].filter(Boolean).join('.')}`;
}

/** The part after the `#` of a link that somebody has pasted; empty if it is none. */
export function secretIn(text: string): string {
  return /\/me\/?(?:#|%23)([\w-]{43}(?:\.[\w,;-]*)?)\s*$/i.exec(text.trim())?.[1] ?? '';
}

/**
 * The random text with which this browser uses a link. It stays the same until the answer has come,
 * even if the page is closed meanwhile, so that a lost answer can be asked for again.
 */
export function attemptFor(link: string): string {
  try {
    const [of, known] = (localStorage.getItem(ATTEMPT) ?? '').split(' ');
    if (of === link && known) return known;
    const made = newId();
    localStorage.setItem(ATTEMPT, `${link} ${made}`);
    return made;
  } catch {
    return newId(); // the browser forbids storage
  }
}

/** The answer has come. */
export function forgetAttempt(): void {
  try {
    localStorage.removeItem(ATTEMPT);
  } catch {
    // Nothing is stored.
  }
}
