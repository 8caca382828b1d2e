/** How does the table look at once when the viewer has done this? Only what is certain and plain to see. */

import type { Action } from '../../lib/contract';
import type { View } from './types';

export function ahead(view: View, actions: readonly Action[], seat: number): View | null {
  let now = view;
  for (const action of actions) {
    if (action.type === 'play') now = played(now, String(action['card']), String(action['territory']), seat);
    if (action.type === 'take') now = taken(now, String(action['territory']), Number(action['place']));
    if (action.type === 'place' && now.taken) now = { ...now, taken: null, scars: { ...now.scars, [String(action['slot'])]: now.taken } };
  }
  return now === view ? null : now;
}

function played(view: View, card: string, territory: string, seat: number): View {
  const seats = view.seats.map((sitting, at) => (at === seat ? { ...sitting, cards: sitting.cards - 1, hand: sitting.hand?.filter((held) => held !== card) ?? null } : sitting));
  const territories = view.territories.map((place) =>
    place.territory !== territory
      ? place
      : { ...place, sides: place.sides.map((side, at) => (at === seat ? { ...side, wolves: [...side.wolves, { card, face: 'up' as const }] } : side)) },
  );
  return { ...view, seats, territories };
}

/** A scar leaves its territory; what lay face down shows itself later. */
function taken(view: View, territory: string, at: number): View {
  const scar = view.territories.find((place) => place.territory === territory)?.supply.find(({ place }) => place === at)?.scar ?? null;
  const territories = view.territories.map((place) => (place.territory === territory ? { ...place, supply: place.supply.filter((token) => token.place !== at) } : place));
  return { ...view, territories, taken: scar };
}
