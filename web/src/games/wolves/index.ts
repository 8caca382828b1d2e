/** The room of The Wolves. */

import type { Room, Said } from '../../lib/contract';
import Board from './Board.svelte';
import { describe } from './describe';
import Hand from './Hand.svelte';
import { STEP_MS } from './motion';
import Plan from './Plan.svelte';
import Scoring from './Scoring.svelte';
import Seat from './Seat.svelte';
import type { View } from './types';

const RULES: Record<string, string> = {
  'log-deal': 'W-SET-12',
  'log-pack': 'W-SET-02',
  'log-side': 'W-SET-21',
  'log-place': 'W-SET-13',
  'log-turn': 'W-TURN-01',
  'log-plan-move': 'W-PAY-08',
  'log-plan-build': 'W-PAY-08',
  'log-plan-upgrade': 'W-PAY-08',
  'log-plan-howl': 'W-PAY-08',
  'log-plan-dominate': 'W-PAY-08',
  'log-plan-dominate-den': 'W-PAY-08',
  'log-choose': 'W-MOVE-18',
  'log-stop': 'W-MOVE-20',
  'log-bonus': 'W-TURN-02',
  'log-pay': 'W-PAY-06',
  'log-pay-tokens': 'W-PAY-07',
  'log-pay-both': 'W-PAY-07',
  'log-move': 'W-MOVE-19',
  'log-push': 'W-DISP-04',
  'log-build': 'W-DEN-09',
  'log-upgrade': 'W-LAIR-07',
  'log-howl': 'W-HOWL-04',
  'log-dominate': 'W-DOM-07',
  'log-replace': 'W-DOM-07',
  'log-attribute': 'W-DEN-09',
  'log-gain': 'W-SUP-02',
  'log-gain-none': 'W-OPT-03',
  'log-calendar': 'W-CAL-01',
  'log-hunt': 'W-HUNT-05',
  'log-score': 'W-CAL-03',
  'log-region-first': 'W-SCORE-04',
  'log-region-second': 'W-SCORE-05',
  'log-region-tied': 'W-SCORE-07',
  'log-region-tie': 'W-SCORE-07',
  'log-region-virtual': 'W-2P-12',
  'log-region-empty': 'W-SCORE-09',
  'log-end': 'W-END-01',
  'log-stalled': 'W-END-08',
  'log-points': 'W-END-02',
  'log-winner': 'W-END-03',
  'log-winner-tie': 'W-END-04',
  'log-shared': 'W-END-07',
};

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
  Plan,
  Scoring,
  overlays: ['control', 'reach', 'howl', 'hunt'],
  describe,
  ruleOf: (said: Said) => RULES[said.key] ?? null,
  elementOf,
  linger: (events) => Math.max(0, ...events.map((said) => SLOW[said.key] ?? 700)),
};
