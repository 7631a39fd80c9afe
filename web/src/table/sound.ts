/** A short bell for “your turn”; made, not recorded, so that nothing has to be fetched. */

let context: AudioContext | null = null;

/** Ring, if the browser lets us: it may want a touch first. */
export function chime(): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const start = context.currentTime;
  for (const [pitch, delay] of [
    [659.3, 0],
    [987.8, 0.09],
  ] as const) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.12, start + delay);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + delay + 0.5);
    tone.connect(loudness).connect(context.destination);
    tone.start(start + delay);
    tone.stop(start + delay + 0.5);
  }
}
