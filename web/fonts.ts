/** Subsets the font Alegreya (SIL Open Font License) to the characters of the page's languages. */

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import subset from 'subset-font';
import type { Plugin } from 'vite';

const PACKAGE = join(import.meta.dirname, 'node_modules/@fontsource/alegreya');
const FOLDER = join(import.meta.dirname, 'node_modules/.cache/fonts');
const WEIGHTS = [400, 700];

const ASCII = Array.from({ length: 95 }, (_, sign) => String.fromCharCode(32 + sign)).join('');
/** English, French, Spanish, Italian and German. */
const LETTERS = 'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿÁÍÑÓÚáíñóúÌÒìòÄÖäöß';
const SIGNS = '¿¡ªº°§«»„“”‘’‚‹›–—…·×−€\u00a0';
export const CHARACTERS = ASCII + LETTERS + SIGNS;

/** Subset the font once; style sheets find it as `fonts/alegreya-WEIGHT.woff2`. */
async function cut(): Promise<void> {
  const { version } = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf-8'));
  const made = createHash('sha256')
    .update(version + CHARACTERS)
    .digest('hex');
  const stamp = join(FOLDER, made);
  if (existsSync(stamp)) return;
  await mkdir(FOLDER, { recursive: true });
  for (const weight of WEIGHTS) {
    const whole = await readFile(join(PACKAGE, `files/alegreya-latin-${weight}-normal.woff2`));
    // Small capitals and old ligatures would make it a third larger.
    const part = await subset(whole, CHARACTERS, { targetFormat: 'woff2', noLayoutClosure: true });
    await writeFile(join(FOLDER, `alegreya-${weight}.woff2`), part);
  }
  await writeFile(stamp, '');
}

/** Make the font available to style sheets, and ship its licence beside it. */
export function fontsPlugin(): Plugin {
  return {
    name: 'fonts',
    async config() {
      await cut();
      return { resolve: { alias: { fonts: FOLDER } } };
    },
    async generateBundle() {
      const source = await readFile(join(PACKAGE, 'LICENSE'));
      this.emitFile({ type: 'asset', fileName: 'assets/alegreya-OFL.txt', source });
    },
  };
}
