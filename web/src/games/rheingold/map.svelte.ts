/** A table's map: its places and paths, and the server's drawing of them. */

import { settings } from '../../settings.svelte';

export interface Place {
  id: string;
  kind: 'space' | 'castle' | 'start';
  /** A castle's name; the id of any other place. */
  name: string;
  /** Of a castle. */
  swords: number;
  /** The coats of arms of a start area. */
  arms: number;
  neighbours: string[];
  /** The castle by which people find it: of a castle itself, of a start area none. */
  landmark: string | null;
}

/** The places by id, in the order of the map's file. */
export type Land = Map<string, Place>;

export interface Point {
  x: number;
  y: number;
}

/** A path as drawn: a quadratic curve. */
export type Curve = [from: Point, bow: Point, to: Point];

/** A castle's plaque, by its middle. */
export interface Plaque extends Point {
  width: number;
  height: number;
}

/** The orientation of the map: as in its file, or with its longer side from top to bottom. */
export type Lie = 'upright' | 'turned';

/** The rectangle of a drawing, in its own units. */
export interface Sheet {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Drawing extends Sheet {
  at: Map<string, Point>;
  /** By the path's token, such as `12-13`, as in the map. */
  curves: Map<string, Curve>;
  /** By castle. */
  plaques: Map<string, Plaque>;
  /** The shapes that stay the same in every game: land, waters, scenery and roads. */
  ground: readonly Element[];
  /** The shapes above the roads: the places, each with `data-drawn`, and their names. */
  places: readonly Element[];
}

interface MapObject {
  nodes: {
    id: string;
    kind: Place['kind'];
    name?: string;
    swords?: number;
    arms?: number;
  }[];
  paths: [string, string][];
  /** For each space, the castle by which people find it. */
  near: Record<string, string>;
  /** The upright drawing: left, top, width, height. */
  picture: [number, number, number, number];
}

/** About the sheet of any map: the room to keep free until the map is known. */
const USUAL: Sheet = { left: -30, top: -108, width: 2004, height: 1253 };

/** The base address without a table: the rules' examples. */
const EXAMPLES = '/api/examples/rheingold';
const lands = new Map<string, Promise<[Land, Sheet]>>();
const drawings = new Map<string, Promise<Drawing>>();

/** Fetch the map and its drawing once, and again only after a failure. */
export class MapWatch {
  land = $state.raw<Land | null>(null);
  drawing = $state.raw<Drawing | null>(null);
  /** The drawing's rectangle; before the drawing has arrived, about that. */
  readonly sheet: Sheet = $derived.by(() => {
    if (this.drawing) return this.drawing;
    const { left, top, width, height } = this.#sheet;
    // The title is above the land, however that lies.
    const title = left - top;
    if (this.#wished !== 'turned' || width <= height - title) return this.#sheet;
    return { left, top, width: height - title, height: width + title };
  });
  failed = $state(false);
  #sheet = $state.raw(USUAL);
  #wished = $state<Lie | null>(null);
  #again = $state(0);
  /** The orientation of the drawing. */
  #lie: Lie | null = null;

  /** Create it while a component initialises; `at` as in BoardState; a null `lie` fetches no drawing. */
  constructor(at: () => string | null, lie: () => Lie | null = () => null) {
    $effect(() => {
      if (this.#again < 0) return;
      const from = at() ?? EXAMPLES;
      const wished = (this.#wished = lie());
      let current = true;
      // Hide a map in the other orientation until the right one has arrived: it does not fit.
      if (wished !== this.#lie) this.drawing = null;
      const show = (drawing: Drawing) => {
        if (current) [this.drawing, this.#lie] = [drawing, wished];
      };
      const wanted = [
        kept(lands, `${from}/map`, loadLand).then((found) => {
          if (current) [this.land, this.#sheet] = found;
        }),
        wished && kept(drawings, addressOf(from, wished), loadDrawing).then(show),
      ];
      Promise.all(wanted).then(
        () => current && (this.failed = false),
        () => current && (this.failed = true),
      );
      return () => {
        current = false;
      };
    });
  }

  again(): void {
    this.#again += 1;
  }

  /** A castle's name; the id for any other place, and until the map arrives. */
  name(place: string): string {
    return this.land?.get(place)?.name ?? place;
  }
}

/** Fetch the map, on which the size of a board depends. */
export function prepareMap(at: string): Promise<unknown> {
  return kept(lands, `${at}/map`, loadLand);
}

function addressOf(from: string, lie: Lie): string {
  return `${from}/picture?lang=${settings.language}${lie === 'turned' ? '&turned=true' : ''}`;
}

function kept<T>(
  cache: Map<string, Promise<T>>,
  address: string,
  load: (address: string) => Promise<T>,
): Promise<T> {
  const found = cache.get(address) ?? load(address);
  cache.set(address, found);
  found.catch(() => cache.delete(address));
  return found;
}

async function ask(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

async function loadLand(address: string): Promise<[Land, Sheet]> {
  const map = (await (await ask(address)).json()) as MapObject;
  const [left, top, width, height] = map.picture;
  return [readLand(map), { left, top, width, height }];
}

async function loadDrawing(address: string): Promise<Drawing> {
  return readDrawing(await (await ask(address)).text());
}

/** The places of a map object. */
export function readLand({ nodes, paths, near }: Omit<MapObject, 'picture'>): Land {
  const neighbours = (id: string) =>
    paths.flatMap(([one, other]) => (one === id ? other : other === id ? one : []));
  return new Map(
    nodes.map(({ id, kind, name = id, swords = 0, arms = 0 }) => [
      id,
      {
        id,
        kind,
        name,
        swords,
        arms,
        neighbours: neighbours(id),
        landmark: kind === 'castle' ? id : (near[id] ?? null),
      },
    ]),
  );
}

/**
 * The shapes of a drawing, and the positions in it: its groups `place-ID` give the places, its
 * paths `path-ID-ID` are curves, and a castle's group contains its plaque.
 */
export function readDrawing(text: string): Drawing {
  // Remove the style sheet: the page's policy blocks it even while parsing.
  const shapes = text.replace(/<style>[^]*?<\/style>/, '');
  const root = new DOMParser().parseFromString(shapes, 'image/svg+xml').documentElement;
  const [left = 0, top = 0, width = 1, height = 1] = numbers(root.getAttribute('viewBox'));
  const drawing = { left, top, width, height, ...positions(root) };
  const parts = [...root.children].filter(({ tagName }) => tagName !== 'title');
  const above = parts.filter((part) => part.matches('.places, .names'));
  return { ...drawing, ground: parts.filter((part) => !above.includes(part)), places: above };
}

/** Read the positions, and replace the ids: a page may show the map several times. */
function positions(root: Element): Pick<Drawing, 'at' | 'curves' | 'plaques'> {
  const at = new Map<string, Point>();
  const plaques = new Map<string, Plaque>();
  for (const [id, group] of named(root, 'place-')) {
    const [x = 0, y = 0] = numbers(group.getAttribute('transform'));
    at.set(id, { x, y });
    const plaque = group.querySelector<SVGElement>('.plaque');
    if (!plaque) continue;
    const [right = 0, down = 0] = numbers(plaque.getAttribute('transform'));
    const { width = '0', height = '0' } = plaque.dataset;
    plaques.set(id, { x: x + right, y: y + down, width: Number(width), height: Number(height) });
  }
  const curves = new Map<string, Curve>();
  for (const [id, path] of named(root, 'path-')) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers(path.getAttribute('d'));
    curves.set(id, [
      { x: a, y: b },
      { x: c, y: d },
      { x: e, y: f },
    ]);
  }
  named(root, 'name-');
  return { at, curves, plaques };
}

/** The elements whose id has a prefix, by the rest of it, which becomes their `data-drawn`. */
function named(root: Element, prefix: string): [string, SVGElement][] {
  const found = [...root.querySelectorAll<SVGElement>(`[id^="${prefix}"]`)];
  return found.map((element) => {
    const id = element.id.slice(prefix.length);
    element.removeAttribute('id');
    element.dataset.drawn = id;
    return [id, element];
  });
}

function numbers(text: string | null): number[] {
  return (text?.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
}
