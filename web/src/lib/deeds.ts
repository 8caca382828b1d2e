/** Which lines of the log belong together? A deed is a main line with the details that follow it. */

import type { Said } from './contract';

export interface Deed {
  /** Who did it; null: it befell everybody. */
  seat: number | null;
  main: Said;
  details: Said[];
  /** Silent lines: only the board shows them. */
  unsaid: Said[];
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
    if (said.silent) last?.unsaid.push(said);
    else if (said.detail && last) last.details.push(said);
    else deeds.push({ seat: actorOf(said), main: said, details: [], unsaid: [] });
  }
  return deeds;
}

/** What the steps of several seats come to, one entry per deed; a step that begins with no main line goes on with the deed before it. */
export function deedsOfSteps(steps: readonly { seat: number | null; lines: readonly Said[] }[]): Deed[] {
  const deeds: Deed[] = [];
  for (const { seat, lines } of steps) {
    const last = deeds.at(-1);
    const more = last && last.seat === seat ? goingOn(lines) : [];
    for (const said of more) last![said.silent ? 'unsaid' : 'details'].push(said);
    deeds.push(...deedsOf(lines.slice(more.length)).filter((deed) => !isTurn(deed.main)).map((deed) => ({ ...deed, seat: deed.seat ?? seat })));
  }
  return deeds;
}

/** The lines before a step's first main line. */
function goingOn(lines: readonly Said[]): readonly Said[] {
  const main = lines.findIndex((said) => !said.detail && !said.silent);
  return main < 0 ? lines : lines.slice(0, main);
}

/** A line that only says whose turn it is; everybody sees that anyway. */
export const isTurn = (said: Said): boolean => said.key === 'log-turn' && actorOf(said) !== null;

/** What somebody would say just happened: the last main line of a step, or its last one at all. */
export function newsOf(lines: readonly Said[]): Said | null {
  const told = lines.filter((said) => !said.silent && !isTurn(said));
  return told.findLast((said) => !said.detail) ?? told.at(-1) ?? null;
}
