/** What would a strong bot do in my seat, and why? Thought in a worker of its own, from what the seat may know. */

import type { Said } from '../engine/contract';
import type { Schemas } from '../home/home';
import { think } from './bots';
import { mustPlay, ownSeat } from './commands';
import type { LiveTable } from './live';
import { said } from './outgoing';
import { Trouble } from './trouble';

type Move = Omit<Schemas['Choice'], 'say'> & { say: Said };

/** As the engine tells it. */
export type Advice = Omit<Schemas['Hint'], 'number' | 'line' | 'lines' | 'others'> & {
  line: Move[];
  lines: Said[];
  others: { choice: Move; place: number }[];
};

export async function hint(live: LiveTable, { seat: wanted }: Schemas['HintWish'], signal: AbortSignal, effort: Schemas['Effort']): Promise<Schemas['Hint']> {
  mustPlay(live);
  const seat = ownSeat(live, wanted);
  if (live.sittings.some(({ kind }, other) => other !== seat && kind !== 'bot')) throw new Trouble('hint-people');
  if (live.turn !== seat) throw new Trouble('not-your-turn', '', 'seat');
  const { number } = live;
  const seed = crypto.getRandomValues(new BigUint64Array(1))[0]!;
  const imagined = live.playing.position.redeal(seat, seed);
  const { seconds, hint: iterations } = effort;
  const thinking = think({ wanted: 'hint', game: live.facts.game, position: imagined.bytes(), seat, seed, seconds, iterations });
  signal.addEventListener('abort', () => thinking.stop());
  const advice = (await thinking.found).advice!;
  if (live.number !== number) throw new Trouble('stale');
  const others = advice.others.map(({ choice, place }) => ({ choice: told(choice), place }));
  return { ...advice, number, line: advice.line.map(told), lines: advice.lines.map(said), others };
}

const told = (move: Move): Schemas['Choice'] => ({ ...move, say: said(move.say) });
