/** Places a panel on the map so that it hides as little as possible. */

import { apart } from './lines';
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
/** What hiding each costs: what the question is about, a place beside that, one with pieces, and an
 * empty one. */
const COST = { asked: 1000, near: 20, held: 5, empty: 1 };
/** A distance of this many units costs as much as hiding an empty place. */
const FAR = 400;

/** What a panel should not hide. */
export interface Kept {
  /** All that is drawn of what the question is about. */
  asked: readonly Box[];
  /** The places beside that, from where one more army may come. */
  near: ReadonlySet<string>;
  /** The places with pieces. */
  held: ReadonlySet<string>;
}

/**
 * The upper left corner of a panel of this size near a place and within a box, all in the
 * drawing's units. A box that is wider than the drawing has room beside it.
 */
export function beside(
  drawing: Drawing,
  at: Point,
  { width, height }: { width: number; height: number },
  within: Box,
  { asked, near, held }: Kept,
): Point {
  const [right, bottom] = [within.left + within.width - width, within.top + within.height - height];
  const around = WAYS.map(([across, down]) => ({
    x: kept(at.x - width / 2 + across * (CLEAR + width / 2), width, within.left, within.width),
    y: kept(at.y - height / 2 + down * (CLEAR + height / 2), height, within.top, within.height),
  }));
  const level = kept(at.y - height / 2, height, within.top, within.height);
  const edges = [within.left, right].flatMap((x) =>
    [level, within.top, bottom].map((y) => ({ x, y })),
  );
  let [best, least] = [{ x: at.x, y: at.y }, Infinity];
  for (const corner of [...around, ...edges]) {
    const panel = { left: corner.x, top: corner.y, width, height };
    let cost = Math.hypot(corner.x + width / 2 - at.x, corner.y + height / 2 - at.y) / FAR;
    for (const box of asked) if (overlap(panel, box)) cost += COST.asked;
    for (const [id, { x, y }] of drawing.at) {
      const box = { left: x - REACH, top: y - REACH, width: 2 * REACH, height: 2 * REACH };
      if (!overlap(panel, box)) continue;
      cost += near.has(id) ? COST.near : held.has(id) ? COST.held : COST.empty;
    }
    if (cost < least) [best, least] = [corner, cost];
  }
  return best;
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

/** The direction from a place in which a sign at this distance has the most room. */
export function freest(drawing: Drawing, place: string, ways: readonly Point[]): Point {
  const at = drawing.at.get(place) ?? { x: 0, y: 0 };
  const others = [...drawing.at].flatMap(([id, other]) => (id === place ? [] : [other]));
  const room = ({ x, y }: Point) =>
    Math.min(
      ...[...others, ...drawing.plaques.values()].map((one) =>
        apart(one, { x: at.x + x, y: at.y + y }),
      ),
    );
  return ways.reduce((best, way) => (room(way) > room(best) ? way : best));
}

/** Move a start so that a length stays within the room; a room that is too small begins with it. */
function kept(start: number, length: number, from: number, room: number): number {
  return Math.max(from, Math.min(start, from + room - length));
}
