/** Opens tables. */

import { post, type Answer, type OpenTable } from '../server/api';
import { seated } from './participant';
import { newSealed } from './texts';

/**
 * Open a table, with a sealed text for each of the user's seats; throws Refusal.
 *
 * @param id - The client's id for this request: sending it again opens no second table.
 * @param address - Another one if it also invites a person.
 */
export async function openTable(
  planned: OpenTable,
  id: string,
  address = '/api/tables',
): Promise<Answer> {
  const own = planned.seats.map(({ kind }) => (kind === 'me' ? newSealed() : null));
  const sealed = await Promise.all(own);
  const seals = sealed.map((one) => one?.seal ?? null);
  const answer = await post<Answer>(address, { ...planned, seals, id });
  await seated(answer, sealed);
  return answer;
}
