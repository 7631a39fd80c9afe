/**
 * Leaves out of the texts, `….ftl?raw`, what the client never says itself, so that it is smaller:
 * what only the terminal says (its commands, reviews in the terminal, files, the notation of moves),
 * and what a game's narrator says on the server (questions, what can be done, what happened, why not,
 * warnings, lessons, the rules in brief, options). What only the page with the reader's results says is
 * a part of its own, `….ftl?results`.
 */

import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const TEXTS = /\.ftl\?(raw|results)$/;
const SHARED = /^(play-(command|help|file|load|save)|review|solve|analyse|disk|web-results-)/;
const OF_RESULTS = /^web-results-/;
const OF_GAME =
  /^[a-z]+-(notation|review|lesson|why|did|can|warn|found|phase|question|step|verdict|rules|option)-/;
/** A message with its attributes and further lines. */
const MESSAGE = /^(?<key>[a-z][\w-]*) =.*(\n(?=[ \t}]|\n*[ \t]).*)*/gm;

export type Part = 'game' | 'results' | 'shared';

/** Whether a part of the texts has a message. */
function has(part: Part, key: string): boolean {
  if (part === 'results') return OF_RESULTS.test(key);
  return !(part === 'game' ? OF_GAME : SHARED).test(key);
}

/** The messages of a file that a part of the client needs, without comments. */
export function needed(texts: string, part: Part): string {
  const found: string[] = [];
  for (const { 0: message, groups } of texts.matchAll(MESSAGE)) {
    if (has(part, groups?.key ?? '')) found.push(message);
  }
  return `${found.join('\n')}\n`;
}

export function textsPlugin(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    async load(id) {
      if (!TEXTS.test(id)) return null;
      const [file = '', query] = id.split('?');
      const part = query === 'results' ? query : file.includes('/games/') ? 'game' : 'shared';
      const texts = needed(await readFile(file, 'utf-8'), part);
      return { code: `export default ${JSON.stringify(texts)}`, moduleType: 'js' };
    },
  };
}
