import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { rulesPlugin } from './rules-plugin.ts';
import { textsPlugin } from './texts-plugin.ts';

export default defineConfig({
  plugins: [svelte(), rulesPlugin(), textsPlugin()],
  // Components are tested as they run in a browser.
  resolve: { conditions: ['browser'] },
  server: { fs: { allow: ['..'] } },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    sequence: { hooks: 'list' },
    // These stop tests that hang; on a busy machine a page takes seconds.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
