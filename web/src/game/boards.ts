/**
 * The games that bring a board: a folder of `games/` with a `board.ts`, or a plain module that their
 * package hands out through the server.
 */

import type { Component } from 'svelte';

import { settings } from '../settings.svelte';
import { loadGameTexts } from '../texts.svelte';
import type { BoardProps, GameBoard, PlainBoard } from './contract';
import { findGame } from './games.svelte';
import PlainBoardView from './PlainBoard.svelte';

const files = import.meta.glob<{ board: GameBoard }>('../games/*/board.ts');

const fileOf = (game: string) => `../games/${game}/board.ts`;

/**
 * Whether the server is to send a game's table as text, too: it is shown, or the game's board has no
 * texts but these.
 */
export function wantsSections(game: string): boolean {
  return settings.presentation !== 'picture' || !(fileOf(game) in files);
}

/** A game's board and texts, fetched when first needed; null for a game that brings no board. */
export async function boardOf(game: string): Promise<GameBoard | null> {
  const load = files[fileOf(game)];
  if (!load) return plainBoardOf(game);
  const [{ board }] = await Promise.all([load(), loadGameTexts(game)]);
  return board;
}

/** The board of another package's module; null without one, and if it cannot be used. */
async function plainBoardOf(game: string): Promise<GameBoard | null> {
  const address = (await findGame(game))?.board;
  if (!address) return null;
  try {
    const { default: plain } = (await import(/* @vite-ignore */ address)) as {
      default: PlainBoard;
    };
    // It was written elsewhere: nothing has checked it.
    if (typeof plain.places !== 'function' || typeof plain.mount !== 'function') {
      throw new TypeError(`${address}: its default export must have places and mount`);
    }
    return wrap(plain);
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** A plain board as a component. */
export function wrap(plain: PlainBoard): GameBoard {
  const Board: Component<BoardProps> = (internals, props) =>
    PlainBoardView(internals, {
      plain,
      get state() {
        return props.state;
      },
      get actions() {
        return props.actions;
      },
    });
  return { Board, places: (token) => placesOf(plain, token) };
}

/** The page asks for places at every turn: a board that cannot tell has its actions on buttons. */
function placesOf(plain: PlainBoard, token: string): string[] {
  try {
    return [...plain.places(token)];
  } catch (error) {
    console.error(error);
    return [];
  }
}
