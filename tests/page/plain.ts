/** The modules that a browser needs to play whole games, without their types: their names and texts. */

import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

const root = process.argv[2]!;
const engine = readdirSync(join(root, 'web/src/engine')).map((file) => `web/src/engine/${file}`);
const found = [...engine, 'tests/page/whole.ts'].map((file) => {
  const text = stripTypeScriptTypes(readFileSync(join(root, file), 'utf8'));
  return [file.replace(/ts$/, 'js'), text.replace(/(from '\.[^']*)\.ts'/g, "$1.js'")];
});
process.stdout.write(JSON.stringify(Object.fromEntries(found)));
