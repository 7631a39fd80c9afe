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
export interface RequestProps extends TableProps {
  /** Wait for the answer; a refusal is shown to the user, and gives null. */
  attempt: <T>(request: Promise<T>) => Promise<T | null>;
}
