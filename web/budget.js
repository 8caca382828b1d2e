/** How much script does a table page load? Fails over 130 kB gzipped, for any game. */

import { Built } from './manifest.js';

const MOST = 130_000;
const built = new Built(new URL('../src/nunatak/web_dist/', import.meta.url));

const rooms = Object.keys(built.manifest).filter((key) => /games\/\w+\/index\.ts$/.test(key));
for (const room of rooms) {
  const size = built.weight(built.needed(room, built.needed('src/pages/Table.svelte', built.needed('index.html'))));
  console.log(`${room}: ${(size / 1000).toFixed(1)} kB gzipped script at a table`);
  if (size > MOST) {
    console.error(`more than ${MOST / 1000} kB`);
    process.exitCode = 1;
  }
}
