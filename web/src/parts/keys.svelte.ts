/** Whether the list of shortcuts is open, on any page. */

export const keyList = $state({ open: false });

/** A `?` typed outside a field opens the list. */
export function askForKeys(event: KeyboardEvent): void {
  if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
  const { target } = event;
  if (target instanceof Element && target.closest('input, textarea, select')) return;
  keyList.open = true;
}
