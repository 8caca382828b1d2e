/** How does the sea look at once when the viewer has done this? Only what is certain and plain to see. */

import type { Action } from '../../lib/contract';
import type { Layer, View } from './types';

export function ahead(view: View, actions: readonly Action[], seat: number): View | null {
  let now = view;
  for (const { type, figure, cell, layer, card } of actions) {
    const moving = now.figures[String(figure)];
    if (type === 'step' && moving) now = { ...now, figures: { ...now.figures, [String(figure)]: { ...moving, cell: String(cell), layer: layer as Layer } } };
    if (type === 'play') now = { ...now, seats: now.seats.map((sitting, at) => (at === seat ? { ...sitting, hand: without(sitting.hand, String(card)) } : sitting)) };
  }
  return now === view ? null : now;
}

function without(hand: string[] | null, card: string): string[] | null {
  const at = hand?.indexOf(card) ?? -1;
  return hand && at >= 0 ? hand.toSpliced(at, 1) : hand;
}
