/** The room of Lone Wolves. */

import type { Room, Said } from '../../lib/contract';
import Board from './Board.svelte';
import Seat from './Seat.svelte';
import { describe } from './describe';
import type { View } from './types';

export const room: Room<View> = {
  name: 'lonewolves',
  Board,
  Seat,
  overlays: [],
  describe,
  ruleOf: (said: Said) => RULES[said.key] ?? null,
  elementOf: (said: Said) => (typeof said.values['territory'] === 'string' ? said.values['territory'] : null),
  linger: () => 900,
};

const RULES: Record<string, string> = { 'log-win': 'L-WIN-01' };
