/** The room of Lone Wolves. */

import type { Room, Said } from '../../lib/contract';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Headline from './Headline.svelte';
import Plan from './Plan.svelte';
import Scoring from './Scoring.svelte';
import Seat from './Seat.svelte';
import { describe } from './describe';
import type { View } from './types';

const SLOW = new Set(['log-moon', 'log-moon-last', 'log-win', 'log-turn']);

export const room: Room<View> = {
  name: 'lonewolves',
  Board,
  Seat,
  Hand,
  Line: Headline,
  Plan,
  reserve: { hand: '138px', plan: '58px' },
  Scoring,
  strip: true,
  overlays: ['played'],
  describe,
  sources: (view) => view.seats.map((seat) => seat.sources),
  elementOf: (said: Said) => (typeof said.values['territory'] === 'string' ? said.values['territory'] : null),
  linger: (events) => (events.some((said) => SLOW.has(said.key)) ? 1300 : 900),
};
