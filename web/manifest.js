/** Which files of a build belong together, and how much of a network do they take? */

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

export class Built {
  /** The folder's address, with a slash at its end. */
  constructor(folder) {
    this.folder = folder;
    this.manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', folder), 'utf8'));
  }

  /** The script of an entry with all that it imports, and with `styles` what they look like. */
  needed(entry, found = new Set(), styles = false) {
    const chunk = this.manifest[entry];
    if (!chunk || found.has(chunk.file)) return found;
    found.add(chunk.file);
    if (styles) for (const file of chunk.css ?? []) found.add(file);
    for (const other of chunk.imports ?? []) this.needed(other, found, styles);
    return found;
  }

  /** Bytes, gzipped. */
  weight(files) {
    return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, this.folder)), { level: 9 }).length, 0);
  }
}
