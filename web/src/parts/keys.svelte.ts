/** Whether the list of the keys is shown, over whatever page. */

export const keyList = $state({ open: false });

/** A `?` that is not typed into a field asks for the list. */
export function askForKeys(event: KeyboardEvent): void {
  if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
  const { target } = event;
  if (target instanceof Element && target.closest('input, textarea, select')) return;
  keyList.open = true;
}
