/** Seals and reveals this browser's texts when a table waits for them. */

import { get, newId, post, Refusal, type Answer, type Command } from '../server/api';
import { due, keepSealed, type Sealed, type Shown } from './texts';

/** Refusals after which another attempt may succeed. */
const PASSING = ['away', 'busy', 'rate', 'storage'];
const AGAIN_MS = 2000;
/** The longest time that a text waits for others being sealed at the same moment. */
const STALE_MS = 1000;
/** The number of attempts by a service worker: to seal, to reveal, and for conflicts. */
const MOST_LOOKS = 5;

export class Participant {
  #newest: Shown | null = null;
  #busy = false;

  constructor(private send: (table: string, command: Command) => Promise<unknown>) {}

  /** Do everything the table waits for; resolves when nothing is left. */
  async see(table: Shown): Promise<void> {
    this.#newest = table;
    if (this.#busy) return;
    this.#busy = true;
    try {
      while (this.#newest) {
        const now: Shown = this.#newest;
        this.#newest = null;
        for (const command of await due(now)) await this.#try(now, command);
      }
    } finally {
      this.#busy = false;
    }
  }

  /** A conflict with another client is retried at the table's next version. */
  async #try(table: Shown, command: Command): Promise<void> {
    try {
      await this.send(table.id, command);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'stale') await pause(Math.random() * STALE_MS);
      if (!PASSING.includes(error.code)) return;
      await pause(AGAIN_MS);
      this.#newest ??= table;
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** Store the texts sealed for new seats, and reveal them if the table needs only that. */
export async function seated(answer: Answer, sealed: readonly (Sealed | null)[]): Promise<void> {
  const table = shownIn(answer);
  if (!table) return;
  await keepSealed(table, sealed);
  await new Participant(send).see(table);
}

/** Do everything a table waits for without a page: in the service worker. Throws Refusal. */
export async function answerFrom(id: string): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const table = shownIn(await get<Answer>(`/api/tables/${id}`));
    const commands = table?.status === 'open' ? await due(table) : [];
    if (!commands.length) return;
    for (const command of commands) {
      try {
        await send(id, command);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        await pause(Math.random() * STALE_MS);
      }
    }
  }
}

function send(id: string, d: Command): Promise<Answer> {
  return post<Answer>(`/api/tables/${id}/commands`, { id: newId(), d });
}

function shownIn({ d: { table } }: Answer): Shown | null {
  return table ? { ...table, options: table.options ?? {} } : null;
}
