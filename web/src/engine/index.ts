/** A game in the page: `load` brings its files, `makeThinker` its bots. */

import type { Engine, Thinker } from './contract.ts';
import { Game, Mind, type Declaration } from './engine.ts';

export type { ActionForm, Budget, Engine, Position, Said, Study, Thinker, Thought } from './contract.ts';
export { Unreadable } from './engine.ts';

/** The game of that name, from the folder where its files lie; where their digests are known, they are asked for by them. */
export async function load(game: string, folder: string | URL = new URL('../engine/', import.meta.url), digests: Readonly<Record<string, string>> = {}): Promise<Engine> {
  const address = (kind: string): string => {
    const file = `${game}.${kind}`;
    return new URL(digests[file] ? `${file}?${digests[file]}` : file, folder).href;
  };
  const [module, declaration, edge] = await Promise.all([
    brought(address('wasm')).then(async (answer) => WebAssembly.compile(await answer.arrayBuffer())),
    brought(address('json')).then((answer) => answer.json() as Promise<Declaration>),
    import(/* @vite-ignore */ address('js')) as Promise<{ default: ($: unknown) => unknown }>,
  ]);
  return new Game({ module, declaration, edge: edge.default });
}

async function brought(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer;
}

/** A bot that thinks in this thread; one for each seat. */
export function makeThinker(engine: Engine): Thinker {
  return new Mind(engine as Game) as unknown as Thinker;
}
