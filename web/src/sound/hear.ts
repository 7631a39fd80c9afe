/** Plays sounds if they are switched on; only then is the synthesizer loaded. */

import { settings } from '../settings.svelte';
import type { Sound } from './names';

let context: AudioContext | null = null;

/** Hear a sound, if the settings and the browser allow it: some require a touch first. */
export async function hear(sound: Sound | null | undefined): Promise<void> {
  if (!sound || !settings.sound || document.hidden) return;
  const { synthesise } = await import('./synth');
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume();
  synthesise(context, sound);
}
