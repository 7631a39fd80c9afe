/**
 * All sounds are made here from tones and filtered noise, so there are no files to load. Levels are
 * quiet, and each sound is over within two seconds.
 */

import type { Sound } from './names';

interface Tone {
  /** The frequency in hertz at the start, and the one that it glides to. */
  pitch: number;
  to?: number;
  /** In seconds after the start of the sound. */
  at?: number;
  lasts: number;
  loudness: number;
  shape?: OscillatorType;
}

interface Noise {
  /** The centre of the audible band in hertz, and its sharpness. */
  band: number;
  sharp: number;
  at?: number;
  lasts: number;
  loudness: number;
}

interface Recipe {
  tones?: readonly Tone[];
  noises?: readonly Noise[];
}

/** A struck bar or bell: its partials fade the faster the higher they are. */
function struck(
  pitch: number,
  partials: readonly number[],
  lasts: number,
  loudness: number,
): Tone[] {
  return partials.map((partial, number) => ({
    pitch: pitch * partial,
    lasts: lasts / (1 + 0.7 * number),
    loudness: loudness / (1 + number),
  }));
}

/** The same noise, repeated at these times. */
function repeated(noise: Noise, times: readonly number[]): Noise[] {
  return times.map((at) => ({ ...noise, at }));
}

const BELL = [1, 2.76, 5.4];
const SWORD = [1, 1.51, 2.32, 3.1];

export const RECIPES: Record<Sound, Recipe> = {
  card: { noises: [{ band: 3800, sharp: 0.8, lasts: 0.09, loudness: 0.22 }] },
  marker: {
    tones: [{ pitch: 210, to: 150, lasts: 0.09, loudness: 0.3 }],
    noises: [{ band: 900, sharp: 1.5, lasts: 0.05, loudness: 0.25 }],
  },
  coin: { tones: [...struck(2300, SWORD, 0.35, 0.07), ...struck(3050, [1, 2.1], 0.3, 0.05)] },
  die: {
    noises: repeated(
      { band: 1700, sharp: 3, lasts: 0.05, loudness: 0.35 },
      [0, 0.09, 0.16, 0.26, 0.31],
    ),
  },
  march: {
    noises: repeated({ band: 320, sharp: 1.2, lasts: 0.07, loudness: 0.4 }, [0, 0.15, 0.3]),
  },
  clash: {
    tones: [
      ...struck(1250, SWORD, 0.4, 0.09),
      ...struck(1640, SWORD, 0.35, 0.07).map((tone) => ({ ...tone, at: 0.14 })),
    ],
    noises: [{ band: 5200, sharp: 0.7, lasts: 0.12, loudness: 0.18 }],
  },
  shield: {
    tones: [{ pitch: 140, to: 90, lasts: 0.25, loudness: 0.4 }],
    noises: [{ band: 600, sharp: 0.8, lasts: 0.12, loudness: 0.3 }],
  },
  castle: {
    tones: [261.6, 329.6, 392].flatMap((pitch, number) => [
      { pitch, at: 0.12 * number, lasts: 0.5, loudness: 0.1, shape: 'triangle' as const },
    ]),
    noises: [{ band: 180, sharp: 0.8, lasts: 0.3, loudness: 0.35 }],
  },
  bell: {
    tones: [
      ...struck(659.3, BELL, 0.9, 0.1),
      ...struck(987.8, BELL, 0.9, 0.08).map((tone) => ({ ...tone, at: 0.1 })),
    ],
  },
  end: {
    tones: [392, 523.3, 659.3, 784].flatMap((pitch, number) => [
      { pitch, at: 0.16 * number, lasts: 0.9, loudness: 0.1, shape: 'triangle' as const },
    ]),
  },
};

/** The length of a sound, in seconds. */
export function lengthOf({ tones = [], noises = [] }: Recipe): number {
  return Math.max(...[...tones, ...noises].map(({ at = 0, lasts }) => at + lasts));
}

/** Play a sound now. */
export function synthesise(context: BaseAudioContext, sound: Sound): void {
  const { tones = [], noises = [] } = RECIPES[sound];
  for (const tone of tones) playTone(context, tone);
  for (const noise of noises) playNoise(context, noise);
}

function playTone(
  context: BaseAudioContext,
  { pitch, to = pitch, at = 0, lasts, loudness, shape = 'sine' }: Tone,
): void {
  const start = context.currentTime + at;
  const tone = context.createOscillator();
  tone.type = shape;
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + lasts);
  tone.connect(fading(context, start, lasts, loudness));
  tone.start(start);
  tone.stop(start + lasts);
}

function playNoise(
  context: BaseAudioContext,
  { band, sharp, at = 0, lasts, loudness }: Noise,
): void {
  const start = context.currentTime + at;
  const buffer = context.createBuffer(1, Math.ceil(lasts * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = 2 * Math.random() - 1;
  const noise = context.createBufferSource();
  noise.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = band;
  filter.Q.value = sharp;
  noise.connect(filter).connect(fading(context, start, lasts, loudness));
  noise.start(start);
}

/** Loud at once, then fading to nothing. */
function fading(
  context: BaseAudioContext,
  start: number,
  lasts: number,
  loudness: number,
): AudioNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + lasts);
  gain.connect(context.destination);
  return gain;
}
