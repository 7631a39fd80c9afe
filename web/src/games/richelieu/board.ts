/** Richelieu's pictures, as the pages know them. */

import type { Component } from 'svelte';

import type { GameBoard, BoardProps } from '../../game/contract';
import AsText from './AsText.svelte';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import Holdings from './Holdings.svelte';
import Scores from './Scores.svelte';
import Tally from './Tally.svelte';
import { places, type RichelieuView } from './view';

/* The pages hand each game the views of that game and no other, which types cannot say. */
function part(component: Component<BoardProps<RichelieuView>>): Component<BoardProps> {
  return component as unknown as Component<BoardProps>;
}

export const board: GameBoard = {
  Board: part(Board),
  Holdings: part(Holdings),
  Tally: part(Tally),
  Choices: part(Choices),
  AsText: part(AsText),
  Scores: part(Scores),
  places,
};
