/** What is a player of Lone Wolves looking at, and what would come of it? */

import type { Stage } from '../../lib/contract';
import type { Change, Outcome, Play, Prospects, View } from './types';

export class Desk {
  readonly #stage: Stage<View>;
  /** The card, the territory and the slot under the pointer, the focus or the finger. */
  card = $state<string | null>(null);
  territory = $state<string | null>(null);
  slot = $state<string | null>(null);

  constructor(stage: Stage<View>) {
    this.#stage = stage;
  }

  get #prospects(): Prospects | null {
    return this.#stage.prospects as Prospects | null;
  }

  /** The card in question: the chosen one, else the one that is looked at. */
  get asked(): string | null {
    return (this.#stage.pick.fields['card'] as string | undefined) ?? this.card;
  }

  get where(): string | null {
    return this.territory ?? (this.#stage.pick.fields['territory'] as string | undefined) ?? null;
  }

  /** What would come of the card in question on a territory. */
  play(territory: string): Play | undefined {
    return this.#prospects?.plays.find((play) => play.card === this.asked && play.territory === territory);
  }

  /** What would come of the card, wherever it is laid: who takes a trick does not depend on it. */
  get trick(): Play | undefined {
    const { where } = this;
    return (where ? this.play(where) : undefined) ?? this.#prospects?.plays.find((play) => play.card === this.asked);
  }

  /** What would come of what is looked at: a card on a territory, or a scar in a slot. */
  get outcome(): Outcome | undefined {
    if (this.asked !== null) return this.where ? this.play(this.where) : undefined;
    return this.#prospects?.places.find((place) => place.slot === this.slot);
  }

  changeOf(territory: string): Change | undefined {
    const known = this.outcome ?? this.play(territory);
    return known?.changes.find((change) => change.territory === territory);
  }
}

const desks = new WeakMap<object, Desk>();

/** The desk of a table: board, hand and plan share it. */
export function deskOf(stage: Stage<View>): Desk {
  let desk = desks.get(stage);
  if (!desk) desks.set(stage, (desk = new Desk(stage)));
  return desk;
}
