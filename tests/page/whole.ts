/** Whole games, the same way in Node and in a browser: random ones with a digest of every byte, and those of bots. */

import { Game, Mind, type Declaration } from '../../web/src/engine/engine.ts';

export interface Trial {
  blank: string;
  chance: string[];
  games: number;
  most: number;
  digest: boolean;
}

export interface Bots {
  seats: number;
  options: Record<string, string>;
  seed: string;
  level: string;
  budget: { iterations?: number };
}

const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
const textOf = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** Random games, played by the compiled module alone. */
export function playedOut(module: WebAssembly.Module, trials: readonly Trial[]): unknown[] {
  const exports = new WebAssembly.Instance(module).exports as Record<string, any>;
  const base = (exports['__heap_base'].value + 63) & ~63;
  exports['memory'].grow(16);
  return trials.map((trial) => playOut(exports, base, trial));
}

function playOut(exports: Record<string, any>, base: number, trial: Trial): unknown {
  const bytes = new Uint8Array(exports['memory'].buffer);
  const words = new BigInt64Array(exports['memory'].buffer);
  const blank = bytesOf(trial.blank);
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
  const last = textOf(bytes.slice(base + size, base + 2 * size));
  return { decisions, seconds, last, digest: [Number(words[digest / 8]), Number(words[digest / 8 + 1])] };
}

/** A whole game of bots: its moves, and the last position. */
export function played(engine: Game, each: Bots): unknown {
  const position = engine.deal(each.seats, each.options, BigInt(each.seed));
  const minds = Array.from({ length: each.seats }, () => new Mind(engine));
  const [moves, movers]: [number[], number[]] = [[], []];
  while (!position.over) {
    const seat = position.seat!;
    const seed = BigInt(each.seed) + BigInt(seat);
    const move = minds[seat]!.choose(position, seat, each.level, seed, { ...each.budget, moves: [...moves], movers: [...movers] });
    moves.push(move);
    movers.push(seat);
    position.play(move);
  }
  for (const mind of minds) mind.end();
  return { moves, text: position.text() };
}

/** In a browser: the files of the game lie in a folder beside the page. */
export async function inPage(folder: string, game: string, trials: readonly Trial[], bots: readonly Bots[]): Promise<unknown> {
  const file = (kind: string): string => new URL(`${folder}/${game}.${kind}`, location.href).href;
  const module = await WebAssembly.compile(await (await fetch(file('wasm'))).arrayBuffer());
  const { default: edge } = await import(file('js'));
  const engine = new Game({ module, declaration: (await (await fetch(file('json'))).json()) as Declaration, edge });
  return { trials: playedOut(module, trials), bots: bots.map((each) => played(engine, each)) };
}
