/**
 * The rules in docs/ as sections for the rules page, made while the client is built.
 *
 * `import sections from '…/rules.fr.md?rules'` gives them in their order. Only what plain markdown
 * can say gets through, so that the page may show the HTML as it is: raw HTML, pictures and links
 * to other sites end the build.
 */

import { Marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';

import type { Section } from './src/rules/sections';

const HEADING = /^(?<title>.+?) \{ #(?<slug>[a-z]+) \}$/;
const RULES_FILE = /^rules(\.[a-z]{2})?\.md$/;
const OTHER_PAGE = /^[\w./-]+\.md(#[\w-]+)?$/;

/** The sections of a page of rules; throws for what a page of rules must not have. */
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
      else if (token.type !== 'space') throw new Error('rules begin with a heading');
    }
  }
  const slugs = found.map(({ heading }) => heading.slug);
  const twice = slugs.find((slug, place) => slugs.indexOf(slug) !== place);
  if (twice) throw new Error(`two sections are called #${twice}`);
  return found.map(({ heading, body }) => {
    const html = marked.parser(body);
    for (const [, slug = ''] of html.matchAll(/href="#([^"]*)"/g)) {
      if (!slugs.includes(slug)) throw new Error(`a link leads to #${slug}, which is not there`);
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
    throw new Error(`rules have no HTML of their own: ${text}`);
  },
  image({ href }: Tokens.Image): string {
    throw new Error(`rules have no pictures of their own: ${href}`);
  },
  /* What is wide can be moved sideways, by the keyboard too. */
  code({ text }: Tokens.Code): string {
    return `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`;
  },
  table(this: { parser: Inline }, { header, rows }: Tokens.Table): string {
    const cell = (kind: string, { tokens }: Tokens.TableCell): string => {
      const html = this.parser.parseInline(tokens);
      return html ? `<th scope="${kind}">${html}</th>` : '<td></td>';
    };
    const row = ([first, ...others]: Tokens.TableCell[]): string => {
      const data = others.map(({ tokens }) => `<td>${this.parser.parseInline(tokens)}</td>`);
      return `<tr>${first ? cell('row', first) : ''}${data.join('')}</tr>`;
    };
    const head = header.map((one) => cell('col', one)).join('');
    return (
      `<div class="wide" tabindex="0"><table data-columns="${header.length}">` +
      `<thead><tr>${head}</tr></thead><tbody>${rows.map(row).join('')}</tbody></table></div>\n`
    );
  },
  link(this: { parser: Inline }, { href, tokens }: Tokens.Link): string {
    const text = this.parser.parseInline(tokens);
    if (href.startsWith('#')) return `<a href="${escaped(href)}">${text}</a>`;
    if (OTHER_PAGE.test(href)) return text; // of the documentation, which the server does not have
    throw new Error(`rules link to no other site: ${href}`);
  },
};

interface Inline {
  parseInline(tokens: Token[]): string;
}

/** The line that leads to the other languages; the page has its own choice of those. */
function isLanguages(token: Token): boolean {
  return (
    token.type === 'paragraph' &&
    (token.tokens ?? []).some((part) => part.type === 'link' && RULES_FILE.test(part.href))
  );
}

function plain(text: string): string {
  return text.replaceAll('`', '');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
