/** The page's widths for code; the same as in media.css. */

import { MediaQuery } from 'svelte/reactivity';

export const isWide = new MediaQuery('(width >= 70rem) and (height >= 30rem)');
/** Whether a column as high as the window has room for the tally above its panels. */
export const isTall = new MediaQuery('(height >= 48rem)');
