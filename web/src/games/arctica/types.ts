/** What the view of Arctica brings: games/arctica/view.py. */

export type Layer = 'water' | 'ice';
export type IceKind = 'pack' | 'floe' | 'iceberg';

export interface Figure {
  cell: string | null;
  layer: Layer | null;
  due: boolean;
  barred: boolean;
  moved: boolean;
}

export interface Spot {
  cell: string;
  layer: Layer;
  path: [string, Layer][];
  attacks: string[];
}

export interface Seat {
  hunter: string | null;
  cards: number;
  hand: string[] | null;
  ages: number[];
  won: Record<string, number>;
  cod: number;
  plankton: number;
  igloo: boolean;
  half_points: number;
  sources: Record<string, number>;
  rank: number;
}

export interface DriftOutcome {
  ice: [string, string][];
  figures: Record<string, [string, Layer]>;
  choosing: string[];
  igloo: string | null;
}

export interface MeltOutcome {
  ice: IceKind | 'none';
  figures: Record<string, [string, Layer]>;
  igloo_lost: boolean;
}

export interface Doing {
  card_played: boolean;
  own_used: boolean;
  neutral_used: boolean;
  hunt_closed: boolean;
  active: string | null;
  attacked: string | null;
  moving: string | null;
  steps: number;
  range: number;
  drift: string | null;
  drift_left: number;
  drifted: string[];
  sliding: string | null;
  pushing: string | null;
  asked: string | null;
  attacker: string | null;
  target: string | null;
  escape: string | null;
  escape_layer: Layer | null;
}

export interface View {
  setup: string;
  phase: string;
  seat: number | null;
  active_seat: number;
  first: number;
  turn: number;
  turn_limit: number;
  colours: Record<string, string>;
  ice: Record<string, IceKind>;
  igloo: string | null;
  figures: Record<string, Figure>;
  hunters: Record<string, { owner: number | null; lives: number }>;
  plankton: number;
  deck: number;
  discard: string[];
  seats: Seat[];
  unseen: { age: number; cards: Record<string, number> }[] | null;
  doing: Doing;
  reach: Record<string, Spot[]>;
  drifts: Record<string, string[]>;
  drift_outcomes: Record<string, Record<string, DriftOutcome>>;
  melt_outcomes: Record<string, MeltOutcome>;
  worth: Record<string, number>;
}
