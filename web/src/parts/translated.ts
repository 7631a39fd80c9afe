/**
 * Texts that a browser's translator has replaced. It puts elements in the place of text nodes, so
 * that later changes of these nodes would never be seen, and a prompt would go on asking for what is
 * done. Here a node that changes takes its place again, and the translator translates it anew.
 */

/** Watch an element; returns how to stop. */
export function keepTranslated(root: Element): () => void {
  /** What stands in the place of each replaced text. */
  const places = new Map<Text, ChildNode>();

  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      const place = places.get(target as Text);
      places.delete(target as Text);
      if (place?.isConnected && !target.isConnected) place.replaceWith(target);
    }
  });
  const replacements = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const [text] = removedNodes;
      // Translators use this element, which nobody else does any more.
      const near = [...addedNodes, previousSibling, nextSibling];
      const font = near.find((node) => node?.nodeName === 'FONT');
      if (text instanceof Text && !text.isConnected && font) note(text, font as ChildNode);
    }
  });

  function note(text: Text, font: ChildNode): void {
    for (const [one, place] of places) if (!place.isConnected) places.delete(one);
    places.set(text, font);
    changes.observe(text, { characterData: true });
  }

  replacements.observe(root, { childList: true, subtree: true });
  return () => {
    replacements.disconnect();
    changes.disconnect();
  };
}
