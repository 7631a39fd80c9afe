/**
 * The games that have a board: a folder of `games/` with a `board.ts`, or a plain module that the
 * game's package serves through the server.
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
 * Whether the server should also send a game's table as text: because the page shows it, or
 * because the game's board has no other texts.
 */
export function wantsSections(game: string): boolean {
  return settings.presentation !== 'picture' || !(fileOf(game) in files);
}

/** A game's board and texts, fetched when first needed; null for a game without a board. */
export async function boardOf(game: string): Promise<GameBoard | null> {
  const load = files[fileOf(game)];
  if (!load) return plainBoardOf(game);
  const [{ board }] = await Promise.all([load(), loadGameTexts(game)]);
  return board;
}

/** The board from another package's module; null if there is none, or it is unusable. */
async function plainBoardOf(game: string): Promise<GameBoard | null> {
  const address = (await findGame(game))?.board;
  if (!address) return null;
  try {
    const { default: plain } = (await import(/* @vite-ignore */ address)) as {
      default: PlainBoard;
    };
    // It comes from elsewhere, so nothing has checked it.
    if (typeof plain.places !== 'function' || typeof plain.mount !== 'function') {
      throw new TypeError(`${address}: the default export needs places and mount`);
    }
    return wrap(plain);
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** Wrap a plain board in a component. */
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

/** The page calls this at every turn. If the board fails here, its actions become buttons. */
function placesOf(plain: PlainBoard, token: string): string[] {
  try {
    return [...plain.places(token)];
  } catch (error) {
    console.error(error);
    return [];
  }
}
