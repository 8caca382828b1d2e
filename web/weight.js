/**
 * How much does the page without a server bring for the first game, and for each further one? Without fonts and
 * sounds, with every page of the client, and the longest of the languages. Fails over 700 and 250 kB gzipped.
 *
 *     node weight.js ../build/site-app
 */

import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';

import { Built } from './manifest.js';

const [FIRST, FURTHER] = [700_000, 250_000];
const LANGUAGES = ['en', 'ru', 'cs'];
const folder = pathToFileURL(`${resolve(process.argv[2])}/`);
const built = new Built(folder);
const keys = Object.keys(built.manifest);
const games = readdirSync(new URL('engine/', folder)).flatMap((file) => (file.endsWith('.wasm') ? file.slice(0, -5) : []));

const gathered = (wanted) => keys.filter(wanted).reduce((found, key) => built.needed(key, found, true), new Set());
const texts = (room) => Math.max(...LANGUAGES.map((language) => built.weight(gathered((key) => key.includes(room) && key.endsWith(`/${language}.ftl`)))));
const own = (game) => gathered((key) => key.startsWith(`src/games/${game}/`));
const engine = (game) => ['wasm', 'js', 'json'].map((kind) => `engine/${game}.${kind}`);
const workers = readdirSync(new URL('assets/', folder)).flatMap((file) => (/\.worker-.*\.js$/.test(file) ? `assets/${file}` : []));

const client = gathered((key) => !key.startsWith('src/games/') && /\.(ts|svelte|html|js)$/.test(key));
const shared = built.weight(['index.html', 'sw.js', 'data/house.json', ...workers, ...client]) + texts('/play/text/');
console.log(`the client: ${(shared / 1000).toFixed(1)} kB gzipped`);

for (const game of games) {
  const alone = built.weight(new Set([...engine(game), ...own(game)].filter((file) => !client.has(file)))) + texts(`/games/${game}/text/`);
  console.log(`${game}: ${(alone / 1000).toFixed(1)} kB more, ${((shared + alone) / 1000).toFixed(1)} kB if it is the first`);
  if (alone > FURTHER || shared + alone > FIRST) {
    console.error(`more than ${FURTHER / 1000} kB for a further game, or ${FIRST / 1000} kB for the first`);
    process.exitCode = 1;
  }
}
