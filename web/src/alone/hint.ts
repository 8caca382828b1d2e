/** What would a strong bot do in my seat? Thought in a worker of its own, from what the seat may know. */

import type { Schemas } from '../home/home';
import { think } from './bots';
import { mustPlay, ownSeat } from './commands';
import type { LiveTable } from './live';
import { choices } from './outgoing';
import { Trouble } from './trouble';

const LEVEL = 'alpha';
const SECONDS = 2;
/** Further moves that are told. */
const OTHERS = 2;

/** `share`: how much of a position's worth is the place to expect. */
export async function hint(live: LiveTable, { seat: wanted }: Schemas['HintWish'], signal: AbortSignal, share: number): Promise<Schemas['Hint']> {
  mustPlay(live);
  const seat = ownSeat(live, wanted);
  if (live.sittings.some(({ kind }, other) => other !== seat && kind !== 'bot')) throw new Trouble('hint-people');
  if (live.turn !== seat) throw new Trouble('not-your-turn', '', 'seat');
  const { number } = live;
  const seed = crypto.getRandomValues(new BigUint64Array(1))[0]!;
  const imagined = live.playing.position.redeal(seat, seed);
  const thinking = think({ wanted: 'thought', game: live.facts.game, position: imagined.bytes(), seat, level: LEVEL, seed, seconds: SECONDS });
  signal.addEventListener('abort', () => thinking.stop());
  const { action: chosen, actions = [chosen!], visits = [1], worths = [] } = await thinking.found;
  if (live.number !== number) throw new Trouble('stale');
  const best = actions.indexOf(chosen!);
  const tried = actions.map((_, at) => at).filter((at) => at !== best && visits[at]! > 0);
  const others = tried.sort((one, other) => visits[other]! - visits[one]!).slice(0, OTHERS);
  const place = (at: number): number => placeOf(worths[at]?.[seat] ?? 0, live.facts.count, share);
  return {
    number,
    seat,
    line: choices(live.playing, [chosen!]),
    lines: [],
    sure: true,
    place: place(best),
    others: others.map((at) => ({ choice: choices(live.playing, [actions[at]!])[0]!, place: place(at) })),
    gains: [],
    reasons: [],
  };
}

/** The place to expect, from 1, if the margin is even: as analysis/outlooks.py has it. */
function placeOf(worth: number, seats: number, share: number): number {
  const better = Math.min(1, Math.max(0, (worth - (1 - share) / 2) / share));
  return Math.round(1000 * (seats - better * (seats - 1))) / 1000;
}
