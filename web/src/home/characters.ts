/** Bots with characters: each has a name, a face and a style of its own, at some level. */

import { gameOf } from '../game/games.svelte';
import type { RivalWords } from '../server/api';
import { levelName } from '../table/names';

/** The level at which a form offers them: stronger ones would think too long. */
export const LEVEL = 'knight';

/** A game's character that a bot plays, by the bot's name `LEVEL:STYLE`; undefined if none. */
export function characterOf(game: string, bot: string): RivalWords | undefined {
  const style = bot.split(':')[1];
  return gameOf(game)?.words.rivals.find((rival) => rival.style === style);
}

/** The address of a bot's face; undefined if it has none. */
export function faceOf(game: string, bot: string): string | undefined {
  const rival = characterOf(game, bot);
  return rival?.face ? `/api/games/${game}/faces/${rival.style}` : undefined;
}

/** A bot's level, with its character if it has one. */
export function botName(game: string, bot: string): string {
  const rival = characterOf(game, bot);
  return rival ? `${rival.name} (${levelName(bot)})` : levelName(bot);
}
