/** A profile's link: its address, and what this browser needs to use it. */

import { alongText, mergeAlong } from '../along';
import { keepName, lastName } from '../name';
import { newId } from '../server/api';
import { store, stored } from '../stored';

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

/** As many characters as its field takes. */
const LONGEST_NAME = 40;
/** The name last entered stands after the progress, as if it were one more game's. */
const NAMED = /(?:^|;)-,([\w-]*)$/;

/** The address behind a link's secret, which takes the reader's progress and name along. */
export function addressOf(secret: string): string {
  const name = lastName() && `-,${inBase64(lastName())}`;
  const along = [alongText(), name].filter(Boolean).join(';');
  return `${location.origin}/me#${[secret, along].filter(Boolean).join('.')}`;
}

/** Keep what a link took along; the name only if none has been entered here. */
export function takeAlong(along: string): void {
  mergeAlong(along);
  const name = fromBase64(NAMED.exec(along)?.[1] ?? '');
  if (name.length <= LONGEST_NAME && !lastName()) keepName(name);
}

/** A text as base64url of its UTF-8. */
function inBase64(text: string): string {
  const code = btoa(String.fromCharCode(...new TextEncoder().encode(text)));
  return code.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text back; empty if it is none. */
function fromBase64(code: string): string {
  try {
    const bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const all = Uint8Array.from(bytes, (one) => one.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(all);
  } catch {
    return '';
  }
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
  const [of, known] = (stored(ATTEMPT) ?? '').split(' ');
  if (of === link && known) return known;
  const made = newId();
  store(ATTEMPT, `${link} ${made}`);
  return made;
}

/** The answer has come. */
export function forgetAttempt(): void {
  store(ATTEMPT, null);
}
