import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

export default ts.config(
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
    rules: {
      // The router handles links within the site; there is no SvelteKit here.
      'svelte/no-navigation-without-resolve': 'off',
      // The data for drawing is replaced as a whole, never changed in place: a plain Map will do.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { ignores: ['src/server/schema.d.ts', 'pictures/', 'test-results/'] },
);
