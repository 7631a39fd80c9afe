/** Adds the drawings to the page once, when the game first needs them. */

import { mount } from 'svelte';

import Heraldry from './Heraldry.svelte';
import Treasury from './Treasury.svelte';

mount(Heraldry, { target: document.body });
mount(Treasury, { target: document.body });
