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
      // Links within the page are taken by the router; there is no SvelteKit here.
      'svelte/no-navigation-without-resolve': 'off',
      // What is drawn is replaced whole, never changed within; such a Map is nothing but a Map.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { ignores: ['src/server/schema.d.ts', 'pictures/', 'test-results/'] },
);
