/** Places a panel on the map so that it hides as little as possible. */

import type { Drawing, Point } from './map.svelte';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The distance of a panel from its place, and the radius of a place, in the drawing's units. */
const CLEAR = 52;
const REACH = 40;
/** The possible directions of a panel from its place, best first. */
const WAYS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;
/** The cost of hiding a place that the question is about, and one with pieces; an empty one is 1. */
const ASKED = 100;
const HELD = 2;

/**
 * The upper left corner of a panel of this size beside a place and within a box, all in the
 * drawing's units.
 */
export function beside(
  drawing: Drawing,
  at: Point,
  size: { width: number; height: number },
  within: Box,
  { asked, held }: { asked: readonly string[]; held: ReadonlySet<string> },
): Point {
  const { width, height } = size;
  let [best, least] = [{ x: at.x, y: at.y }, Infinity];
  for (const [number, [across, down]] of WAYS.entries()) {
    const corner = {
      x: kept(at.x - width / 2 + across * (CLEAR + width / 2), width, within.left, within.width),
      y: kept(at.y - height / 2 + down * (CLEAR + height / 2), height, within.top, within.height),
    };
    let cost = number / 10;
    for (const [id, { x, y }] of drawing.at) {
      const hidden =
        x > corner.x - REACH &&
        x < corner.x + width + REACH &&
        y > corner.y - REACH &&
        y < corner.y + height + REACH;
      if (hidden) cost += asked.includes(id) ? ASKED : held.has(id) ? HELD : 1;
    }
    if (cost < least) [best, least] = [corner, cost];
  }
  return best;
}

/** Move a start so that a length stays within the room; a room that is too small begins with it. */
function kept(start: number, length: number, from: number, room: number): number {
  return Math.max(from, Math.min(start, from + room - length));
}
