/** A table's map: its places and paths, and their positions in the server's drawing. */

import { settings } from '../../settings.svelte';
import { isDark } from '../../theme.svelte';

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
}

/** The places by id, in the order of the map's file. */
export type Land = Map<string, Place>;

export interface Point {
  x: number;
  y: number;
}

/** A path as drawn: a quadratic curve. */
export type Curve = [from: Point, bow: Point, to: Point];

export interface Drawing {
  /** The address of the picture. */
  address: string;
  left: number;
  top: number;
  width: number;
  height: number;
  at: Map<string, Point>;
  /** By `12-13`, as the map writes it. */
  curves: Map<string, Curve>;
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
}

/** The base address without a table: the rules' examples. */
const EXAMPLES = '/api/examples/rheingold';
const lands = new Map<string, Promise<Land>>();
const drawings = new Map<string, Promise<Drawing>>();

/** Fetch the map once, and again only after a failure. */
export class MapWatch {
  land = $state.raw<Land | null>(null);
  drawing = $state.raw<Drawing | null>(null);
  failed = $state(false);
  #again = $state(0);

  /** Create it while a component initialises; `at` as in BoardState; `drawn` fetches the picture. */
  constructor(at: () => string | null, drawn = false) {
    $effect(() => {
      if (this.#again < 0) return;
      const from = at() ?? EXAMPLES;
      const query = `theme=${isDark() ? 'dark' : 'light'}&lang=${settings.language}`;
      let current = true;
      const wanted = [
        kept(lands, `${from}/map`, loadLand).then((land) => current && (this.land = land)),
        drawn &&
          kept(drawings, `${from}/picture?${query}`, loadDrawing).then(
            (drawing) => current && (this.drawing = drawing),
          ),
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

async function loadLand(address: string): Promise<Land> {
  return readLand((await (await ask(address)).json()) as MapObject);
}

async function loadDrawing(address: string): Promise<Drawing> {
  return readDrawing(await (await ask(address)).text(), address);
}

/** The places of a map object. */
export function readLand({ nodes, paths }: MapObject): Land {
  const neighbours = (id: string) =>
    paths.flatMap(([one, other]) => (one === id ? other : other === id ? one : []));
  return new Map(
    nodes.map(({ id, kind, name = id, swords = 0, arms = 0 }) => [
      id,
      { id, kind, name, swords, arms, neighbours: neighbours(id) },
    ]),
  );
}

/**
 * The positions in a drawing: its groups `place-ID` give the places, and its paths
 * `path-ID-ID` are curves.
 */
export function readDrawing(text: string, address: string): Drawing {
  // Remove the style sheet: the page's policy blocks it even while parsing.
  const shapes = text.replace(/<style>[^]*?<\/style>/, '');
  const root = new DOMParser().parseFromString(shapes, 'image/svg+xml').documentElement;
  const [left = 0, top = 0, width = 1, height = 1] = numbers(root.getAttribute('viewBox'));
  const at = new Map<string, Point>();
  for (const group of root.querySelectorAll('[id^="place-"]')) {
    const [x = 0, y = 0] = numbers(group.getAttribute('transform'));
    at.set(group.id.slice('place-'.length), { x, y });
  }
  const curves = new Map<string, Curve>();
  for (const path of root.querySelectorAll('[id^="path-"]')) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers(path.getAttribute('d'));
    curves.set(path.id.slice('path-'.length), [
      { x: a, y: b },
      { x: c, y: d },
      { x: e, y: f },
    ]);
  }
  return { address, left, top, width, height, at, curves };
}

function numbers(text: string | null): number[] {
  return (text?.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
}
