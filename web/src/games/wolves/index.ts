/** The room of The Wolves. */

import type { Room, Said } from '../../lib/contract';
import Board from './Board.svelte';
import Calendar from './Calendar.svelte';
import { describe } from './describe';
import { deskOf } from './desk.svelte';
import Hand from './Hand.svelte';
import { instead } from './instead';
import { STEP_MS } from './motion';
import Plan from './Plan.svelte';
import Scoring from './Scoring.svelte';
import Seat from './Seat.svelte';
import type { View } from './types';

/** A cell by its name, a region as `slot N`. */
function elementOf(said: Said): string | null {
  const { cell, slot } = said.values;
  if (typeof cell === 'string') return cell;
  return typeof slot === 'number' ? `slot ${slot}` : null;
}

const SLOW: Record<string, number> = { 'log-score': 2400, 'log-hunt': 1500, 'log-howl': 1100, 'log-dominate': 1100, 'log-move': 4 * STEP_MS + 350, 'log-push': 900, 'log-choose': 350, 'log-turn': 500 };

export const room: Room<View> = {
  name: 'wolves',
  Board,
  Seat,
  Hand,
  Line: Calendar,
  Plan,
  reserve: { hand: '112px', plan: '124px' },
  Scoring,
  overlays: ['control', 'reach', 'howl', 'hunt'],
  describe,
  sources: (view) => view.seats.map((seat) => seat.sources),
  elementOf,
  instead,
  whole: (stage, action) => deskOf(stage).whole(action),
  linger: (events) => Math.max(0, ...events.map((said) => SLOW[said.key] ?? 700)),
};
