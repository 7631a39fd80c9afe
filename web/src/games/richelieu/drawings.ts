/** Puts the drawings into the page, once, as soon as anything of the game is to be shown. */

import { mount } from 'svelte';

import Symbols from './Symbols.svelte';

mount(Symbols, { target: document.body });
