/** What a view of The Wolves holds. */

import type { Action, Said } from '../../lib/contract';

export type Kind = 'den' | 'pack' | 'alpha' | 'lair';
export type Owner = number | null;
export type Place = number | 'virtual' | null;

export interface Piece {
  owner: Owner;
  kind: Kind;
}

export interface Cell {
  cell: string;
  q: number;
  r: number;
  slot: number;
  terrain: string;
  beside_lake: boolean;
  token: 'lone_wolf' | 'prey' | null;
  pieces: Piece[];
}

export interface Moon {
  phase: string;
  first: number;
  second: number;
}

export interface Winners {
  first: Place;
  second: Place;
  tied: Place[];
}

export interface Region extends Winners {
  slot: number;
  region: string;
  lake: string;
  moons: Moon[];
  reminder: boolean;
  prey: string | null;
  prey_left: number;
  prey_cell: string;
  strengths: { owner: Owner; strength: number; alphas: number }[];
  rings: { owner: number; cells: number; needed: number }[];
}

export interface Tile {
  tile: string;
  shows: string | null;
  flips_to: string | null;
}

export interface Attribute {
  value: number;
  dens_left: number;
  vp: number;
  next: { value: number; vp: number; bonus: string | null } | null;
}

export interface Seat {
  pack: string | null;
  tiles: Tile[];
  bonus_terrain: number;
  bonus_action: number;
  attributes: Record<string, Attribute>;
  lairs_left: number;
  reserve: Kind[];
  prey: string[];
  moons: Record<string, number>;
  on_map: Record<Kind, number>;
  reach: { kind: Kind; cell: string; cells: string[] }[];
  howl_cells: string[];
  points: number;
  sources: Record<string, number>;
  projected: number;
  rank: number;
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

export interface Track {
  values: number[];
  vp: number[];
  bonus: string[];
}

export interface Tracks {
  spread: Track;
  speed: Track;
  howl_range: Track;
  lairs: number[];
  hunt: number[];
  wolves: number[];
  reserve: Kind[];
}

export interface View {
  phase: string;
  seat: number | null;
  first: number;
  actions: { taken: number; free: number };
  calendar: {
    days: number;
    phase_days: number[];
    scored: string[];
    next: string | null;
    days_to_next: number | null;
    lone_wolves: number;
    dens: number[];
    pack_wolves: number[];
  };
  open: {
    pending: string | null;
    terrain: string | null;
    moved: { kind: Kind; cell: string }[];
    wolf: { kind: Kind; cell: string } | null;
    displaced: string | null;
  };
  cells: Cell[];
  regions: Region[];
  seats: Seat[];
  virtual: string | null;
  tracks: Tracks;
  walked: { path: string[] }[];
  prospects: { actions: Prospect[]; moves: Move[]; payments: Payment[] } | null;
}
