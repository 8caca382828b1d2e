/** The table of The Wolves in sentences. */

import type { Stage } from '../../lib/contract';
import { cellsOf, regionNumber, regionsOf } from './map';
import type { Cell, Region, View } from './types';
import { leaderLabel, MOONS, ownerName, pieceLabel, TRACKS } from './words';

type S = Stage<View>;

export function describe(stage: S): string[] {
  return [
    describeCalendar(stage),
    ...stage.view.seats.map((_, seat) => describeSeat(stage, seat)),
    ...regionsOf(stage.view).map((region) => describeRegion(stage, region)),
    ...describeStart(stage),
  ];
}

function describeCalendar(stage: S): string {
  const { days, next } = stage.view.calendar;
  const due = next ? stage.view.phase_days[MOONS.indexOf(next as 'full')] : undefined;
  const then = next && due ? stage.say('label-next-moon', { moon: next, due }) : stage.say('label-all-scored');
  return `${stage.say('label-calendar', { day: days })}, ${then}.`;
}

function describeSeat(stage: S, seat: number): string {
  const sitting = stage.view.seats[seat]!;
  const tiles = sitting.tiles.map((tile) => stage.say('terrain', { terrain: tile.shows ?? '–' })).join(', ');
  const attributes = TRACKS.map((track) => `${stage.say('attribute', { attribute: track })} ${sitting.attributes[track]!.value}`).join(', ');
  return stage.say('words-seat', {
    player: stage.seats[seat]!.name,
    pack: sitting.pack ?? 'none',
    points: sitting.points,
    tiles,
    attributes,
    terrain_tokens: sitting.bonus_terrain,
    action_tokens: sitting.bonus_action,
    prey: sitting.prey.map((prey) => stage.say('prey', { prey })).join(', ') || '–',
  });
}

function describeRegion(stage: S, region: Region): string {
  const parts = [stage.say('label-region', { slot: regionNumber(stage.view, region.slot) })];
  for (const moon of region.moons) parts.push(stage.say('web-moon', { moon: moon.phase, first: moon.first, second: moon.second }));
  if (region.prey && region.prey_left) parts.push(`${stage.say('prey', { prey: region.prey })} × ${region.prey_left} ${region.prey_cell}`);
  const strengths = region.strengths.map(({ owner, strength }) => `${ownerName(stage, owner)} ${strength}`).join(', ');
  parts.push(strengths ? `${stage.say('web-strength')}: ${strengths} (${leaderLabel(stage, region)})` : stage.say('label-empty'));
  const cells = cellsOf(stage.view).filter((cell) => cell.slot === region.slot);
  const lone = cells.filter((cell) => cell.token === 'lone_wolf').map((cell) => cell.cell);
  if (lone.length) parts.push(`${stage.say('label-lone-wolf')} ${lone.join(' ')}`);
  return `${[...parts, ...standing(stage, cells)].join('; ')}.`;
}

function standing(stage: S, cells: readonly Cell[]): string[] {
  return cells
    .filter((cell) => cell.pieces.length)
    .map((cell) => `${cell.cell} ${stage.say('terrain', { terrain: cell.terrain })}: ${cell.pieces.map((piece) => pieceLabel(stage, piece.kind, piece.owner)).join(', ')}`);
}

/** What stands on the start board, which is no region. */
function describeStart(stage: S): string[] {
  const slots = new Set(stage.view.boards.map((board) => board.slot));
  const found = standing(stage, cellsOf(stage.view).filter((cell) => !slots.has(cell.slot)));
  return found.length ? [`${stage.say('terrain', { terrain: 'chasm' })}: ${found.join('; ')}.`] : [];
}
