/** Rheingold's parts of the table. */

import type { GameFace } from '../../game/contract';
import { places } from './actions';
import AsText from './AsText.svelte';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import Holdings from './Holdings.svelte';
import Scores from './Scores.svelte';
import Tally from './Tally.svelte';

export const face: GameFace = { Board, Holdings, Tally, Choices, AsText, Scores, places };
