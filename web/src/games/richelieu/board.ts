/** Richelieu's parts of the table. */

import { defineBoard } from '../../game/contract';
import Board from './Board.svelte';
import Holdings from './Holdings.svelte';
import { sound } from './sounds';
import Tally from './Tally.svelte';
import { places, type RichelieuView } from './view';

export const board = defineBoard<RichelieuView>({ Board, Holdings, Tally, places, sound });
