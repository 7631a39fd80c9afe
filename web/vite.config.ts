import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, defineConfig, type Plugin } from 'vite';

import { fontsPlugin } from './fonts.ts';
import { rulesPlugin } from './rules-plugin.ts';
import { textsPlugin } from './texts-plugin.ts';

const server = process.env.BLAZON_SERVER ?? 'http://127.0.0.1:8765';

const target = 'es2022';

/** The service worker: one script, since few browsers support modules, with a constant name. */
function workerPlugin(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle() {
      const rolldownOptions = {
        input: 'src/sw.ts',
        output: { format: 'iife' as const, entryFileNames: 'sw.js' },
      };
      const made = await build({
        root: import.meta.dirname,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: { write: false, target, rolldownOptions },
      });
      const [script] = 'output' in made ? made.output : [];
      if (!script) throw new Error('src/sw.ts gave no script');
      this.emitFile({ type: 'asset', fileName: script.fileName, source: script.code });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), fontsPlugin(), rulesPlugin(), textsPlugin(), workerPlugin()],
  build: {
    outDir: '../src/blazon/service/static',
    emptyOutDir: true,
    manifest: true,
    // The page's policy does not allow data: addresses.
    assetsInlineLimit: 0,
    target,
    // The code that every page starts with is one script and one style sheet.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'shell', test: /src\/main\.ts$/ }] } },
    },
  },
  server: {
    // The terminal shares the texts, and the documentation shares the rules pages.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
});
