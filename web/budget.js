/** How much script does a table page load? Fails over 130 kB gzipped, for any game. */

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const MOST = 130_000;
const DIST = new URL('../src/nunatak/web_dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', DIST), 'utf8'));

function needed(entry, found = new Set()) {
  const chunk = manifest[entry];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const other of chunk.imports ?? []) needed(other, found);
  return found;
}

const rooms = Object.keys(manifest).filter((key) => /games\/\w+\/index\.ts$/.test(key));
for (const room of rooms) {
  const files = needed(room, needed('src/pages/Table.svelte', needed('index.html')));
  const size = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, DIST))).length, 0);
  console.log(`${room}: ${(size / 1000).toFixed(1)} kB gzipped script at a table`);
  if (size > MOST) {
    console.error(`more than ${MOST / 1000} kB`);
    process.exitCode = 1;
  }
}
