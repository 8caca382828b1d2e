/** A bot's head: gets a position as its seat may know it, and answers with a choice or a thought; or it judges a finished game. */

import { makeThinker, type Study, type Thinker } from '../engine';
import { engineOf } from './engines';
import type { Found, Judging, Seated, Task } from './bots';

/** The bot that plays any legal action. */
const ANYTHING = 'random';

/** One for each game: what it thought of before is given up with the next thought. */
const thinkers = new Map<string, Thinker>();

async function think({ wanted, game, position, seat, level, seed, ...budget }: Seated): Promise<Found> {
  const engine = await engineOf(game);
  const there = engine.rebuild(position);
  const legal = there.legal();
  if (level === ANYTHING) return { action: legal[Number(seed % BigInt(legal.length))]! };
  const thinker = thinkers.get(game) ?? makeThinker(engine);
  thinkers.set(game, thinker);
  if (wanted === 'choice') return { action: thinker.choose(there, seat, level, seed, budget) };
  const settled = wanted === 'share' ? thinker.settled(there, seat, level, seed, budget) : null;
  return settled === null ? thinker.think(there, seat, level, seed, budget) : { action: settled };
}

/** The game that is being judged; its parts are asked for one by one. */
let study: { about: string; of: Study } | null = null;

async function judge({ about, game, start, moves, decision, iterations }: Judging): Promise<Found> {
  const engine = await engineOf(game);
  if (study?.about !== about) study = { about, of: engine.study(engine.rebuild(start), moves) };
  return { judgement: study.of.judge(decision, iterations) };
}

addEventListener('message', ({ data }: MessageEvent<Task>) => {
  const work = data.wanted === 'judgement' ? judge(data) : think(data);
  work.then(
    (found) => postMessage({ found }),
    (error: Error) => postMessage({ wrong: error.message }),
  );
});
