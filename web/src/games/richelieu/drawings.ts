/** Adds the drawings to the page once, when the game first needs them. */

import { mount } from 'svelte';

import Symbols from './Symbols.svelte';

mount(Symbols, { target: document.body });
