/** What the parts of a table's page are given. */

import type { TableShown } from '../server/api';
import type { TableLink } from '../server/table.svelte';

export interface TableProps {
  link: TableLink;
  table: TableShown;
  /** The players' names for texts, by seat. */
  names: readonly string[];
}

/** For parts that ask something of the server. */
export interface TellingProps extends TableProps {
  /** Wait for the answer; a refusal is told to the visitor, and gives null. */
  tell: <T>(doing: Promise<T>) => Promise<T | null>;
}
