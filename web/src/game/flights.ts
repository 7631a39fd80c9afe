/**
 * Cards and markers that move between two places in the same update fly there.
 * The flight comes from comparing two views, so undo and replay animate too.
 */

import { cubicInOut } from 'svelte/easing';
import { crossfade, fade, type TransitionConfig } from 'svelte/transition';

import { duration } from '../settings.svelte';

const [send, receive] = crossfade({
  duration: () => duration(420),
  easing: cubicInOut,
  fallback: (node) => fade(node, { duration: duration(180) }),
});

/** Flip a disc or a shield. */
export function turn(node: Element): TransitionConfig {
  const { transform } = getComputedStyle(node);
  const own = transform === 'none' ? '' : transform;
  return { duration: duration(300), css: (part) => `transform: ${own} scaleX(${part})` };
}

export { receive, send };
