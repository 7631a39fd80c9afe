/** Components use the names of colours, layers and widths; style/ defines them. */

import { expect, test } from 'vitest';

const components = import.meta.glob<string>(['../src/**/*.{svelte,css}', '!../src/style/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A colour, but not a reference such as `href="#card"` or `url(#grain)`. */
const COLOUR = /(?<!["'(&])#(?:[\da-f]{3}){1,2}\b|\b(?:rgb|hsl|oklch)a?\(/i;
const LAYER = /z-index:\s*[1-9]/;
const WIDTH = /@media[^{]*\d(?:px|r?em)/;

test('the patterns match what they should, and nothing else', () => {
  expect('color: #fff').toMatch(COLOUR);
  expect('background: rgb(0 0 0 / 50%)').toMatch(COLOUR);
  expect('<use href="#abc" /> fill: url(#abc)').not.toMatch(COLOUR);
  expect('@media (width < 30rem) {').toMatch(WIDTH);
  expect('@media (--phone) {').not.toMatch(WIDTH);
  expect(Object.keys(components).length).toBeGreaterThan(60);
});

test.each(Object.entries(components))('%s', (_, text) => {
  const lines = text.split('\n');
  const found = lines.filter((line) => [COLOUR, LAYER, WIDTH].some((what) => what.test(line)));
  expect(found).toEqual([]);
});
