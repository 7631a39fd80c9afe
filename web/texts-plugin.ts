/**
 * Leaves out of the texts, `….ftl?raw`, what the client never says itself, so that it is smaller:
 * what only mail and the terminal say (its games, lessons and reviews, files, the notation of moves),
 * why not, and what a game's narrator says on the server (questions, what can be done, what happened,
 * why not, warnings, lessons, the rules in brief, options). What only pages about the reader,
 * puzzles and reviews say is apart, as `….ftl?aside`, so that no table has to wait for it.
 */

import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const TEXTS = /\.ftl\?(raw|aside)$/;
const SHARED =
  /^(mail-|play-(?!(game-over|log-empty|hint-proven|curtain)$)|learn-(enter|play|no-command|type|none)$|why-|review|solve|analyse|disk)/;
/** What only pages about the reader, settings, puzzles, reviews and the list of keys say. */
const ASIDE =
  /^(today-|puzzle-(?!offer)|web-((me|mail|data|forget|results|review)-|graph|analysis(?!-running)|keys-(?!open|close)|warnings|settings-kept|push-(why|on)$))/;
const OF_GAME =
  /^[a-z]+-(notation|review|lesson|why|did|can|warn|found|phase|question|step|verdict|rules|option|rival)-/;
/** A message with its attributes and further lines. */
const MESSAGE = /^(?<key>[a-z][\w-]*) =.*(\n(?=[ \t}]|\n*[ \t]).*)*/gm;

/** A part of the texts: of all pages, of those about the reader, or of a game. */
export type Part = 'shared' | 'aside' | 'game';

/** The part to which a message of a file belongs; null if the client does not need it. */
function partOf(key: string, ofGame: boolean): Part | null {
  if (ofGame) return OF_GAME.test(key) ? null : 'game';
  if (ASIDE.test(key)) return 'aside';
  return SHARED.test(key) ? null : 'shared';
}

/** The messages of a file that belong to a part, without comments. */
export function needed(texts: string, part: Part): string {
  const found: string[] = [];
  for (const { 0: message, groups } of texts.matchAll(MESSAGE)) {
    if (partOf(groups?.key ?? '', part === 'game') === part) found.push(message);
  }
  return `${found.join('\n')}\n`;
}

export function textsPlugin(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    async load(id) {
      const asked = TEXTS.exec(id)?.[1];
      if (!asked) return null;
      const [file = ''] = id.split('?');
      const part = asked === 'aside' ? 'aside' : file.includes('/games/') ? 'game' : 'shared';
      const texts = needed(await readFile(file, 'utf-8'), part);
      return { code: `export default ${JSON.stringify(texts)}`, moduleType: 'js' };
    },
  };
}
