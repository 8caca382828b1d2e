/** A bot's head: gets a position as its seat may know it, and answers with a choice or a thought. */

import { makeThinker, type Thinker } from '../engine';
import { engineOf } from './engines';
import type { Found, Task } from './bots';

/** The bot that plays any legal action. */
const ANYTHING = 'random';

/** One for each game: what it thought of before is given up with the next thought. */
const thinkers = new Map<string, Thinker>();

async function think({ wanted, game, position, seat, level, seed, seconds }: Task): Promise<Found> {
  const engine = await engineOf(game);
  const there = engine.rebuild(position);
  const legal = there.legal();
  if (level === ANYTHING) return { action: legal[Number(seed % BigInt(legal.length))]! };
  const thinker = thinkers.get(game) ?? makeThinker(engine);
  thinkers.set(game, thinker);
  const budget = seconds === undefined ? {} : { seconds };
  return wanted === 'choice' ? { action: thinker.choose(there, seat, level, seed, budget) } : thinker.think(there, seat, level, seed, budget);
}

addEventListener('message', ({ data }: MessageEvent<Task>) => {
  think(data).then(
    (found) => postMessage({ found }),
    (error: Error) => postMessage({ wrong: error.message }),
  );
});
