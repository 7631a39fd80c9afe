/** HTTP requests to the server. */

import type { components } from './schema';

/** What the server sends and takes, by the names of its own types. */
export type Schemas = components['schemas'];
export type Answer = Schemas['TableAnswer'];
/** A table with its game's options, which the server sends separately, once. */
export type TableShown = Schemas['TableShown'] & { options: Record<string, unknown> };
export type SeatShown = Schemas['SeatShown'];
export type FromServer = Schemas['FromServer'];
export type Update = Schemas['Update'];
export type Clock = Schemas['Clock'];
export type Present = Schemas['Present'];
export type ChatLine = Schemas['ChatLine'];
export type SessionShown = Schemas['SessionShown'];
export type Profile = Schemas['ProfileShown'];
export type DeviceShown = Schemas['DeviceShown'];
export type ProfileLink = Schemas['LinkShown'];
export type ProfileOffer = Schemas['LinkOffered'];
export type MailShown = Schemas['MailShown'];
export type Announcements = Schemas['AnnouncementsShown'];
export type ReportCall = Schemas['ReportCall'];
export type ReportShown = Schemas['ReportShown'];
export type PushShown = Schemas['PushShown'];
export type Subscription = Schemas['Subscription'];
export type OpenTable = Schemas['OpenTable'];
export type PlayOn = Schemas['PlayOn'];
export type Command = Schemas['CommandCall']['d'];
export type Invitation = Schemas['InvitationShown'];
export type Explanation = Schemas['WhyShown'];
export type Warning = Schemas['WarningShown'];
export type Reminder = Schemas['ReminderShown'];
export type Hint = Schemas['Hint'];
export type ReviewShown = Schemas['ReviewShown'];
export type AnalysisShown = Schemas['AnalysisShown'];
export type Attempt = Schemas['AttemptShown'];
export type SummaryShown = Schemas['SummaryShown'];
export type TodayShown = Schemas['TodayShown'];
export type DealShown = Schemas['DealShown'];
export type RanksShown = Schemas['RanksShown'];
export type Candidate = Schemas['CandidateShown'];
export type Decision = Schemas['Decision'];
export type Luck = Schemas['Luck'];
export type Moment = Schemas['Moment'];
export type ViewWords = Schemas['Words'];
export type ScoreLine = Schemas['ScoreLine'];
export type LegalAction = Schemas['ActionShown'];
export type LogEntry = Schemas['LogEntryShown'];
/** A game with its words, which the server adds if the request names a language. */
export type GameShown = Required<Schemas['GameShown']>;
export type GameWords = Schemas['GameWords'];
export type RivalWords = Schemas['RivalWords'];
export type OptionWords = Schemas['OptionWords'];
export type ChoiceWords = Schemas['ChoiceWords'];
export type OptionValue = ChoiceWords['value'];
/** A person's own results; the sums are on the first page only. */
export type ResultsShown = Schemas['ResultsShown'];
export type Tally = Schemas['Tally'];
export type FinishedGame = Schemas['FinishedGame'];
export type RivalTally = Schemas['RivalTally'];
/** An invitation from somebody the reader has played with. */
export type Call = Schemas['CallShown'];
export type Mutes = Schemas['MutesShown'];
export type NextRival = Schemas['NextRival'];
export type GameReady = Schemas['ReadyShown'];
export type Defaults = Schemas['DefaultsShown'];

/** The message version that this client understands. */
export const MESSAGES = '2';

/** The text for an empty result. */
export const NO_WORDS: ViewWords = {
  lang: '',
  names: [],
  question: '',
  section: '',
  undo: 0,
  aids: {},
  found: [],
  verdict: [],
  sections: [],
};

/** The server's reason for a refusal, with advice. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly data: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

interface Observer {
  answered(): void;
  unanswered(): void;
}

let observer: Observer | null = null;

/** Let a part of the page know of every request whether it found the server. */
export function observeRequests(one: Observer): void {
  observer = one;
}

/** Whether the server has answered, and not a proxy that finds no server. */
export function isFromServer({ status }: Response): boolean {
  return ![502, 504].includes(status);
}

/** Send a request; throws Refusal, with the code `away` if no server answers. */
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
    observer?.unanswered();
    throw new Refusal('away', 'no connection');
  }
  if (!isFromServer(answer)) {
    observer?.unanswered();
    throw new Refusal('away', answer.statusText);
  }
  observer?.answered();
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
export const put = <T>(path: string, body: unknown): Promise<T> => ask<T>('PUT', path, body);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>('POST', path, body);

/** The answer to a request that the page can do without; null if it is refused. */
export async function unlessRefused<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return null;
  }
}

/** An unguessable id for a command or a chat message. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
