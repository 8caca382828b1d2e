/** Is that the solution? What the player does, step by step, beside what is best. */

import type { Schemas } from './api';
import type { Action, Frame, Said } from './contract';

type Puzzle = Schemas['Puzzle'];

export const same = (one: Action, other: Action): boolean =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);

/** How far the actions lead into the solution from there; null: one of them is not of it. */
export function follows({ solution }: Puzzle, at: number, actions: readonly Action[]): number | null {
  for (const action of actions) {
    const step = solution[at];
    if (!step) return at;
    const right = step.free ? action.type === step.action['type'] : same(action, step.action as Action);
    if (!right) return null;
    at += 1;
  }
  return at;
}

/** Past the decisions at which there is nothing to choose. */
export function pastForced({ solution, frames }: Puzzle, at: number): number {
  while (at < solution.length && frames[at]!.actions.length === 1) at += 1;
  return at;
}

/** A moment of the puzzle as a board shows it. */
export function frameOf({ frames, seat }: Puzzle, at: number): Frame {
  const { view, prospects, lines, decision, actions, result } = frames[at]!;
  return {
    number: at,
    view,
    prospects: Object.keys(prospects).length ? prospects : null,
    events: lines as Said[],
    decision: decision && { seat: decision.seat, kind: decision.kind, ask: decision.say, wait: decision.say },
    choices: actions.map((choice) => ({ action: choice.action as Action, said: choice.say })),
    outcome: result && { ...result, verdict: [] },
    by: at ? seat : null,
  };
}

/** What part of a place a first move gives away, where it was looked at. */
export function lossOf({ losses }: Puzzle, [action]: readonly Action[]): number | null {
  const found = action && losses.find((each) => same(each.action as Action, action));
  return found ? found.places : null;
}

/** The solution as a list of actions reads. */
export function saidOf({ solution, frames }: Puzzle): Said[] {
  return solution.flatMap((step, at) => frames[at]!.actions.find((choice) => same(choice.action as Action, step.action as Action))?.say ?? []);
}
