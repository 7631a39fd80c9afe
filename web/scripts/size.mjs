// Fails if the first view of any page takes more than 150 kB to transfer: the scripts, styles,
// pictures and fonts of index.html, of the page's own part and of the largest language; if the page
// shows a board, also the largest game with its own texts and the picture of its board.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const MOST = 150_000;
/** Pages that show no board. */
const BOARDLESS = ['HomePage', 'ResultsPage', 'SettingsPage'];
const BUILT = new URL('../../src/blazon/service/static/', import.meta.url);
const parts = JSON.parse(readFileSync(new URL('.vite/manifest.json', BUILT), 'utf-8'));

/** All files that these parts need, without duplicates. */
function filesOf(...names) {
  const seen = new Set();
  const files = new Set();
  const visit = (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    const { file, css = [], assets = [], imports = [] } = parts[name];
    for (const one of [file, ...css, ...assets]) files.add(one);
    imports.forEach(visit);
  };
  names.forEach(visit);
  return [...files];
}

/** The bytes to transfer for a file: it is sent uncompressed if gzip does not make it smaller. */
function sent(file) {
  const content = readFileSync(new URL(file, BUILT));
  return Math.min(content.length, gzipSync(content).length);
}

/** The bytes to transfer for some parts together. */
function size(...names) {
  return filesOf(...names).reduce((sum, file) => sum + sent(file), 0);
}

/** The bytes to transfer for the largest picture of each game's boards, by game. */
function pictures() {
  const program = `
import json
from gzip import compress
from blazon.match.registry import games
from blazon.service.http.boards import PictureStyle, draw
sizes = {}
for game in games():
    boards = game.option_choices().get("map", {}).get("choices", [None])
    drawn = [draw(game.name, game.check_options({"map": one} if one else {}), PictureStyle()) for one in boards]
    sizes[game.name] = max(len(compress(svg.encode(), 9)) if svg else 0 for svg in drawn)
print(json.dumps(sizes))`;
  const asked = spawnSync(process.env.PYTHON ?? 'python3', ['-c', program], { encoding: 'utf-8' });
  if (asked.status !== 0) throw new Error(asked.stderr || String(asked.error));
  return JSON.parse(asked.stdout);
}

/** The largest of some parts; there must be at least one. */
function largest(names) {
  if (!names.length) throw new Error('the client lacks the parts that this script measures');
  return names.sort((one, other) => size(other) - size(one))[0];
}

const all = Object.keys(parts);
const pages = all.filter((name) => /Page\.svelte$/.test(name));
/** Texts that only pages about the reader load. */
const isAside = (name) => name.endsWith('?aside');
const texts = largest(all.filter((name) => name.includes('/locale/') && !isAside(name)));
const aside = largest(all.filter(isAside));
const further = { MePage: [aside], ResultsPage: [aside], SettingsPage: [aside] };
const drawn = pictures();
const boards = all
  .filter((name) => name.endsWith('/board.ts'))
  .map((board) => {
    const game = board.split('/').at(-2);
    const words = largest(all.filter((name) => name.includes(`/games/${game}/texts/`)));
    return { parts: [board, words], picture: drawn[game] ?? 0 };
  });
const weight = (board) => size(...board.parts) + board.picture;
const [largestBoard] = boards.sort((one, other) => weight(other) - weight(one));

for (const name of pages) {
  const page = /(\w+)\.svelte$/.exec(name)[1];
  const board = BOARDLESS.includes(page) ? { parts: [], picture: 0 } : largestBoard;
  const words = [texts, ...(further[page] ?? [])];
  const bytes = size('index.html', ...words, name, ...board.parts) + board.picture;
  console.log(`${page.padEnd(14)} ${(bytes / 1000).toFixed(1).padStart(6)} kB`);
  if (bytes > MOST) {
    console.error(`${page} is larger than ${MOST / 1000} kB`);
    process.exitCode = 1;
  }
}
