/** Measures the contrast of texts on a screenshot of the page, not from its style sheets. */

import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Text {
  text: string;
  colour: Colour;
  /** The size in CSS pixels, whether it counts as large, and its lines' boxes in the window. */
  size: number;
  isLarge: boolean;
  boxes: Box[];
}

interface Point {
  x: number;
  y: number;
}

type Colour = readonly [red: number, green: number, blue: number];

/** A text with too little contrast with its background. */
export interface Faint {
  text: string;
  ratio: number;
  size: number;
}

/** A sign with too few pixels that contrast with its background. */
export interface FaintSign {
  sign: string;
  /** The share of its box with enough contrast. */
  share: number;
}

/** The share of a sign's box that must have enough contrast; a thin ring covers that much. */
const LEAST_SHARE = 0.06;
/** The width of the background to measure around a sign, in CSS pixels. */
const AROUND = 4;

/** The texts in the window with less contrast than WCAG 2.2 requires: 4.5, or 3 for large ones. */
export async function faintTexts(page: Page): Promise<Faint[]> {
  const { shown, picture } = await still(page, () => page.evaluate(textsInWindow));
  const scale = await page.evaluate(() => devicePixelRatio);
  const found: Faint[] = [];
  for (const { text, colour, size, isLarge, boxes } of shown) {
    const ratio = Math.min(...boxes.map((box) => standsOut(picture, scale, box, colour)));
    if (ratio < (isLarge ? 3 : 4.5)) found.push({ text, ratio: Number(ratio.toFixed(2)), size });
  }
  return found;
}

/** The number of signs in the window that selectors find, and those with a contrast below 3:1. */
export async function faintSigns(
  page: Page,
  selectors: readonly string[],
): Promise<{ measured: number; faint: FaintSign[] }> {
  const { shown, picture } = await still(page, () =>
    page.evaluate(signsInWindow, selectors.join()),
  );
  const scale = await page.evaluate(() => devicePixelRatio);
  const faint: FaintSign[] = [];
  for (const { sign, box } of shown) {
    const share = partThatStandsOut(picture, scale, box);
    if (share < LEAST_SHARE) faint.push({ sign, share: Number(share.toFixed(3)) });
  }
  return { measured: shown.length, faint };
}

/**
 * What `read` finds and a screenshot, taken once both stay the same: a map may appear a moment later,
 * and the browser may paint parts of the page late.
 */
async function still<T>(page: Page, read: () => Promise<T>): Promise<{ shown: T; picture: PNG }> {
  let before = '';
  for (let times = 0; times < 20; times += 1) {
    const picture = await page.screenshot();
    const shown = await read();
    const now = JSON.stringify(shown) + picture.toString('base64');
    if (now === before) return { shown, picture: PNG.sync.read(picture) };
    before = now;
  }
  throw new Error('the page never stopped moving');
}

/** The share of a box's pixels that contrast by 3:1 or more with the background, around or inside. */
function partThatStandsOut(picture: PNG, scale: number, box: Box): number {
  const isInside = ({ x, y }: Point) =>
    x >= box.left * scale &&
    x < box.right * scale &&
    y >= box.top * scale &&
    y < box.bottom * scale;
  const grown = {
    left: box.left - AROUND,
    top: box.top - AROUND,
    right: box.right + AROUND,
    bottom: box.bottom + AROUND,
  };
  const inside: number[] = [];
  const around: number[] = [];
  for (const [at, pixel] of pixelsIn(picture, scale, grown)) {
    (isInside(at) ? inside : around).push(luminance(pixel));
  }
  // A sign may carry its own ground, as a light sword on a dark seal does.
  const shares = [median(around), median(inside)].map(
    (ground) => inside.filter((light) => contrast(light, ground) >= 3).length / inside.length,
  );
  return Math.max(...shares);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** The contrast between a text's colour and what is around its letters. */
function standsOut(picture: PNG, scale: number, box: Box, colour: Colour): number {
  const ink = luminance(colour);
  const ratios: number[] = [];
  for (const [, pixel] of pixelsIn(picture, scale, box)) {
    // Letters, and the mixed colours at their edges, are not the ground.
    if (distance(pixel, colour) > 90) ratios.push(contrast(luminance(pixel), ink));
  }
  if (!ratios.length) return 1;
  ratios.sort((one, other) => one - other);
  return ratios[Math.floor(ratios.length / 2)] ?? 1;
}

/** The pixels in a box given in CSS pixels, with their places in the picture. */
function* pixelsIn(
  { data, width, height }: PNG,
  scale: number,
  box: Box,
): Generator<[Point, Colour]> {
  const [left, top] = [Math.max(0, box.left * scale), Math.max(0, box.top * scale)].map(Math.ceil);
  const [right, bottom] = [
    Math.min(width, box.right * scale),
    Math.min(height, box.bottom * scale),
  ];
  for (let y = top ?? 0; y < bottom; y += 1) {
    for (let x = left ?? 0; x < right; x += 1) {
      const at = 4 * (y * width + x);
      yield [{ x, y }, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]];
    }
  }
}

