/** Where do the compiled games come from? From the folder `engine` beside the page, each once. */

import { load } from '../engine';
import type { Engine } from '../engine/contract';
import { Trouble } from './trouble';

const known = new Map<string, Promise<Engine>>();

/** Whether seats know different things. */
export const hides = ({ declaration }: Engine): boolean => (declaration as { hidden?: boolean }).hidden ?? true;

/** What is built lies in `assets`, beside `engine`. */
const FOLDER = import.meta.env.PROD ? '../engine/' : '/engine/';

/** The files that this version of the page was built with, so that it is never given those of another; known to a page without a server. */
declare const ENGINES: Readonly<Record<string, string>>;

export function engineOf(game: string): Promise<Engine> {
  const found = known.get(game) ?? load(game, new URL(FOLDER, self.location.href), ENGINES);
  known.set(game, found);
  found.catch(() => known.delete(game));
  return found.catch((error: Error) => {
    throw new Trouble('broken-download', error.message);
  });
}
