/** Every built file also gzipped, for the server to send as it is. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = fileURLToPath(new URL('../src/nunatak/web_dist/', import.meta.url));
const WORTH = /\.(js|css|html|json|svg|txt)$/;

for (const name of readdirSync(DIST, { recursive: true })) {
  if (WORTH.test(name)) writeFileSync(join(DIST, `${name}.gz`), gzipSync(readFileSync(join(DIST, name)), { level: 9 }));
}
