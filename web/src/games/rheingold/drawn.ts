/** Puts shapes of the server's drawing into the page. */

import type { Attachment } from 'svelte/attachments';

/** Fill an element with copies of shapes. */
export function fill(shapes: readonly Element[]): Attachment<Element> {
  return (parent) => {
    parent.replaceChildren(...shapes.map((shape) => document.importNode(shape, true)));
  };
}
