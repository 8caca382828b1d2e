/** Which lines of the log belong together? A deed is a main line with the details that follow it. */

import type { Said } from './contract';

export interface Deed {
  /** Who did it; null: it befell everybody. */
  seat: number | null;
  main: Said;
  details: Said[];
}

/** The seat that a line names as the one who acts. */
export function actorOf(said: Said): number | null {
  const player = said.values['player'];
  return typeof player === 'object' ? player.seat : null;
}

export function deedsOf(lines: readonly Said[]): Deed[] {
  const deeds: Deed[] = [];
  for (const said of lines) {
    const last = deeds.at(-1);
    if (said.silent) continue;
    if (said.detail && last) last.details.push(said);
    else deeds.push({ seat: actorOf(said), main: said, details: [] });
  }
  return deeds;
}

/** What the steps of several seats come to, one entry per deed; a figure that goes on and on does one. */
export function deedsOfSteps(steps: readonly { seat: number | null; lines: readonly Said[] }[]): Deed[] {
  const deeds: Deed[] = [];
  for (const step of steps) {
    for (const deed of deedsOf(step.lines)) {
      const seat = deed.seat ?? step.seat;
      const last = deeds.at(-1);
      if (last?.seat === seat && goesOn(last.main, deed.main)) last.details.push(deed.main, ...deed.details);
      else if (!isTurn(deed.main)) deeds.push({ ...deed, seat });
    }
  }
  return deeds;
}

const goesOn = (one: Said, other: Said): boolean => one.key === other.key && one.values['figure'] !== undefined && one.values['figure'] === other.values['figure'];

/** A line that only says whose turn it is; everybody sees that anyway. */
export const isTurn = (said: Said): boolean => said.key === 'log-turn' && actorOf(said) !== null;

/** What somebody would say just happened: the last main line of a step, or its last one at all. */
export function newsOf(lines: readonly Said[]): Said | null {
  const told = lines.filter((said) => !said.silent && !isTurn(said));
  return told.findLast((said) => !said.detail) ?? told.at(-1) ?? null;
}
