/** Requests to the server over HTTP. */

import type { components } from './schema';

type Schemas = components['schemas'];
export type Answer = Schemas['TableAnswer'];
export type TableShown = Schemas['TableShown'];
export type SeatShown = Schemas['SeatShown'];
export type FromServer = Schemas['FromServer'];
export type Update = Schemas['Update'];
export type Clock = Schemas['Clock'];
export type ChatLine = Schemas['ChatLine'];
export type SessionShown = Schemas['SessionShown'];
export type PushShown = Schemas['PushShown'];
export type Subscription = Schemas['Subscription'];
export type OpenTable = Schemas['OpenTable'];
export type Pace = Schemas['Pace'];
export type Command = Schemas['CommandCall']['d'];
export type Explanation = Schemas['WhyShown'];
export type Hint = Schemas['Hint'];
export type ReviewShown = Schemas['ReviewShown'];
export type Decision = Schemas['Decision'];
export type Moment = Schemas['Moment'];

/** What the server says of a view. */
export interface ViewWords extends Pick<
  Schemas['Words'],
  'question' | 'section' | 'aids' | 'verdict' | 'undo'
> {
  actions: LegalAction[];
  sections: TextSection[];
}

export interface LegalAction {
  token: string;
  text: string;
  reveals: boolean;
}

/** A part of the table as text. */
export interface TextSection {
  heading: string;
  lines: string[];
}

export interface LogEntry {
  token: string;
  turn: number;
  player: number | null;
  text: string;
  forced: boolean;
}

/** What a table gets where nothing else is asked for. */
export interface Defaults {
  /** A bot's level. */
  bot: string;
  /** All levels, weakest first. */
  bots: string[];
  paces: Record<string, Pace>;
}

export interface GameShown {
  game: string;
  players: [number, number];
  words: GameWords;
}

export interface GameWords {
  name: string;
  about: string;
  credit: string;
  rules: string[];
  options: OptionWords[];
}

export type OptionValue = string | number;

export interface OptionWords {
  key: string;
  kind: 'choice' | 'number' | 'table';
  label: string;
  always: boolean;
  default: OptionValue | null;
  least: number;
  most: number;
  none: string;
  own: string;
  choices: ChoiceWords[];
}

export interface ChoiceWords {
  value: OptionValue;
  label: string;
  about: string;
  /** Other options, and the values with which this can be chosen. */
  when: Record<string, OptionValue[]>;
}

/** What is said where there is nothing to say. */
export const NO_WORDS: ViewWords = {
  question: '',
  section: '',
  actions: [],
  sections: [],
  aids: {},
  verdict: [],
  undo: 0,
};

/** Why the server did not do something, with what would help. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly data: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

/** Ask for something; throws Refusal, with the code `away` where no server answers. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new Refusal('away', 'no connection');
  }
  const found: unknown = await answer.json().catch(() => undefined);
  if (answer.ok && found === undefined) throw new Refusal('away', 'the answer broke off');
  if (answer.ok) return found as T;
  const {
    code = 'failed',
    message = answer.statusText,
    ...data
  } = (found ?? {}) as {
    code?: string;
    message?: string;
  };
  throw new Refusal(code, message, data);
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>('POST', path, body);

/** An id that nobody can guess, for a command or a line of chat. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
