/** The board of Lone Wolves in sentences. */

import type { Stage } from '../../lib/contract';
import { named } from './words';
import type { Territory, View, Wolf } from './types';

export function describe(stage: Stage<View>): string[] {
  const hand = stage.me === null ? null : stage.view.seats[stage.me]?.hand;
  const sentences = stage.view.territories.map((territory) => describeTerritory(stage, territory));
  if (hand) sentences.unshift(stage.say('words-hand', { cards: hand.map((card) => named(stage, 'card', { card })).join(', ') }));
  return sentences;
}

function describeTerritory(stage: Stage<View>, territory: Territory): string {
  const where = territory.territory;
  const parts = [stage.say('words-territory', { territory: where, honor: territory.honor.up })];
  for (const [moon, at] of Object.entries(stage.view.moons)) if (at === where) parts.push(stage.say('words-moon', { moon }));
  territory.sides.forEach((side, seat) => {
    const player = stage.seats[seat]!.name;
    const cards = side.wolves.map((wolf) => describeWolf(stage, wolf)).join(', ') || stage.say('words-no-cards');
    parts.push(stage.say('words-side', { player, strength: side.strength, cards }));
    const scars = stage.view.slots[seat]!.filter((slot) => stage.view.scars[slot.slot] && slot.territories.includes(where));
    if (scars.length) parts.push(stage.say('words-scars', { player, scars: scars.map((slot) => stage.say('scar', { scar: stage.view.scars[slot.slot]! })).join(', ') }));
  });
  if (territory.supply.length) {
    const scars = territory.supply.map((token) => (token.scar ? stage.say('scar', { scar: token.scar }) : stage.say('hidden-scar')));
    parts.push(stage.say('words-supply', { scars: scars.join(', ') }));
  }
  return parts.join(' ');
}

function describeWolf(stage: Stage<View>, wolf: Wolf): string {
  return wolf.face === 'up' && wolf.card ? named(stage, 'card', { card: wolf.card }) : stage.say('count-lone-wolves', { count: 1 });
}
