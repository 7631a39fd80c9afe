/**
 * Turns the rules in docs/ into sections for the rules page while the client is built.
 *
 * `import sections from '…/rules.fr.md?rules'` returns them in order. Only plain Markdown is allowed,
 * so that the page can show the HTML as it is: raw HTML, pictures and links to other sites fail the
 * build.
 */

import { Marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';

import type { Section } from './src/rules/sections';

const HEADING = /^(?<title>.+?) \{ #(?<slug>[a-z]+) \}$/;
const RULES_FILE = /^rules(\.[a-z]{2})?\.md$/;
const OTHER_PAGE = /^[\w./-]+\.md(#[\w-]+)?$/;

/** The sections of a rules page; throws if it contains anything that is not allowed there. */
export function sections(markdown: string): Section[] {
  const marked = new Marked({ renderer });
  const found: { heading: Omit<Section, 'html'>; body: Token[] }[] = [];
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'heading') {
      const { title, slug } = HEADING.exec(token.text)?.groups ?? {};
      if (!title || !slug) throw new Error(`no "{ #slug }" after the heading "${token.text}"`);
      found.push({ heading: { slug, title: plain(title), level: token.depth }, body: [] });
    } else if (!isLanguages(token)) {
      const section = found.at(-1);
      if (section) section.body.push(token);
      else if (token.type !== 'space') throw new Error('rules must begin with a heading');
    }
  }
  const slugs = found.map(({ heading }) => heading.slug);
  const twice = slugs.find((slug, place) => slugs.indexOf(slug) !== place);
  if (twice) throw new Error(`two sections are called #${twice}`);
  return found.map(({ heading, body }) => {
    const html = marked.parser(body);
    for (const [, slug = ''] of html.matchAll(/href="#([^"]*)"/g)) {
      if (!slugs.includes(slug)) throw new Error(`a link leads to #${slug}, which does not exist`);
    }
    return { ...heading, html };
  });
}

export function rulesPlugin(): Plugin {
  return {
    name: 'rules',
    transform(markdown, id) {
      if (!id.endsWith('.md?rules')) return null;
      const code = `export default ${JSON.stringify(sections(markdown))}`;
      return { code, map: { mappings: '' }, moduleType: 'js' };
    },
  };
}

const renderer = {
  html({ text }: Tokens.HTML | Tokens.Tag): string {
    throw new Error(`rules must not contain HTML: ${text}`);
  },
  image({ href }: Tokens.Image): string {
    throw new Error(`rules must not contain pictures: ${href}`);
  },
  /* What is wide can be moved sideways, by the keyboard too. */
  code({ text }: Tokens.Code): string {
    return `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`;
  },
  table(this: { parser: Inline }, { header, rows }: Tokens.Table): string {
    const html = ({ tokens }: Tokens.TableCell): string => this.parser.parseInline(tokens);
    const heading = (kind: 'col' | 'row', cell: Tokens.TableCell): string =>
      cell.tokens.length ? `<th scope="${kind}">${html(cell)}</th>` : '<td></td>';
    /* Where a row is laid out one below the other, each cell says its column. */
    const data = (cell: Tokens.TableCell, column: number): string =>
      `<td data-column="${escaped(plain(header[column]?.text ?? ''))}">${html(cell)}</td>`;
    const row = (cells: Tokens.TableCell[]): string =>
      cells.map((cell, column) => (column ? data(cell, column) : heading('row', cell))).join('');
    const head = header.map((cell) => heading('col', cell)).join('');
    const body = rows.map((cells) => `<tr>${row(cells)}</tr>`).join('');
    const label = header
      .map(({ text }) => plain(text))
      .filter(Boolean)
      .join(', ');
    const style = header.length > MANY ? 'many' : rows.flat().some(isLong) ? 'wordy' : 'plain';
    return (
      `<div class="wide" role="region" aria-label="${escaped(label)}" tabindex="0">` +
      `<table class="${style}">` +
      `<thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>\n`
    );
  },
  link(this: { parser: Inline }, { href, tokens }: Tokens.Link): string {
    const text = this.parser.parseInline(tokens);
    if (href.startsWith('#')) return `<a href="${escaped(href)}">${text}</a>`;
    if (OTHER_PAGE.test(href)) return text; // of the documentation, which the server does not have
    throw new Error(`rules must not link to another site: ${href}`);
  },
};

/** The largest number of columns that fits on a phone. */
const MANY = 5;

/** Whether a cell takes more than one line on a phone. */
function isLong({ text }: Tokens.TableCell): boolean {
  return text.length > 40;
}

interface Inline {
  parseInline(tokens: Token[]): string;
}

/** Whether this is the line of links to other languages, which the page replaces by its own menu. */
function isLanguages(token: Token): boolean {
  return (
    token.type === 'paragraph' &&
    (token.tokens ?? []).some((part) => part.type === 'link' && RULES_FILE.test(part.href))
  );
}

function plain(text: string): string {
  return text.replace(/[`*]/g, '');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
