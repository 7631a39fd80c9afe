/**
 * What a game's pictures are given and say. A game is one folder (`richelieu/`, `rheingold/`) with
 * the parts named in `GameBoard`; nothing else of the client knows a game.
 */

import type { Component } from 'svelte';

/** What an observer may know of a game: the protocol's view, of which each game adds its own. */
export interface View {
  game: string;
  observer: number | null;
  /** Who acts now; null for chance and at the end. */
  player: number | null;
  turn: number;
  phase: string;
  over: boolean;
  actions_played: number;
  /** The observer's own legal actions; empty unless he acts. */
  legal: string[];
}

/** What the server says of a view, in the reader's language. */
export interface Words {
  /** Who must do what now; empty at chance and at the end. */
  question: string;
  /** The section of the rules that explains it. */
  section: string;
  /** What each action of `view.legal` does, in the same order. */
  can: string[];
  /** What can be worked out from the view, by game. */
  aids: unknown;
  /** Who won and why, once it is over. */
  verdict: string[];
  /** How many of the observer's own actions he may take back freely. */
  undo: number;
  /** Which of `view.legal` bring something hidden to light, so that they stand. */
  reveals: string[];
}

/** An entry of the log, in words for all. */
export interface Told {
  /** Whose turn it was. */
  turn: number;
  player: number | null;
  token: string;
  /** Empty where the next entry tells of both. */
  words: string;
  forced: boolean;
}

/** What every part of a game's picture is given. */
export interface BoardState<V extends View = View> {
  view: V;
  words: Words;
  options: Record<string, unknown>;
  /** The players' names, by seat. */
  names: readonly string[];
  /** Places or cells of the newest action, to be marked. */
  last: readonly string[];
  /** Places or cells that the log entry under the pointer is about. */
  pointed: readonly string[];
  /** Entered but not yet sent, where the visitor wants to confirm: shown as done. */
  chosen: readonly string[];
  /** Where the server has the board's map and picture: `/api/tables/ID`, `/api/examples/GAME`. */
  at: string | null;
}

/** What a player can do with the picture. */
export interface BoardActions {
  /** Play a legal action, or several that belong together (`12-13`, `x4`). */
  play(...tokens: string[]): void;
  /** Something was touched that cannot be played now: ask why not. */
  why(token: string): void;
}

export interface BoardProps<V extends View = View> {
  state: BoardState<V>;
  /** Null where nothing can be played: an onlooker's table, a replay, the rules. */
  actions: BoardActions | null;
}

/** A game's parts. */
export interface GameBoard {
  /** The board or map. */
  Board: Component<BoardProps>;
  /** What lies before the players. */
  Holdings: Component<BoardProps>;
  /** The running tally. */
  Tally: Component<BoardProps>;
  /** The buttons beside the status line, for what is not chosen on the board. */
  Choices: Component<BoardProps>;
  /** The whole table as headings, tables, lists and buttons. */
  AsText: Component<BoardProps>;
  /** The score, line by line in the rulebook's order. */
  Scores: Component<BoardProps>;
  /** The places or cells that an action is about. */
  places(token: string): string[];
}
