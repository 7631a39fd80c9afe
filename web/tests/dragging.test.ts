/** Dragging on a board: by mouse and pen, and by finger if the board allows it. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Dragging, type Manner } from '../src/game/dragging.svelte';

let card: HTMLElement;
let stop: (() => void) | undefined;
const drop = vi.fn<Manner<string>['drop']>();
const clicked = vi.fn();
const dragging = new Dragging<string>();

/** A pointer event; jsdom has no class for it. */
function pointer(type: string, x: number, y: number, more: Record<string, unknown> = {}): Event {
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, button: 0 });
  return Object.assign(event, { pointerId: 1, pointerType: 'mouse', ...more });
}

function lay(manner: Partial<Manner<string>> = {}): void {
  const attach = dragging.from({ take: () => 'ace', drop, ...manner });
  stop = attach(card) ?? undefined;
}

beforeEach(() => {
  vi.clearAllMocks();
  card = document.body.appendChild(document.createElement('button'));
  card.addEventListener('click', clicked);
  document.elementFromPoint = () => document.body;
});

afterEach(() => {
  stop?.();
  window.dispatchEvent(pointer('pointercancel', 0, 0));
  card.remove();
});

test('a dragged card is dropped where it is released, and the click plays nothing', () => {
  lay();
  card.dispatchEvent(pointer('pointerdown', 10, 10));
  window.dispatchEvent(pointer('pointermove', 30, 10));
  expect(dragging.now).toEqual({ load: 'ace', x: 30, y: 10 });
  window.dispatchEvent(pointer('pointerup', 40, 10));
  card.click();
  expect(drop).toHaveBeenCalledExactlyOnceWith({ load: 'ace', x: 30, y: 10 }, document.body);
  expect(dragging.now).toBeNull();
  expect(clicked).not.toHaveBeenCalled();
});

test('a press that barely moves is a click', () => {
  lay();
  card.dispatchEvent(pointer('pointerdown', 10, 10));
  window.dispatchEvent(pointer('pointermove', 13, 12));
  window.dispatchEvent(pointer('pointerup', 13, 12));
  card.click();
  expect(dragging.now).toBeNull();
  expect(drop).not.toHaveBeenCalled();
  expect(clicked).toHaveBeenCalledOnce();
});

test.each([
  ['the escape key', () => new KeyboardEvent('keydown', { key: 'Escape' })],
  ['a scrolling finger', () => pointer('pointercancel', 30, 10)],
])('%s cancels it, and nothing is dropped', (_, end) => {
  lay();
  card.dispatchEvent(pointer('pointerdown', 10, 10));
  window.dispatchEvent(pointer('pointermove', 30, 10));
  window.dispatchEvent(end());
  window.dispatchEvent(pointer('pointerup', 40, 10));
  expect(dragging.now).toBeNull();
  expect(drop).not.toHaveBeenCalled();
});

test.each([
  [false, null],
  [true, { load: 'ace', x: 30, y: 10 }],
])('fingers drag only if the board allows it: %s', (fingers, now) => {
  lay({ fingers });
  card.dispatchEvent(pointer('pointerdown', 10, 10, { pointerType: 'touch' }));
  window.dispatchEvent(pointer('pointermove', 30, 10, { pointerType: 'touch' }));
  expect(dragging.now).toEqual(now);
});

test('another finger does not move it, and a fixed piece stays', () => {
  lay();
  card.dispatchEvent(pointer('pointerdown', 10, 10));
  window.dispatchEvent(pointer('pointermove', 90, 10, { pointerId: 2 }));
  expect(dragging.now).toBeNull();
  window.dispatchEvent(pointer('pointercancel', 10, 10));
  stop?.();
  lay({ take: () => null });
  card.dispatchEvent(pointer('pointerdown', 10, 10));
  window.dispatchEvent(pointer('pointermove', 90, 10));
  expect(dragging.now).toBeNull();
});
