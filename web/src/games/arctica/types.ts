/** What a view of Arctica holds, and what can be foreseen, as the game declares it. */

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

export type Prospects = Schemas['ArcticaProspects'];
export type Spot = Schemas['ArcticaForeseenSpot'];
export type DriftOutcome = Schemas['ArcticaForeseenDriftOutcome'];
export type MeltOutcome = Schemas['ArcticaForeseenMeltOutcome'];
