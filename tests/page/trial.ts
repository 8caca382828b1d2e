/** Whole random games in Node, with a chained digest of every byte; and how fast they are. */

import { readFileSync } from 'node:fs';

import { playedOut, type Trial } from './whole.ts';

const [folder, game] = process.argv.slice(2) as [string, string];
const trials: Trial[] = JSON.parse(readFileSync(0, 'utf8'));
process.stdout.write(JSON.stringify(playedOut(new WebAssembly.Module(readFileSync(`${folder}/${game}.wasm`)), trials)));
