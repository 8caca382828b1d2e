/** Why is a move good? Points by source and what the evaluation sees, as sentences. */

import type { Schemas } from './api';
import type { Deed } from './deeds';
import type { Play } from './stage.svelte';
import { say, texts } from './texts.svelte';

type Gain = Schemas['HintGain'];
type Reason = Schemas['HintReason'];

/** All that speaks for a move, one sentence after another; none where nothing can be told. */
export function reasonsOf(play: Play, { seat, gains, reasons }: { seat: number; gains: readonly Gain[]; reasons: readonly Reason[] }): string[] {
  const told: string[] = [];
  const won = gains.filter((gain) => gain.seat === seat && gain.after > gain.before);
  if (won.length) told.push(say('web-hint-gains', { list: won.map((gain) => change(play, gain)).join(', ') }));
  for (const other of play.seats.filter((each) => each.seat !== seat)) {
    const lost = gains.filter((gain) => gain.seat === other.seat && gain.after < gain.before);
    if (lost.length) told.push(say('web-hint-takes', { player: other.name, list: lost.map((gain) => change(play, gain)).join(', ') }));
  }
  const seats = [...new Set(reasons.map((reason) => reason.seat))].sort((one, other) => Number(one !== seat) - Number(other !== seat));
  for (const whose of seats) {
    for (const way of ['more', 'less'] as const) {
      const list = reasons.filter((reason) => reason.seat === whose && reason.more === (way === 'more')).map((reason) => play.say(reason.key)).join('; ');
      const player = play.seats[whose]?.name ?? '';
      if (list) told.push(whose === seat ? say('hint-why', { way, list }) : say('hint-why-other', { way, list, player }));
    }
  }
  return told;
}

/** “Lairs +5”: the source, and by how much. */
function change(play: Play, { source, before, after }: Gain): string {
  const digits = { maximumFractionDigits: 1, signDisplay: 'always' } as const;
  return `${play.say('source', { source })} ${(after - before).toLocaleString(texts.language, digits).replace('-', '−')}`;
}

/** Lines of a long turn that are drawn: more would be a tangle. */
const DRAWN = 6;

/** What happens in a line of play as one deed, so that the board can draw it. */
export function deedOf(hint: Schemas['Hint']): Deed | null {
  const [main, ...details] = hint.lines.filter((said) => !said.silent).slice(0, DRAWN);
  return main ? { seat: hint.seat, main, details, unsaid: [] } : null;
}
