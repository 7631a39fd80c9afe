/** The texts that only the page with the reader's results needs. */

import { loadFurther } from '../texts.svelte';

const texts = import.meta.glob<string>('../../../src/blazon/locale/*.ftl', {
  query: '?results',
  import: 'default',
});

/** Load them, now and after each change of language. */
export function loadResultsTexts(): Promise<void> {
  return loadFurther('results', (language) =>
    texts[`../../../src/blazon/locale/${language}.ftl`]?.(),
  );
}
