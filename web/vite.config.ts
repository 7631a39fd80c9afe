import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { rulesPlugin } from './rules-plugin.ts';

const server = process.env.BLAZON_SERVER ?? 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [svelte(), rulesPlugin()],
  build: {
    outDir: '../src/blazon/service/static',
    emptyOutDir: true,
    manifest: true,
    // The page's policy allows no data: addresses.
    assetsInlineLimit: 0,
    target: 'es2022',
    // What every page begins with comes as one script and one style sheet.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'shell', test: /src\/main\.ts$/ }] } },
    },
  },
  server: {
    // The texts are shared with the terminal; the rules pages with the documentation.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
});
