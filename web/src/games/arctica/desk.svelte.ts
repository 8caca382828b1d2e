/** What is the player looking at? */

import type { Action, Stage } from '../../lib/contract';
import type { View } from './types';

export class Desk {
  /** The cell that the pointer or the keyboard is on: its consequences are shown. */
  looking = $state<string | null>(null);
  /** The cell that the plan speaks of. */
  pointing = $state<string | null>(null);
}

/** Carry out a gesture: its steps are one command. */
export function playAll(stage: Stage<View>, actions: readonly Action[]): void {
  stage.pick.clear();
  stage.play(...actions);
}

const desks = new WeakMap<object, Desk>();

/** The desk of a table: board and plan share it. */
export function deskOf(stage: Stage<View>): Desk {
  let desk = desks.get(stage);
  if (!desk) desks.set(stage, (desk = new Desk()));
  return desk;
}
