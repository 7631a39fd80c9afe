/** How much of its volume a test takes: a quarter that the run's seed picks, or all of it. */

const ALL = process.env.BLAZON_TESTS === 'all';
/** Set by playwright.config.ts; each day has its own. */
const SEED = Number(process.env.BLAZON_TEST_SEED);

/** The cases to take, at least one; another `shift` takes others. See tests/volume.py. */
export function share<T>(cases: readonly T[], shift = 0): readonly T[] {
  if (ALL) return cases;
  const stride = Math.min(4, cases.length);
  return cases.filter((_, number) => number % stride === (SEED + shift) % stride);
}
