/** How does the table look at once when the viewer has done this? Only what is certain and plain to see. */

import type { Action } from '../../lib/contract';
import type { View } from './types';

export function ahead(view: View, actions: readonly Action[], seat: number): View | null {
  let now = view;
  for (const { type, card, territory } of actions) {
    if (type !== 'play') continue;
    const seats = now.seats.map((sitting, at) => (at === seat ? { ...sitting, cards: sitting.cards - 1, hand: sitting.hand?.filter((held) => held !== card) ?? null } : sitting));
    const territories = now.territories.map((place) =>
      place.territory !== territory
        ? place
        : { ...place, sides: place.sides.map((side, at) => (at === seat ? { ...side, wolves: [...side.wolves, { card: String(card), face: 'up' as const }] } : side)) },
    );
    now = { ...now, seats, territories };
  }
  return now === view ? null : now;
}
