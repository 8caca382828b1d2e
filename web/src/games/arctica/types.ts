/** What a view of Arctica holds, as the game declares it, and what is foreseen. */

import type { Schemas } from '../../lib/api';

type Declared = Schemas['ArcticaView'];
export type Figure = Schemas['ArcticaFigure'];
export type Layer = NonNullable<Figure['layer']>;
export type IceKind = Declared['ice'][string];

/** Things are looked up by whatever name a text or an action has for them. */
export type View = Omit<Declared, 'colours' | 'figures' | 'hunters' | 'worth'> & {
  colours: Record<string, string>;
  figures: Record<string, Figure>;
  hunters: Record<string, Schemas['ArcticaHunter']>;
  worth: Record<string, number>;
};

/** games/arctica/prospects.py */
export interface Spot {
  cell: string;
  layer: Layer;
  path: [string, Layer][];
  attacks: string[];
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

export interface Prospects {
  reach: Record<string, Spot[]>;
  drifts: Record<string, string[]>;
  drift_outcomes: Record<string, Record<string, DriftOutcome>>;
  melt_outcomes: Record<string, MeltOutcome>;
}
