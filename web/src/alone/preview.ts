/** What would come of it? An action is tried out on a redeal, so that nothing hidden is learned. */

import type { Schemas } from '../home/home';
import { mustPlay, ownSeat, type Command } from './commands';
import type { LiveTable } from './live';
import { said } from './outgoing';

export function foresee(live: LiveTable, looking: number | null, { id, action, seat: wanted }: Command): Schemas['Foreseen'] {
  mustPlay(live);
  const seat = ownSeat(live, wanted ?? looking);
  const steps = live.playing.steps([action!], seat);
  const position = live.playing.position.redeal(seat, BigInt(live.number));
  const lines: Schemas['Said'][] = [];
  for (const number of steps) {
    const before = position.copy();
    position.play(number);
    if (position.revealed) return { type: 'foreseen', id, final: true, view: null, lines: [] };
    lines.push(...position.log(before).map(said));
  }
  return { type: 'foreseen', id, final: false, view: position.view(seat) as Schemas['AnyView'], lines };
}
