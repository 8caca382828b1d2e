/** How did a game stand at any moment, through whose eyes? */

import type { Position } from '../engine/contract';
import type { Schemas } from '../home/home';
import { begin } from './game';
import type { LiveTable } from './live';
import { resultOf, step } from './outgoing';
import { Trouble } from './trouble';

export interface Look {
  number: number | null;
  look: number | null;
  open: boolean;
  foresee: boolean;
}

/** The position after an event. */
export function past(live: LiveTable, number: number): Position {
  const position = begin(live.engine, live.facts);
  for (const move of live.movesAfter(number)) position.play(move);
  return position;
}

export function frame(live: LiveTable, { number, look, open, foresee }: Look): Schemas['Frame'] {
  const first = live.told.find(({ event }) => event.kind === 'start')!.event.number;
  const at = Math.max(first, Math.min(number ?? live.number, live.number));
  const looking = eyes(live, look, open);
  const told = live.told[at - 1]!;
  const position = past(live, at);
  const ended = live.state === 'over' && at >= endOf(live);
  return {
    number: at,
    moves: told.moves,
    count: live.moves,
    steps: [step(live, told)],
    views: looking.map((seat) => position.view(seat) as Schemas['AnyView']),
    looking,
    result: ended ? resultOf(live.playing) : null,
    prospects: foresee ? (position.prospects(null) as Schemas['AnyProspects']) : null,
  };
}

const endOf = (live: LiveTable): number => live.told.findLast(({ closing }) => closing > 0)?.event.number ?? live.number;

/** Other seats' eyes and open cards only once it is over. */
function eyes(live: LiveTable, look: number | null, open: boolean): (number | null)[] {
  const over = live.state === 'over';
  if (open && !over) throw new Trouble('forbidden', '', 'open');
  if (open) return Array.from({ length: live.facts.count }, (_, seat) => seat);
  if (look === null) return [live.mine.length === 1 ? live.mine[0]! : null];
  if (look >= live.facts.count) throw new Trouble('bad-value', '', 'look');
  if (!over && !live.mine.includes(look)) throw new Trouble('forbidden', '', 'look');
  return [look];
}

/** The position after an event as a text: what is hidden only once the game is over, or dealt anew for a seat that knows no more. */
export function positionText(live: LiveTable, number: number, seat: number | null): string {
  const position = past(live, number);
  if (live.state === 'over' || seat === null) return position.text();
  return position.redeal(seat, crypto.getRandomValues(new BigUint64Array(1))[0]!).text();
}

