/** Seals and shows this browser's texts whenever a table waits for them. */

import { newId, post, Refusal, type Answer, type Command } from '../server/api';
import { due, keepSealed, type Sealed, type Shown } from './texts';

/** What another try may help against. */
const PASSING = ['away', 'busy', 'rate', 'storage'];
const AGAIN_MS = 2000;
/** At most so long a text waits for others that are sealed at the same moment. */
const STALE_MS = 1000;

export class Participant {
  #newest: Shown | null = null;
  #busy = false;

  constructor(private send: (table: string, command: Command) => Promise<unknown>) {}

  /** Do what the table waits for; resolves when nothing is left to do. */
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

  /** What was refused because others were quicker comes up again with the table's next version. */
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

/** Keep the texts that were sealed for new seats, and show them if the table waits for no more. */
export async function seated(answer: Answer, sealed: readonly (Sealed | null)[]): Promise<void> {
  if (!answer.d.table) return;
  const table = { ...answer.d.table, options: answer.d.table.options ?? {} };
  keepSealed(table, sealed);
  const send = (id: string, d: Command) =>
    post<Answer>(`/api/tables/${id}/commands`, { id: newId(), d });
  await new Participant(send).see(table);
}
