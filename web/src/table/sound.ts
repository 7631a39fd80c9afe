/** A short bell for “your turn”; synthesised, so there is no file to load. */

let context: AudioContext | null = null;

/** Ring if the browser allows it: some require a touch first. */
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
