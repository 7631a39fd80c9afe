/** The forms of tables' addresses and links, to tell a broken one from a used one. */

/** 128 bits, as the server makes them. */
const WHOLE_ID = /^[\w-]{22}$/;
/** 256 bits. */
const WHOLE_KEY = /^[\w-]{43}$/;

/** Whether a table's address, and the key of a link if there is one, may be complete. */
export function isWhole(table: string, key?: string): boolean {
  return WHOLE_ID.test(table) && (key === undefined || WHOLE_KEY.test(key));
}
