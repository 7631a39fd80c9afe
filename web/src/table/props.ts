/** Props shared by the parts of a table's page. */

import type { TableShown } from '../server/api';
import type { TableLink } from '../server/table.svelte';

export interface TableProps {
  link: TableLink;
  table: TableShown;
  /** The players' names for texts, by seat. */
  names: readonly string[];
}

/** For parts that send requests to the server. */
export interface RequestProps extends TableProps {
  /** Wait for the answer; on a refusal, show it to the user and return null. */
  attempt: <T>(request: Promise<T>) => Promise<T | null>;
}
