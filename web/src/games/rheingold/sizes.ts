/** How large pieces and signs are drawn, so that a small map stays legible. */

/** Each takes the map's CSS pixels for a unit of the drawing, and returns an enlargement. */
type Size = (scale: number) => number;

/** Signs with a number of 16 units: at least 11 pixels. */
export const signSize: Size = (scale) => enlarged(scale, 11 / 16, 2);

/** Armies with a number of 26 units: at least 11 pixels, and no larger than neighbours allow. */
export const tokenSize: Size = (scale) => enlarged(scale, 11 / 26, 1.4);

/** Whether there is room for details: helmets, and the numbers of all spaces. */
export const isLarge = (scale: number): boolean => scale >= 0.75;

function enlarged(scale: number, least: number, most: number): number {
  return Math.min(most, Math.max(1, least / scale));
}

/** Where a die of this size lies beside a start area's banner, which it does not touch. */
export function dieWays(size: number): { x: number; y: number }[] {
  const [across, up] = [48 + 19 * size, 40 + 19 * size];
  return [
    { x: across, y: -10 },
    { x: -across, y: -10 },
    { x: 0, y: -up },
  ];
}
