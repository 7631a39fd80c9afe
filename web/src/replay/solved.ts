/** For which costly decisions a better action was found on this device, by table. */

import { store, stored } from '../stored';

const KEY = 'blazon-solved';
/** The most tables to store; beyond this, the oldest are deleted. */
const MOST = 50;

/** By table, the decisions by their `at`; the newest table last. */
function read(): [string, number[]][] {
  try {
    const kept: unknown = JSON.parse(stored(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return []; // something else has written there
  }
}

function isEntry(kept: unknown): kept is [string, number[]] {
  if (!Array.isArray(kept)) return false;
  const [table, places] = kept as unknown[];
  return typeof table === 'string' && Array.isArray(places);
}

export function solvedAt(table: string): readonly number[] {
  return read().find(([name]) => name === table)?.[1] ?? [];
}

/** Without storage, nothing stays solved. */
export function noteSolved(table: string, at: number): void {
  const places = [...new Set([...solvedAt(table), at])];
  const others = read().filter(([name]) => name !== table);
  store(KEY, JSON.stringify([...others, [table, places]].slice(-MOST)));
}
