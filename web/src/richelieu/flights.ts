/**
 * What leaves one place and comes to another in the same moment flies there: cards, markers, discs.
 * Because the flight is made of the difference of two views, undo and replay fly as well.
 */

import { cubicInOut } from 'svelte/easing';
import { crossfade, fade } from 'svelte/transition';

import { duration } from '../settings.svelte';

const [send, receive] = crossfade({
  duration: () => duration(420),
  easing: cubicInOut,
  fallback: (node) => fade(node, { duration: duration(180) }),
});

export { receive, send };
