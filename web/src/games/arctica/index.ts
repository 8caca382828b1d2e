/** The room of Arctica. */

import type { Room, Said } from '../../lib/contract';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Headline from './Headline.svelte';
import Plan from './Plan.svelte';
import Scoring from './Scoring.svelte';
import Seat from './Seat.svelte';
import { describe } from './describe';
import type { View } from './types';

const SLOW = new Set(['log-capture', 'log-play', 'log-melt', 'log-escape', 'log-respond', 'log-flee', 'log-slide']);
const place = (value: unknown): string | null => (typeof value === 'string' && value.startsWith('(') ? value : null);

export const room: Room<View> = {
  name: 'arctica',
  Board,
  Seat,
  Hand,
  Line: Headline,
  Plan,
  reserve: { hand: '142px', plan: '84px' },
  Scoring,
  overlays: ['reach', 'threats', 'cards', 'cells'],
  describe,
  sources: (view) => view.seats.map((seat) => seat.sources),
  elementOf: (said: Said) => place(said.values['cell']) ?? place(said.values['to']),
  linger: (events) => (events.some((said) => SLOW.has(said.key)) ? 1200 : 650),
};
