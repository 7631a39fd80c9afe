/** The page's widths for code; the same as in media.css. */

import { MediaQuery } from 'svelte/reactivity';

export const isWide = new MediaQuery('(width >= 70rem)');
