/** A bot's head: gets a position as its seat may know it, and answers with a choice, a thought or advice; or it judges a finished game. */

import { makeThinker, type Engine, type Study, type Thinker } from '../engine';
import { engineOf } from './engines';
import type { Advising, Answered, Found, Judging, Seated, Task } from './bots';
import type { Advice } from './hint';
import { Trouble } from './trouble';

/** The bot that plays any legal action. */
const ANYTHING = 'random';

/** One for each game: what it thought of before is given up with the next thought. */
const thinkers = new Map<string, Thinker>();

function thinkerOf(engine: Engine): Thinker {
  const found = thinkers.get(engine.game) ?? makeThinker(engine);
  thinkers.set(engine.game, found);
  return found;
}

async function think({ wanted, game, position, seat, level, seed, ...budget }: Seated): Promise<Found> {
  const engine = await engineOf(game);
  const there = engine.rebuild(position);
  const legal = there.legal();
  if (level === ANYTHING) return { action: legal[Number(seed % BigInt(legal.length))]! };
  const thinker = thinkerOf(engine);
  if (wanted === 'choice') return { action: thinker.choose(there, seat, level, seed, budget) };
  const settled = thinker.settled(there, seat, level, seed, budget);
  return settled === null ? thinker.think(there, seat, level, seed, budget) : { action: settled };
}

async function advise({ game, position, seat, seed, seconds, iterations }: Advising): Promise<Found> {
  const engine = await engineOf(game);
  return { advice: thinkerOf(engine).hint(engine.rebuild(position), seat, seed, seconds, iterations) as Advice };
}

/** The game that is being judged; its parts are asked for one by one. */
let study: { about: string; of: Study } | null = null;

async function judge({ about, game, start, moves, decision, iterations }: Judging): Promise<Found> {
  const engine = await engineOf(game);
  if (study?.about !== about) study = { about, of: engine.study(engine.rebuild(start), moves) };
  return { judgement: study.of.judge(decision, iterations) };
}

function work(task: Task): Promise<Found> {
  if (task.wanted === 'judgement') return judge(task);
  return task.wanted === 'hint' ? advise(task) : think(task);
}

const say = (answer: Answered): void => postMessage(answer);

addEventListener('message', ({ data }: MessageEvent<Task>) => {
  work(data).then(
    (found) => say({ found }),
    (error: Error) => say(error instanceof Trouble ? { code: error.code } : { wrong: error.message }),
  );
});
