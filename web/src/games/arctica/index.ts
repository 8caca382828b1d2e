/** The room of Arctica. */

import type { Room, Said } from '../../lib/contract';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Plan from './Plan.svelte';
import Scoring from './Scoring.svelte';
import Seat from './Seat.svelte';
import { describe } from './describe';
import { points } from './words';
import type { View } from './types';

const RULES: Record<string, string> = {
  'log-hunter': 'A-SET-02',
  'log-first': 'A-SET-11',
  'log-turn': 'A-TURN-18',
  'log-place-ice': 'A-ADV-03',
  'log-place-iceberg': 'A-ADV-05',
  'log-place-figure': 'A-ADV-09',
  'log-place-igloo': 'A-ADV-12',
  'log-return': 'A-RET-01',
  'log-play': 'A-TURN-02',
  'log-no-effect': 'A-TURN-12',
  'log-slide': 'A-DRIFT-03',
  'log-displace': 'A-SWIM-01',
  'log-melt': 'A-MELT-01',
  'log-igloo-lost': 'A-MELT-07',
  'log-step': 'A-MOVE-02',
  'log-done': 'A-TURN-27',
  'log-plankton': 'A-COD-04',
  'log-attack': 'A-HUNT-01',
  'log-capture': 'A-CAP-01',
  'log-escape': 'A-ESC-03',
  'log-no-escape': 'A-ESC-07',
  'log-respond': 'A-ESC-09',
  'log-no-response': 'A-ESC-11',
  'log-flee': 'A-ESC-11',
  'log-draw': 'A-TURN-13',
  'log-discard': 'A-TURN-14',
  'log-reshuffle': 'A-TURN-17',
  'log-end-cod': 'A-END-01',
  'log-end-plankton': 'A-END-02',
  'log-end-limit': 'A-END-10',
  'log-points': 'A-SCORE-01',
  'log-winner': 'A-SCORE-08',
  'log-winner-cod': 'A-SCORE-09',
  'log-winner-shared': 'A-SCORE-10',
};

const SLOW = new Set(['log-capture', 'log-play', 'log-melt', 'log-escape', 'log-respond', 'log-flee', 'log-slide']);
const place = (value: unknown): string | null => (typeof value === 'string' && value.startsWith('(') ? value : null);

export const room: Room<View> = {
  name: 'arctica',
  Board,
  Seat,
  Hand,
  Plan,
  Scoring,
  overlays: ['reach', 'threats', 'cards', 'cells'],
  describe,
  ruleOf: (said: Said) => RULES[said.key] ?? null,
  elementOf: (said: Said) => place(said.values['cell']) ?? place(said.values['to']),
  points,
  linger: (events) => (events.some((said) => SLOW.has(said.key)) ? 1200 : 650),
};
