/** What a view of The Wolves holds, as the game declares it; and what can be foreseen. */

import type { Schemas } from '../../lib/api';
import type { Action, Said } from '../../lib/contract';

export type View = Schemas['WolvesView'];
export type Board = Schemas['WolvesBoard'];
export type Piece = Schemas['WolvesStanding'];
export type Tile = Schemas['WolvesTile'];
export type Kind = Piece['kind'];
export type Owner = Piece['owner'];
export type Place = Schemas['WolvesRegion']['first'];

/** A cell: what is printed there, and what lies and stands there now. */
export type Cell = Schemas['WolvesCell'] & { token: View['tokens'][string] | null; pieces: readonly Piece[] };

/** A region: its board, and who would win it now. */
export type Region = Board & Schemas['WolvesRegion'];

export interface Winners {
  first: Place;
  second: Place;
  tied: NonNullable<Place>[];
}

/** What would be different after an action; what stays is not listed. */
export interface Changes {
  said?: Said[];
  points?: number[];
  regions?: {
    slot: number;
    strengths: { owner: Owner; before: number; after: number }[];
    before: Winners;
    after: Winners;
  }[];
  rings?: { slot: number; prey: string; before: number; after: number; needed: number }[];
  due?: string;
  then?: Said;
}

export interface Prospect extends Changes {
  action: Action;
  terrain?: string;
  cost?: number;
  token?: boolean;
}

export interface Move extends Changes {
  kind: Kind;
  cell: string;
  to: string;
  terrain: string;
}

export interface Payment {
  terrain: string;
  cost: number;
  tiles: string;
  tokens: number;
}

/** How far each pack reaches; and what the viewer could do, while it is asked. */
export interface Prospects {
  seats: { reach: { kind: Kind; cell: string; cells: string[] }[]; howl_cells: string[] }[];
  /** Of each kind of action that can't be done now, the one that comes nearest to it. */
  closed: Prospect[];
  actions: Prospect[];
  moves: Move[];
  payments: Payment[];
}
