/** The graph's numbers: where its curve runs, which turns it marks, and what a press on it means. */

import type { Moment } from '../server/api';

/** A seat's expected margin after this many actions, on the straight line between two moments. */
export function marginAt(moments: readonly Moment[], seat: number, place: number): number {
  const next = moments.findIndex(({ at }) => at >= place);
  const after = moments[next < 0 ? moments.length - 1 : next];
  const before = moments[next - 1] ?? after;
  const [from, to] = [before?.margins[seat] ?? 0, after?.margins[seat] ?? 0];
  const far = (after?.at ?? 0) - (before?.at ?? 0);
  if (far === 0 || place >= (after?.at ?? 0)) return to;
  return from + ((to - from) * (place - (before?.at ?? 0))) / far;
}

/** A round number for the axis, at most this: 1, 2 or 5 times a power of ten. */
export function roundBelow(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return power * ([5, 2].find((times) => times * power <= most) ?? 1);
}

/** At most so many of a list, evenly spaced. */
export function thinned<T>(list: readonly T[], most: number): T[] {
  const step = Math.ceil(list.length / most);
  return list.filter((_, number) => number % step === Math.floor(step / 2));
}

/** The nearest of some points within a distance, if any. */
export function nearestOf<T extends { x: number; y: number }>(
  points: readonly T[],
  x: number,
  y: number,
  within: number,
): T | undefined {
  const far = (one: T): number => Math.hypot(one.x - x, one.y - y);
  return points.filter((one) => far(one) <= within).sort((a, b) => far(a) - far(b))[0];
}
