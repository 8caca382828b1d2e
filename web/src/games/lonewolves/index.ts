/** The room of Lone Wolves. */

import type { Room, Said } from '../../lib/contract';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Plan from './Plan.svelte';
import Scoring from './Scoring.svelte';
import Seat from './Seat.svelte';
import { describe } from './describe';
import type { View } from './types';

const RULES: Record<string, string> = {
  'log-deal': 'L-SET-11',
  'log-trick': 'L-FLOW-01',
  'log-lead': 'L-LEAD-02',
  'log-follow': 'L-FOL-04',
  'log-void': 'L-INFO-07',
  'log-reveal': 'L-REV-01',
  'log-win': 'L-WIN-01',
  'log-flip': 'L-RES-03',
  'log-take': 'L-TAKE-01',
  'log-no-scar': 'L-TAKE-05',
  'log-moon': 'L-MOON-04',
  'log-moon-last': 'L-MOON-07',
  'log-place': 'L-SLOT-01',
  'log-place-border': 'L-ADV-05',
  'log-no-slot': 'L-SLOT-08',
  'log-turn': 'L-EFF-03',
  'log-recruit': 'L-EFF-04',
  'log-recruit-full': 'L-EFF-05',
  'log-full': 'L-CAP-02',
  'log-end': 'L-END-01',
  'log-control': 'L-CTL-01',
  'log-unclaimed': 'L-CTL-02',
  'log-source': 'L-SCO-01',
  'log-points': 'L-SCO-01',
  'log-winner': 'L-SCO-02',
  'log-winner-lone-wolves': 'L-SCO-03',
  'log-draw': 'L-SCO-04',
};

const SLOW = new Set(['log-moon', 'log-moon-last', 'log-win', 'log-turn']);

export const room: Room<View> = {
  name: 'lonewolves',
  Board,
  Seat,
  Hand,
  Plan,
  Scoring,
  strip: true,
  overlays: ['played'],
  describe,
  ruleOf: (said: Said) => RULES[said.key] ?? null,
  elementOf: (said: Said) => (typeof said.values['territory'] === 'string' ? said.values['territory'] : null),
  linger: (events) => (events.some((said) => SLOW.has(said.key)) ? 1300 : 900),
};
