import { describe, expect, it } from 'vitest';

import { sections } from '../rules-plugin';
import { briefOf, rulesOf, withBelow } from '../src/rules/sections';
import { LANGUAGES } from '../src/settings.svelte';

/* The sections that answers to "why not?" link to: SECTIONS in blazon/games/GAME/words/reasons.py. */
const reasons = import.meta.glob<string>('../../src/blazon/games/*/words/reasons.py', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe.each(['richelieu', 'rheingold'])('the rules of %s', (game) => {
  it('have the same sections in every language', async () => {
    const all = await Promise.all(LANGUAGES.map((language) => rulesOf(game, language)));
    const [english, ...others] = all.map((rules) => rules.map(({ slug, level }) => [level, slug]));
    expect(english?.[0]).toEqual([1, 'goal']);
    for (const other of others) expect(other).toEqual(english);
  });

  it('explain everything that the server refers to', async () => {
    const source = reasons[`../../src/blazon/games/${game}/words/reasons.py`] ?? '';
    const named = /^SECTIONS = \((.*?)\)/ms.exec(source)?.[1]?.match(/\w+/g) ?? [];
    expect(named).toContain('goal');
    const slugs = (await rulesOf(game, 'en')).map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(named));
  });
});

describe('a section with those below it', () => {
  const all = [1, 2, 3, 3, 2].map((level, at) => ({ slug: `s${at}`, title: '', level, html: '' }));
  const found = (slug: string) => withBelow(all, slug).map((one) => one.slug);

  it('ends where one of its level begins', () => {
    expect(found('s1')).toEqual(['s1', 's2', 's3']);
    expect(found('s3')).toEqual(['s3']);
    expect(found('s4')).toEqual(['s4']);
  });

  it('is only itself for the introduction, and nothing for an unknown name', () => {
    expect(found('s0')).toEqual(['s0']);
    expect(found('nowhere')).toEqual([]);
  });
});

describe('a page of rules', () => {
  it('is divided at its headings, and omits the links to other languages', () => {
    const found = sections(
      '# The `game` { #goal }\n\n**English** · [Deutsch](rules.de.md)\n\nWin. ' +
        'See the [maps](maps.md).\n\n## A card { #take }\n\nTake *one*, as [above](#goal).\n',
    );
    expect(found).toEqual([
      { slug: 'goal', title: 'The game', level: 1, html: '<p>Win. See the maps.</p>\n' },
      {
        slug: 'take',
        title: 'A card',
        level: 2,
        html: '<p>Take <em>one</em>, as <a href="#goal">above</a>.</p>\n',
      },
    ]);
  });

  it('has tables with row headings too', () => {
    const [found] = sections('# A { #goal }\n\n| | **one** |\n|---|---|\n| row | <2 |\n');
    expect(found?.html).toContain('<td></td><th scope="col"><strong>one</strong></th>');
    expect(found?.html).toContain('<th scope="row">row</th><td data-column="one">&lt;2</td>');
  });

  it.each([
    ['HTML', 'Look: <img src=x onerror=alert(1)>'],
    ['a block of HTML', '<script>alert(1)</script>'],
    ['a picture', '![castle](castle.png)'],
    ['another site', '[there](https://example.org/)'],
    ['an address that runs a script', '[there](javascript:alert(1))'],
    ['a link to a missing section', '[there](#nowhere)'],
    ['a heading without an address', '## There'],
    ['two headings with one address', '## There { #goal }'],
  ])('must not have %s', (_, body) => {
    expect(() => sections(`# A { #goal }\n\n${body}\n`)).toThrow();
  });
});

it('puts rules in brief that share an example together', () => {
  const words = { rules: ['Win.', 'Score.', 'Take.', 'Stop.'], rule_names: ['a', 'b', 'c', 'd'] };
  const examples = [{ brief: ['c'] }, { brief: ['a', 'b'] }];
  expect(briefOf(words, examples)).toEqual([
    { texts: ['Win.', 'Score.'], example: 1 },
    { texts: ['Take.'], example: 0 },
    { texts: ['Stop.'], example: -1 },
  ]);
  expect(briefOf({ ...words, rule_names: [] }, []).map(({ texts }) => texts.length)).toEqual([
    1, 1, 1, 1,
  ]);
});
