/** Components contain no text for people: it comes from the Fluent files. */

import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';

const SPOKEN = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];
/** The name of the site is the same in every language. */
const NAMES = ['Blazon'];

interface Node {
  type?: string;
  name?: string;
  data?: string;
  value?: unknown;
}

function* written(node: unknown, attribute = ''): Generator<string> {
  if (Array.isArray(node)) {
    for (const one of node) yield* written(one, attribute);
  } else if (node && typeof node === 'object') {
    const { type, name = '', data = '' } = node as Node;
    if (type === 'Text' && (!attribute || SPOKEN.includes(attribute))) yield data;
    const inside =
      type === 'Attribute' ? name : type?.endsWith('Directive') ? 'directive' : attribute;
    for (const [key, value] of Object.entries(node)) {
      if (key !== 'parent') yield* written(value, inside);
    }
  }
}

const sources = import.meta.glob<string>('../src/**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test.each(Object.entries(sources))('%s contains no text of its own', (_, source) => {
  const { fragment } = parse(source, { modern: true });
  const texts = [...written(fragment)].map((text) => text.trim());
  const spoken = texts.filter((text) => /\p{L}{2}/u.test(text) && !NAMES.includes(text));
  expect(spoken).toEqual([]);
});
