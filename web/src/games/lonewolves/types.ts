/** What a view of Lone Wolves holds, and what can be foreseen, as the game declares it. */

import type { Schemas } from '../../lib/api';

export type View = Schemas['LoneWolvesView'];
export type Slot = Schemas['LoneWolvesSlot'];
export type Territory = Schemas['LoneWolvesTerritory'];
export type Wolf = Schemas['LoneWolvesWolf'];

export type Prospects = Schemas['LoneWolvesProspects'];
export type Change = Schemas['LoneWolvesForeseenChange'];
export type Play = Schemas['LoneWolvesForeseenPlay'];
export type Outcome = Pick<Play, 'changes' | 'points'>;
