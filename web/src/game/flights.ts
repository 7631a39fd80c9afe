/**
 * What leaves one place and comes to another in the same moment flies there: cards and markers.
 * Because the flight is made of the difference of two views, undo and replay fly as well.
 */

import { cubicInOut } from 'svelte/easing';
import { crossfade, fade, type TransitionConfig } from 'svelte/transition';

import { duration } from '../settings.svelte';

const [send, receive] = crossfade({
  duration: () => duration(420),
  easing: cubicInOut,
  fallback: (node) => fade(node, { duration: duration(180) }),
});

/** A disc or a shield is turned over. */
export function turn(node: Element): TransitionConfig {
  const { transform } = getComputedStyle(node);
  const own = transform === 'none' ? '' : transform;
  return { duration: duration(300), css: (part) => `transform: ${own} scaleX(${part})` };
}

export { receive, send };
