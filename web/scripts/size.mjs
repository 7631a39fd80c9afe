// Fails if the first view of any page has more than 150 kB of scripts and styles, compressed: what
// index.html loads, the page's own part, and the largest of the languages and of the games.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const MOST = 150_000;
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

/** The largest of the parts whose names end so. */
function largest(ending) {
  const found = Object.keys(parts).filter((name) => name.endsWith(ending));
  if (!found.length) throw new Error(`nothing built is called ...${ending}`);
  return found.sort((one, other) => size(other) - size(one))[0];
}

const page = /\/(\w+Page)\.svelte$/;
const always = ['index.html', largest('.ftl?raw')];
const views = [['HomePage', ...always]];
for (const name of Object.keys(parts).filter((one) => page.test(one))) {
  views.push([page.exec(name)[1], ...always, largest('/board.ts'), name]);
}
for (const [name, ...needed] of views) {
  const bytes = size(...needed);
  console.log(`${name.padEnd(14)} ${(bytes / 1000).toFixed(1).padStart(6)} kB`);
  if (bytes > MOST) {
    console.error(`${name} is larger than ${MOST / 1000} kB`);
    process.exitCode = 1;
  }
}
