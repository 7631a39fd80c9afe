// Fails if the first view of any page has more than 150 kB of scripts and styles, compressed: what
// index.html loads, the page's own part, and the largest of the languages; where a board is shown,
// the largest of the games as well, with its own texts.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const MOST = 150_000;
/** Pages that show no board. */
const BOARDLESS = ['HomePage', 'SettingsPage'];
const BUILT = new URL('../../src/blazon/service/static/', import.meta.url);
const parts = JSON.parse(readFileSync(new URL('.vite/manifest.json', BUILT), 'utf-8'));

/** The files that come with some parts, each once. */
function filesOf(...names) {
  const seen = new Set();
  const files = new Set();
  const visit = (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    const { file, css = [], imports = [] } = parts[name];
    for (const one of [file, ...css]) files.add(one);
    imports.forEach(visit);
  };
  names.forEach(visit);
  return [...files];
}

/** The compressed size of some parts together, in bytes. */
function size(...names) {
  const sizes = filesOf(...names).map(
    (file) => gzipSync(readFileSync(new URL(file, BUILT))).length,
  );
  return sizes.reduce((sum, one) => sum + one, 0);
}

/** The largest of some parts; at least one there must be. */
function largest(names) {
  if (!names.length) throw new Error('the client has other parts than this looks for');
  return names.sort((one, other) => size(other) - size(one))[0];
}

const all = Object.keys(parts);
const pages = all.filter((name) => /Page\.svelte$/.test(name));
const texts = largest(all.filter((name) => name.includes('/locale/')));
const boards = all
  .filter((name) => name.endsWith('/board.ts'))
  .map((board) => {
    const game = board.split('/').at(-2);
    return [board, largest(all.filter((name) => name.includes(`/games/${game}/texts/`)))];
  });
const [largestBoard] = boards.sort((one, other) => size(...other) - size(...one));

for (const name of pages) {
  const page = /(\w+)\.svelte$/.exec(name)[1];
  const board = BOARDLESS.includes(page) ? [] : largestBoard;
  const bytes = size('index.html', texts, name, ...board);
  console.log(`${page.padEnd(14)} ${(bytes / 1000).toFixed(1).padStart(6)} kB`);
  if (bytes > MOST) {
    console.error(`${page} is larger than ${MOST / 1000} kB`);
    process.exitCode = 1;
  }
}
