/** The user's settings for this browser; stored there and nowhere else. */

import { store, stored } from './stored';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export const PALETTES = ['usual', 'safe'] as const;
export const CONFIRMATIONS = ['none', 'submit'] as const;
export const MOTIONS = ['system', 'full', 'reduced', 'none'] as const;
export const SPEEDS = ['slow', 'normal', 'quick', 'none'] as const;
export const PRESENTATIONS = ['picture', 'text', 'both'] as const;
export const LANGUAGES = ['en', 'fr', 'es', 'it', 'de'] as const;

export type Speed = (typeof SPEEDS)[number];
export type Language = (typeof LANGUAGES)[number];

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  palette: (typeof PALETTES)[number];
  /** Whether an action is sent at once, or only after a button confirms it. */
  confirmation: (typeof CONFIRMATIONS)[number];
  motion: (typeof MOTIONS)[number];
  /** The speed at which the others' actions are shown one after the other. */
  speed: Speed;
  sound: boolean;
  /** Whether actions in the first games come with warnings of what they give away. */
  warnings: boolean;
  /** Whether slow games offer to notify the player of turns; false once this was answered. */
  offersNotices: boolean;
  /** The table as structured text, beside or instead of the picture. */
  presentation: (typeof PRESENTATIONS)[number];
}

const KEY = 'blazon-settings';

/** The first of the user's browser languages that we support. */
export function wishedLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const tag = wish.split('-')[0]?.toLowerCase();
    const found = LANGUAGES.find((language) => language === tag);
    if (found) return found;
  }
  return 'en';
}

function usual(): Settings {
  return {
    language: wishedLanguage(navigator.languages),
    theme: 'system',
    palette: 'usual',
    confirmation: 'none',
    motion: 'system',
    speed: 'normal',
    sound: false,
    warnings: true,
    offersNotices: true,
    presentation: 'picture',
  };
}

const CHOICES = {
  language: LANGUAGES,
  theme: THEMES,
  palette: PALETTES,
  confirmation: CONFIRMATIONS,
  motion: MOTIONS,
  speed: SPEEDS,
  sound: [true, false],
  warnings: [true, false],
  offersNotices: [true, false],
  presentation: PRESENTATIONS,
} as const;

/** The stored values that are still valid: another version may have had different ones. */
export function settingsFrom(kept: string | null): Settings {
  const found = usual();
  const wished = JSON.parse(kept ?? '{}') as Record<string, unknown> | null;
  for (const [name, choices] of Object.entries(CHOICES)) {
    const value = wished?.[name];
    if (choices.some((choice) => choice === value)) Object.assign(found, { [name]: value });
  }
  return found;
}

function read(): Settings {
  try {
    return settingsFrom(stored(KEY));
  } catch {
    return usual(); // something else has written there
  }
}

export const settings: Settings = $state(read());

/** Apply the settings to the page and store them; call it in an effect. */
export function applySettings(): void {
  const { dataset } = document.documentElement;
  document.documentElement.lang = settings.language;
  dataset.theme = settings.theme;
  dataset.palette = settings.palette;
  dataset.motion = settings.motion;
  // Without storage, the settings last until the page closes.
  store(KEY, JSON.stringify(settings));
}

/** The duration of an animation, in milliseconds. */
export function duration(full: number): number {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const motion = settings.motion === 'system' ? (still ? 'none' : 'full') : settings.motion;
  return motion === 'none' ? 0 : motion === 'reduced' ? Math.min(full, 120) : full;
}
