/** Positions and legal actions as the server describes them, for tests. */

import { vi } from 'vitest';

import type { BoardActions } from '../src/game/contract';
import { NO_WORDS, type LegalAction } from '../src/server/api';

/** A position of a made-up game, as the first player sees it in the own turn. */
export const VIEW = {
  game: 'dice',
  observer: 0,
  player: 0,
  turn: 0,
  phase: 'PLAY',
  over: false,
  actions_played: 3,
};

/** What a board shows besides the position. */
export const AROUND = {
  words: NO_WORDS,
  options: {},
  names: ['Anna', 'Bruno'],
  trail: [],
  pointed: [],
  played: [],
  better: [],
  chosen: [],
  at: null,
};

/** What a board can ask for. */
export function actionsOf() {
  return { play: vi.fn<BoardActions['play']>(), explain: vi.fn<BoardActions['explain']>() };
}

/** Actions with these tokens and texts. */
export function legal(tokens: readonly string[], texts: readonly string[] = []): LegalAction[] {
  return tokens.map((token, place) => ({
    token,
    text: texts[place] ?? `do ${token}`,
    reveals: false,
  }));
}
