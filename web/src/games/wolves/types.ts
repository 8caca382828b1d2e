/** What a view of The Wolves holds, and what can be foreseen, as the game declares it. */

import type { Schemas } from '../../lib/api';
import type { Action } from '../../lib/contract';

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

export type Prospect = Omit<Schemas['WolvesForeseenProspect'], 'action'> & { action: Action };
export type Prospects = Omit<Schemas['WolvesProspects'], 'actions' | 'closed'> & Record<'actions' | 'closed', Prospect[]>;
export type Move = Schemas['WolvesForeseenMove'];
export type Payment = Schemas['WolvesForeseenPayment'];
export type Winners = Schemas['WolvesForeseenWinners'];
/** What would be different after an action; what stays is not listed. */
export type Changes = Pick<Move, 'said' | 'points' | 'regions' | 'rings' | 'due' | 'then'>;