function luminance([red, green, blue]: Colour): number {
  const part = (value: number) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function distance(one: Colour, other: Colour): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** Which pixels of a picture are dark, row by row. */
export function darkPixels(picture: Buffer): boolean[] {
  const png = PNG.sync.read(picture);
  const whole = { left: 0, top: 0, right: png.width, bottom: png.height };
  return [...pixelsIn(png, 1, whole)].map(([, pixel]) => luminance(pixel) < 0.5);
}

/** The mean luminance of an element's picture, from 0 to 1. */
export async function brightness(page: Page, selector: string): Promise<number> {
  const picture = PNG.sync.read(await page.locator(selector).first().screenshot());
  let sum = 0;
  const whole = { left: 0, top: 0, right: picture.width, bottom: picture.height };
  for (const [, pixel] of pixelsIn(picture, 1, whole)) sum += luminance(pixel);
  return sum / (picture.width * picture.height);
}

/** Every text that is visible in the window; runs in the page. */
function textsInWindow(): Text[] {
  const painter = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!painter) throw new Error('no canvas');
  const plain = (css: string): [number, number, number] => {
    painter.fillStyle = css;
    painter.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = painter.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  };
  /** Whether an ancestor cuts off a box, as a list that scrolls does. */
  const isCut = (element: Element, { left, top, right, bottom }: DOMRect) => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue;
      const frame = at.getBoundingClientRect();
      if (left < frame.left || top < frame.top || right > frame.right || bottom > frame.bottom) {
        return true;
      }
    }
    return false;
  };
  const found: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (
      !element ||
      !text ||
      element.closest('option, select, .unseen, title, [inert], :disabled')
    ) {
      continue;
    }
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()]
      .filter((box) => {
        const { left, top, right, bottom, width, height } = box;
        if (width < 2 || height < 2 || isCut(element, box)) return false;
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
        const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return under !== null && (under.contains(element) || element.contains(under));
      })
      // The letters are in the middle of a line; above and below, the background may differ.
      .map(({ left, top, right, bottom, height }) => ({
        left,
        top: top + height / 4,
        right,
        bottom: bottom - height / 4,
      }));
    if (!boxes.length) continue;
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    const isBold = Number(style.fontWeight) >= 700;
    const ink = element instanceof SVGElement ? style.fill : style.color;
    found.push({
      text,
      colour: plain(ink),
      size,
      isLarge: size >= 24 || (isBold && size >= 18.66),
      boxes,
    });
  }
  return found;
}

/** Runs in the page: the signs of some selectors that are entirely visible in the window. */
function signsInWindow(selector: string): { sign: string; box: Box }[] {
  /** On the map, what is touched at a place lies under its signs. */
  const wholeOf = (element: Element) => element.closest('.place, .signs')?.parentElement ?? element;
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    if (width < 4 || height < 4) return [];
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return [];
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    // Another card may cover it.
    const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!under || !(wholeOf(under).contains(element) || element.contains(under))) return [];
    const names = element.getAttribute('class') ?? element.tagName;
    const place = element.closest('[data-place], [data-cell]');
    const where = place?.getAttribute('data-place') ?? place?.getAttribute('data-cell') ?? '';
    return [{ sign: `${names} ${where}`.trim(), box: { left, top, right, bottom } }];
  });
}
