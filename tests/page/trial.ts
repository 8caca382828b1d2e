/** Whole random games in Node, with a chained digest of every byte; and how fast they are. */

import { readFileSync } from 'node:fs';

type Trial = { blank: string; chance: string[]; games: number; most: number; digest: boolean };
const [folder, game] = process.argv.slice(2) as [string, string];
const trials: Trial[] = JSON.parse(readFileSync(0, 'utf8'));

const module = new WebAssembly.Module(readFileSync(`${folder}/${game}.wasm`));
const exports = new WebAssembly.Instance(module).exports as Record<string, any>;
const base = (exports['__heap_base'].value + 63) & ~63;
exports['memory'].grow(16);

function play(trial: Trial): unknown {
  const bytes = new Uint8Array(exports['memory'].buffer);
  const words = new BigInt64Array(exports['memory'].buffer);
  const blank = Buffer.from(trial.blank, 'base64');
  const size = blank.length;
  const chance = (base + 2 * size + 63) & ~63;
  const [digest, actions] = [chance + 64, chance + 128];
  bytes.fill(0, base, actions + 2 * trial.most);
  bytes.set(blank, base);
  trial.chance.forEach((word, at) => (words[chance / 8 + at] = BigInt(word)));
  const began = performance.now();
  const length = trial.digest ? size : 0;
  const decisions = exports['play_out'](base, 2, base + size, length, chance, 4, actions, trial.most, digest, 2, trial.games);
  const seconds = (performance.now() - began) / 1000;
  const last = Buffer.from(bytes.slice(base + size, base + 2 * size)).toString('base64');
  return { decisions, seconds, last, digest: [Number(words[digest / 8]), Number(words[digest / 8 + 1])] };
}

process.stdout.write(JSON.stringify(trials.map(play)));
