/** Rheingold's parts of the table. */

import type { GameBoard } from '../../game/contract';
import { places } from './legal';
import AsText from './AsText.svelte';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import Holdings from './Holdings.svelte';
import Scores from './Scores.svelte';
import Tally from './Tally.svelte';

export const board: GameBoard = {
  Board,
  Holdings,
  Tally,
  Choices,
  AsText,
  Scores,
  places,
  // The map of the examples stands upright.
  exampleWidth: '31rem',
};
