/** Rheingold's parts of the table. */

import { defineBoard } from '../../game/contract';
import { places } from './legal';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import Legend from './Legend.svelte';
import { prepareMap } from './map.svelte';
import { sound } from './sounds';
import Tally from './Tally.svelte';
import type { RheingoldView } from './view';

export const board = defineBoard<RheingoldView>({
  Board,
  Tally,
  Legend,
  Choices,
  places,
  sound,
  // The map of the examples is taller than wide.
  exampleWidth: '31rem',
  prepare: prepareMap,
});
