/** Small helpers to name cards and territories. */

import type { Stage, Values } from '../../lib/contract';
import type { Play, View } from './types';

const SUIT_OF: Record<string, string> = { cave: 'black', volcano: 'red', desert: 'orange', swamp: 'green', tundra: 'white' };
export const SUITS = ['black', 'red', 'orange', 'green', 'white'];
export const CARD_VALUES = [2, 3, 4, 5, 6, 7];

/** A territory has the colour and the sign of its suit (L-CMP-08). */
export const suitOf = (territory: string): string => SUIT_OF[territory] ?? 'black';

/** A text in which a card `red 7` is said by its suit and value. */
export function named(stage: Stage<View>, key: string, values: Values): string {
  const { card, ...rest } = values;
  if (typeof card !== 'string') return stage.say(key, values);
  const [suit = '', value = ''] = card.split(' ');
  return stage.say(key, { ...rest, suit, value });
}

const valueOf = (card: string): number => Number(card.split(' ')[1]);

/** Who would take the trick and why; of a lead, how safe it is. */
export function foretold(stage: Stage<View>, { card, trick, beaten_by }: Play): string {
  if (!trick) return stage.say('web-lead', { count: beaten_by ?? 0 });
  const led = stage.view.led?.card ?? card;
  const [winning, losing] = trick.winner === stage.view.seat ? [card, led] : [led, card];
  const values = { rule: trick.rule, winning: valueOf(winning), losing: valueOf(losing) };
  if (trick.winner === stage.me) return stage.say('web-takes-you', values);
  return stage.say('web-takes', { ...values, player: stage.seats[trick.winner]?.name ?? '' });
}
