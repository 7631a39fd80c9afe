/** Points and curves on the drawing. */

import type { Curve, Drawing, Land, Point } from './map.svelte';

/** The path between two places, from the first to the second; null if there is none. */
export function curve(drawing: Drawing, from: string, to: string): Curve | null {
  const there = drawing.curves.get(`${from}-${to}`);
  if (there) return there;
  const back = drawing.curves.get(`${to}-${from}`);
  return back ? [back[2], back[1], back[0]] : null;
}

/** A path as SVG path data, ending this far (in the drawing's units) from either place. */
export function between(way: Curve, clear: number): string {
  const points = Array.from({ length: 41 }, (_, step) => along(way, step / 40)).filter(
    (point) => apart(point, way[0]) > clear && apart(point, way[2]) > clear,
  );
  return points.length > 1 ? `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}` : '';
}

/** The head of an arrow along a path, as SVG path data, whose tip is this far from its end. */
export function head(way: Curve, clear: number): string {
  const tip = Array.from({ length: 41 }, (_, step) => along(way, step / 40)).findLast(
    (point) => apart(point, way[2]) > clear,
  );
  if (!tip) return '';
  const towards = Math.atan2(way[2].y - tip.y, way[2].x - tip.x);
  const [left, right] = [0.75, -0.75].map((turn) => {
    const x = tip.x - 22 * Math.cos(towards + turn);
    const y = tip.y - 22 * Math.sin(towards + turn);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${left}L${tip.x} ${tip.y}L${right}`;
}

/** The point at a fraction (0 to 1) of a curve. */
export function along([from, bow, to]: Curve, part: number): Point {
  const rest = 1 - part;
  const mix = (a: number, b: number, c: number) =>
    rest * rest * a + 2 * rest * part * b + part * part * c;
  return { x: mix(from.x, bow.x, to.x), y: mix(from.y, bow.y, to.y) };
}

export function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The nearest of some places within a distance; null if there is none. */
export function nearest(
  drawing: Drawing,
  places: readonly string[],
  point: Point,
  most: number,
): string | null {
  let [found, least]: [string | null, number] = [null, most];
  for (const place of places) {
    const there = drawing.at.get(place);
    const far = there ? apart(there, point) : Infinity;
    if (far < least) [found, least] = [place, far];
  }
  return found;
}

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** "In that direction" means within 60 degrees of it. */
const WITHIN = Math.cos(Math.PI / 3);

/**
 * The place that an arrow key moves to: the neighbour closest to its direction, or, if no path
 * leads that way, the nearest place that does. Null at the map's edge, undefined for other keys.
 */
export function beyond(drawing: Drawing, land: Land, from: string, key: string) {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const here = drawing.at.get(from);
  if (!here) return null;
  const best = (places: Iterable<string>, cost: (turned: number, far: number) => number) => {
    let found: string | null = null;
    let least = Infinity;
    for (const place of places) {
      const there = drawing.at.get(place);
      if (!there || place === from) continue;
      const far = apart(here, there);
      const turned = ((there.x - here.x) * direction.x + (there.y - here.y) * direction.y) / far;
      if (turned < WITHIN || cost(turned, far) >= least) continue;
      least = cost(turned, far);
      found = place;
    }
    return found;
  };
  const neighbours = land.get(from)?.neighbours ?? [];
  return (
    best(neighbours, (turned) => -turned) ?? best(land.keys(), (turned, far) => far / turned ** 2)
  );
}
