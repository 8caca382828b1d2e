/** Small helpers to name figures, cards and places, and to find their drawings. */

import type { Stage, Values } from '../../lib/contract';
import type { Layer, View } from './types';

/** `seal1` is a figure of the seal. */
export const hunterOf = (figure: string): string => figure.replace(/\d+$/, '');

/** Cod are alike; the others have names of their own. */
export const spoken = (figure: string): string => (figure.startsWith('cod') ? 'cod' : figure);

/** A-POS-08: in the water figures lie, and the Inuit hunter sits in the kayak. */
const SWIMMING: Record<string, string> = { bear: 'bearswim', seal: 'sealswim', inuit: 'kayak' };
export function drawingOf(figure: string, layer: Layer | null): string {
  const hunter = hunterOf(figure);
  return layer === 'water' ? (SWIMMING[hunter] ?? hunter) : hunter;
}

/** The colour of the seat that a figure belongs to; null: neutral; undefined: cod and igloo have none. */
export function toneOf(stage: Stage<View>, figure: string): number | null | undefined {
  const hunter = stage.view.hunters[hunterOf(figure)];
  if (!hunter) return undefined;
  return hunter.owner === null ? null : (stage.seats[hunter.owner]?.tone ?? null);
}

/** In the water it matters whether there is ice above. */
export function placeWord(view: View, cell: string, layer: Layer): string {
  if (layer === 'ice') return 'ice';
  return view.ice[cell] ? 'under' : 'open';
}

export const directionOf = (card: string): string => card.replace(/\d+$/, '');

export function cardValues(card: string): Values {
  if (card === 'MELT') return { card: 'melt', number: 0, direction: '?' };
  return { card: 'drift', number: Number(card.match(/\d+$/)?.[0]), direction: directionOf(card) };
}

/** What a drawn card needs to know. */
export function face(stage: Stage<View>, card: string): { card: string; colour: string; letters: string } {
  if (card === 'MELT') return { card, colour: 'melt', letters: '' };
  const direction = directionOf(card);
  return { card, colour: stage.view.colours[direction] ?? 'melt', letters: stage.say('compass', { direction }) };
}

export const figureNames = (stage: Stage<View>, names: string[]): string =>
  names.map((name) => stage.say('figure', { figure: spoken(name) })).join(', ');
