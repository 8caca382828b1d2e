/** How many iterations a second a thought takes in Node. */

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { Game, Mind } from '../web/src/engine/engine.ts';

const [folder, game] = process.argv.slice(2) as [string, string];
const { seats, iterations } = JSON.parse(readFileSync(0, 'utf8')) as { seats: number; iterations: number };
const { default: edge } = await import(pathToFileURL(`${folder}/${game}.js`).href);
const engine = new Game({
  module: new WebAssembly.Module(readFileSync(`${folder}/${game}.wasm`)),
  declaration: JSON.parse(readFileSync(`${folder}/${game}.json`, 'utf8')),
  edge,
});
const position = engine.deal(seats, {}, 1n);
let speed = 0;
for (const count of [200, iterations]) {
  const mind = new Mind(engine);
  const began = performance.now();
  const { visits } = mind.think(position, position.seat!, 'elder', 1n, { iterations: count });
  speed = (visits.reduce((one, other) => one + other, 0) / (performance.now() - began)) * 1000;
}
process.stdout.write(String(speed));
