/**
 * The interface between the client and a game's board. A game is one folder of `games/` with the
 * parts listed in `GameBoard`; the rest of the client is independent of any game.
 */

import type { Component } from 'svelte';

import type { LegalAction, ViewWords } from '../server/api';
import type { Sound } from '../sound/names';

/**
 * What an observer may know about a game and do now: the protocol's view, which each game
 * extends.
 */
export interface View {
  game: string;
  observer: number | null;
  /** The player to act; null for chance and at the end. */
  player: number | null;
  turn: number;
  phase: string;
  over: boolean;
  actions_played: number;
  /** The observer's legal actions; empty unless it is the observer's turn. */
  legal: readonly LegalAction[];
}

/** One action by a player or by chance, and its places on the board. */
export interface Step {
  token: string;
  /** The player who acted; for chance, the player whose turn it was. */
  seat: number;
  places: readonly string[];
}

/** The props that every part of a board receives. */
export interface BoardState<V extends View = View> {
  view: V;
  words: ViewWords;
  options: Record<string, unknown>;
  /** The players' names, by seat. */
  names: readonly string[];
  /** The others' actions since the observer's last decision, to be marked in their colours. */
  trail: readonly Step[];
  /** Places or cells of the log entry under the pointer. */
  pointed: readonly string[];
  /** In a review, the places of the action played next … */
  played: readonly string[];
  /** … and of the action that was better. */
  better: readonly string[];
  /** Actions entered but not yet sent, if actions need confirmation: shown as done. */
  chosen: readonly string[];
  /** The base address of the board's map and picture: `/api/tables/ID`, `/api/examples/GAME`. */
  at: string | null;
}

/** The actions that a player can take on the board. */
export interface BoardActions {
  /** Play a legal action, or several that belong together (`12-13`, `x4`). */
  play(...tokens: string[]): void;
  /** Ask why something the user touched cannot be played now. */
  explain(token: string): void;
  /** Undo the observer's last decision; null if that takes the others' consent. */
  takeBack?: (() => void) | null;
}

export interface BoardProps<V extends View = View> {
  state: BoardState<V>;
  /** Null for a board without actions: a spectator's table, a replay, the rules. */
  actions: BoardActions | null;
}

/** The parts of a game. */
export interface GameBoard<V extends View = View> {
  /** The board or map. */
  Board: Component<BoardProps<V>>;
  /** The players' holdings. */
  Holdings?: Component<BoardProps<V>>;
  /** The running tally. */
  Tally?: Component<BoardProps<V>>;
  /** What the signs on the board mean. */
  Legend?: Component;
  /** Choices that are not on the board, if buttons are not enough. */
  Choices?: Component<BoardProps<V>>;
  /** The places or cells that an action refers to. */
  places(token: string): string[];
  /** The sound of an action that was played in a position; null for none. */
  sound?(token: string, before: V): Sound | null;
  /** The board's width in an example of the rules, as a CSS length; by default the text's width. */
  exampleWidth?: string;
  /** Fetch what the board's size depends on; `at` as in BoardState. */
  prepare?(at: string): Promise<unknown>;
}

/**
 * A board in plain JavaScript: the default export of the module from another package's game.
 * `state.words.sections` are always present, since such a board has no texts of its own.
 */
export interface PlainBoard {
  places(token: string): string[];
  /** Draw the board in an empty element of the page. */
  mount(element: HTMLElement, props: BoardProps): MountedBoard;
}

export interface MountedBoard {
  /** Update the display and the possible actions. */
  update(props: BoardProps): void;
  /** Clean up when the element leaves the page. */
  destroy(): void;
}

/** A game's parts, which receive only views of that game; the types cannot express this. */
export function defineBoard<V extends View>(board: GameBoard<V>): GameBoard {
  return board as unknown as GameBoard;
}
