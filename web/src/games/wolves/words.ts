/** Small helpers to name cells, pieces and packs. */

import type { Stage } from '../../lib/contract';
import { regionNumber } from './map';
import type { Cell, Kind, Owner, Place, Region, View } from './types';

type S = Stage<View>;

export const TRACKS = ['spread', 'speed', 'howl_range'] as const;
export const MOONS = ['crescent', 'quarter', 'full'] as const;
export const PREY = ['moose', 'deer', 'raccoon', 'boar', 'hare'] as const;

/** The texts call a pack wolf by a name of its own. */
export const pieceName = (kind: Kind): string => (kind === 'pack' ? 'pack_wolf' : kind);

export const toneOf = (stage: S, owner: Owner | 'virtual'): number | null =>
  typeof owner === 'number' ? (stage.seats[owner]?.tone ?? 0) : null;

export const ownerName = (stage: S, owner: Owner | 'virtual'): string =>
  typeof owner === 'number' ? (stage.seats[owner]?.name ?? '') : stage.say('pack-name', { pack: 'virtual' });

export function pieceLabel(stage: S, kind: Kind, owner: Owner): string {
  return stage.say('web-piece', { piece: pieceName(kind), player: ownerName(stage, owner) });
}

/** Who leads a region now, in words. */
export function leaderLabel(stage: S, { first, tied }: { first: Place; tied: Place[] }): string {
  if (first !== null) return stage.say('web-leads', { player: ownerName(stage, first) });
  if (tied.length) return `${stage.say('label-tied')}: ${tied.map((owner) => ownerName(stage, owner as Owner | 'virtual')).join(', ')}`;
  return stage.say('label-empty');
}

/** The page of the rulebook that tells most of what is on a cell. */
export function pageOf(cell: Cell): string {
  if (cell.token) return cell.token === 'prey' ? 'hunt' : 'howl';
  if (cell.terrain === 'lake') return 'moon';
  const kinds = cell.pieces.map(({ kind }) => kind);
  return kinds.find((kind) => kind === 'lair' || kind === 'den') ?? (kinds.length ? 'move' : 'table');
}

/** All that is to be seen on a cell, with its coordinates. */
export const cellLabel = (stage: S, cell: Cell, region: Region | undefined): string => `${cell.cell} ${placeLabel(stage, cell, region)}`;

/** All that is to be seen on a cell. */
export function placeLabel(stage: S, cell: Cell, region: Region | undefined): string {
  const parts = [stage.say('terrain', { terrain: cell.terrain })];
  if (region) parts.push(stage.say('label-region', { slot: regionNumber(stage.view, region.slot) }).toLocaleLowerCase());
  if (cell.token === 'lone_wolf') parts.push(stage.say('label-lone-wolf'));
  if (cell.token === 'prey' && region?.prey) parts.push(`${stage.say('prey', { prey: region.prey })} × ${region.prey_left}`);
  if (cell.terrain === 'lake' && region) {
    for (const moon of region.moons) parts.push(stage.say('web-moon', { moon: moon.phase, first: moon.first, second: moon.second }));
    parts.push(leaderLabel(stage, region));
  }
  for (const piece of cell.pieces) parts.push(pieceLabel(stage, piece.kind, piece.owner));
  return parts.join(', ');
}
