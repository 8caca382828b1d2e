/** What is the player looking at, and what is still to be played of a gesture of several steps? */

import type { Action, Stage } from '../../lib/contract';
import { matches } from './options';
import type { View } from './types';

export class Desk {
  /** The cell that the pointer or the keyboard is on: its consequences are shown. */
  looking = $state<string | null>(null);
  /** The cell that the plan speaks of. */
  pointing = $state<string | null>(null);
  #going: Action[] = [];
  #since = -1;

  /** Play actions one after another, as long as each is legal when its turn comes. */
  playAll(stage: Stage<View>, [first, ...rest]: Action[]): void {
    if (!first) return;
    this.#going = rest;
    this.#since = stage.step;
    stage.pick.clear();
    stage.play(first);
  }

  stop(): void {
    this.#going = [];
  }

  /** To be called whenever the stage has changed. */
  goOn(stage: Stage<View>): void {
    const next = this.#going[0];
    if (!next || stage.step === this.#since) return;
    if (stage.decision?.seat !== stage.me) this.stop();
    if (!stage.choices.length) return;
    if (stage.choices.some((choice) => matches(choice.action, next))) this.playAll(stage, this.#going);
    else this.stop();
  }
}

const desks = new WeakMap<object, Desk>();

/** The desk of a table: board, hand and plan share it. */
export function deskOf(stage: Stage<View>): Desk {
  let desk = desks.get(stage);
  if (!desk) desks.set(stage, (desk = new Desk()));
  return desk;
}
