/**
 * What a game's board is given and offers. A game is one folder of `games/` with the parts named in
 * `GameBoard`; nothing else of the client knows a game.
 */

import type { Component } from 'svelte';

import type { Step } from '../pace/beats';
import type { LegalAction, ViewWords } from '../server/api';

/**
 * What an observer may know of a game, and do now: the protocol's view, to which each game adds its
 * own.
 */
export interface View {
  game: string;
  observer: number | null;
  /** Who acts now; null for chance and at the end. */
  player: number | null;
  turn: number;
  phase: string;
  over: boolean;
  actions_played: number;
  /** The observer's own legal actions; empty unless the observer acts. */
  legal: readonly LegalAction[];
}

/** What every part of a board is given. */
export interface BoardState<V extends View = View> {
  view: V;
  words: ViewWords;
  options: Record<string, unknown>;
  /** The players' names, by seat. */
  names: readonly string[];
  /** What the others did since the observer's own last decision, to be marked in their colours. */
  trail: readonly Step[];
  /** Places or cells that the log entry under the pointer is about. */
  pointed: readonly string[];
  /** Entered but not yet sent, where actions are to be confirmed: shown as done. */
  chosen: readonly string[];
  /** Where the server has the board's map and picture: `/api/tables/ID`, `/api/examples/GAME`. */
  at: string | null;
}

/** What a player can do with the board. */
export interface BoardActions {
  /** Play a legal action, or several that belong together (`12-13`, `x4`). */
  play(...tokens: string[]): void;
  /** Something was touched that cannot be played now: ask why not. */
  explain(token: string): void;
}

export interface BoardProps<V extends View = View> {
  state: BoardState<V>;
  /** Null where nothing can be played: an onlooker's table, a replay, the rules. */
  actions: BoardActions | null;
}

/** A game's parts. */
export interface GameBoard<V extends View = View> {
  /** The board or map. */
  Board: Component<BoardProps<V>>;
  /** What lies before the players. */
  Holdings?: Component<BoardProps<V>>;
  /** The running tally. */
  Tally?: Component<BoardProps<V>>;
  /** For what is not chosen on the board, where buttons are not enough. */
  Choices?: Component<BoardProps<V>>;
  /** The places or cells that an action is about. */
  places(token: string): string[];
  /** How wide the board is in an example of the rules, as a CSS length; else as its text. */
  exampleWidth?: string;
}

/**
 * A board in plain JavaScript: what the module of a game from another package exports as its default.
 * `state.words.sections` are always there for it, as it has no texts of its own.
 */
export interface PlainBoard {
  places(token: string): string[];
  /** Draw the board in an empty element of the page. */
  mount(element: HTMLElement, props: BoardProps): MountedBoard;
}

export interface MountedBoard {
  /** Show what has changed, or can be done now. */
  update(props: BoardProps): void;
  /** The element leaves the page. */
  destroy(): void;
}

/** A game's parts, which are only ever handed views of that game; types cannot say so. */
export function defineBoard<V extends View>(board: GameBoard<V>): GameBoard {
  return board as unknown as GameBoard;
}
