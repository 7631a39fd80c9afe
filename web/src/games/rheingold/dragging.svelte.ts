/** Dragging an army to a neighbouring place, with mouse, pen or finger. */

import type { Drawing, Point } from './map.svelte';

interface Drag {
  from: string;
  at: Point;
  /** The place that would take the army if it were let go now. */
  over: string | null;
}

const FAR_ENOUGH = 7; // CSS pixels that make a drag of a click

export class Dragging {
  now = $state.raw<Drag | null>(null);
  /** Whether the press that has just ended was a drag, so that its click means nothing. */
  done = false;
  #pressed: { x: number; y: number; place: string; pointer: number } | null = null;

  press(event: PointerEvent, place: string | null): void {
    this.done = false;
    if (place === null || event.button !== 0) return;
    this.#pressed = { x: event.clientX, y: event.clientY, place, pointer: event.pointerId };
  }

  /** Returns the army that is being dragged, if one is. */
  move(
    event: PointerEvent,
    svg: SVGSVGElement | undefined,
    drawing: Drawing | null,
    targets: (from: string) => readonly string[],
  ): string | null {
    const from = this.#pressed;
    const matrix = svg?.getScreenCTM();
    if (from?.pointer !== event.pointerId || !matrix || !drawing) return null;
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y);
    if (!this.now && far < FAR_ENOUGH) return null;
    this.done = true;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    // About the size of a place, and a finger's on a small map.
    let least = Math.max(48, 30 / matrix.a);
    let over: string | null = null;
    for (const target of targets(from.place)) {
      const there = drawing.at.get(target);
      const distance = there ? Math.hypot(there.x - at.x, there.y - at.y) : Infinity;
      if (distance < least) [over, least] = [target, distance];
    }
    this.now = { from: from.place, at: { x: at.x, y: at.y }, over };
    return from.place;
  }

  /** Let go; returns what was dragged. */
  end(): Drag | null {
    const ended = this.now;
    this.#pressed = null;
    this.now = null;
    return ended;
  }
}
