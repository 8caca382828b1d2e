/** The board of Arctica in sentences, and a cell in a few words. */

import type { Stage } from '../../lib/contract';
import { CELLS, isCorner } from './layout';
import { points } from './points';
import { cardValues, placeWord, spoken } from './words';
import type { View } from './types';

/** What is in a cell: ice, igloo, figures with their layer. */
export function placeWords(stage: Stage<View>, cell: string): string {
  const { view } = stage;
  const ice = view.ice[cell];
  const parts = [ice ? stage.say('ice', { ice }) : stage.say('web-sea')];
  if (isCorner(cell)) parts.push(stage.say('web-corner'));
  if (view.igloo === cell) parts.push(stage.say('figure', { figure: 'igloo' }));
  for (const [name, figure] of Object.entries(view.figures)) {
    if (figure.cell === cell) parts.push(stage.say('web-figure-at', { figure: spoken(name), layer: placeWord(view, cell, figure.layer!) }));
  }
  return parts.join(', ');
}

/** The same with the cell's coordinates, for whoever goes from cell to cell by keyboard. */
export const cellWords = (stage: Stage<View>, cell: string): string => stage.say('web-cell', { cell, what: placeWords(stage, cell) });

/** The page of the rulebook that tells most of what is in a cell. */
export function pageOf({ figures, ice, igloo }: View, cell: string): string {
  if (Object.values(figures).some((figure) => figure.cell === cell)) return 'moving';
  if (igloo === cell) return 'hunt';
  return ice[cell] ? 'drift' : 'table';
}

export function describe(stage: Stage<View>): string[] {
  const { view } = stage;
  const hand = stage.me === null ? null : view.seats[stage.me]?.hand;
  const sentences: string[] = [];
  if (hand) sentences.push(stage.say('words-hand', { cards: hand.map((card) => stage.say('card', cardValues(card))).join('; ') || '–' }));
  view.seats.forEach((seat, number) => {
    const player = stage.seats[number]!.name;
    sentences.push(stage.say('words-player', { player, hunter: seat.hunter ?? '?', points: points(seat.half_points), cards: seat.cards, cod: seat.cod, plankton: seat.plankton }));
  });
  for (const [hunter, { owner, lives }] of Object.entries(view.hunters)) {
    if (owner === null && view.seats[0]?.hunter) sentences.push(stage.say('words-neutral', { hunter, lives }));
  }
  sentences.push(stage.say('words-supply', { plankton: view.plankton, deck: view.deck, discard: view.discard.length }));
  const busy = new Set([...Object.keys(view.ice), ...Object.values(view.figures).flatMap(({ cell }) => cell ?? [])]);
  sentences.push(stage.say('words-map'));
  return [...sentences, ...CELLS.filter((cell) => busy.has(cell)).map((cell) => `${cellWords(stage, cell)}.`)];
}
