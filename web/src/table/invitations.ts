/** Links to seats. Those created together with a table wait here until its page shows them. */

import { newId, post, Refusal, type Answer } from '../server/api';

/** By seat. */
type Links = Record<number, string>;

const created = new Map<string, Links>();

/** The address that seats a friend, from the key in the server's answer. */
export function invitationTo(table: string, key: string): string {
  return `${location.origin}/t/${table}#${key}`;
}

/** Create a link to each of a table's seats, for its page to show at once. */
export async function createLinks(table: string, seats: readonly number[]): Promise<void> {
  const links: Links = {};
  created.set(table, links);
  try {
    for (const seat of seats) {
      const d = { do: 'invite', seat };
      const { link } = await post<Answer>(`/api/tables/${table}/commands`, { id: newId(), d });
      if (link) links[seat] = invitationTo(table, link);
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error; // the table's page has a button for each seat
  }
}

/** The links created with a table. Only once, as later nobody knows whether they are used. */
export function takeLinks(table: string): Links {
  const links = created.get(table) ?? {};
  created.delete(table);
  return links;
}
