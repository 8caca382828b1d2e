/** What a view of Lone Wolves holds, as the game declares it. */

import type { Schemas } from '../../lib/api';

export type View = Schemas['LoneWolvesView'];
export type Slot = Schemas['LoneWolvesSlot'];
export type Territory = Schemas['LoneWolvesTerritory'];
export type Wolf = Schemas['LoneWolvesWolf'];

/** A territory that would be another: strengths by seat, who holds it before and after, its honor. */
export interface Change {
  territory: string;
  before: number[];
  after: number[];
  held: number | null;
  holds: number | null;
  honor: number[];
}

export interface Outcome {
  changes: Change[];
  points: number[];
}

/** A card on a territory, tried out; `trick` if it is then full. */
export interface Play extends Outcome {
  card: string;
  territory: string;
  trick: { winner: number; rule: string; scars: (string | null)[] } | null;
  beaten_by: number | null;
}

export interface Prospects {
  plays: Play[];
  places: (Outcome & { slot: string })[];
}
