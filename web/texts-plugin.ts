/**
 * Leaves out of the texts, `….ftl?raw`, what the client never says itself, so that it is smaller:
 * what only the terminal says (its commands, reviews in the terminal, files, the notation of moves),
 * and what a game's narrator says on the server (questions, what can be done, what happened, why not,
 * warnings, lessons, the rules in brief, options).
 */

import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const TEXTS = /\.ftl\?raw$/;
const SHARED = /^(play-(command|help|file|load|save)|review|solve|analyse|disk)/;
const OF_GAME =
  /^[a-z]+-(notation|review|lesson|why|did|can|warn|found|phase|question|step|verdict|rules|option)-/;
/** A message with its attributes and further lines. */
const MESSAGE = /^(?<key>[a-z][\w-]*) =.*(\n(?=[ \t}]|\n*[ \t]).*)*/gm;

/** The messages of a file that the client needs, without comments. */
export function needed(texts: string, ofGame: boolean): string {
  const found: string[] = [];
  for (const { 0: message, groups } of texts.matchAll(MESSAGE)) {
    if (!(ofGame ? OF_GAME : SHARED).test(groups?.key ?? '')) found.push(message);
  }
  return `${found.join('\n')}\n`;
}

export function textsPlugin(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    async load(id) {
      if (!TEXTS.test(id)) return null;
      const file = id.replace('?raw', '');
      const texts = needed(await readFile(file, 'utf-8'), file.includes('/games/'));
      return { code: `export default ${JSON.stringify(texts)}`, moduleType: 'js' };
    },
  };
}
