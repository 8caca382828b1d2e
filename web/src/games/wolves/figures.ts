/** Figures of the rulebook: pieces of the map on which a rule is seen at a glance. */

import type { Figures } from '../../lib/contract';
import Figure, { type Drawing } from './Figure.svelte';

const drawings: Record<string, Drawing> = {
  'W-GEO-06': { map: ['0,0 forest', '1,0 rock', '2,-1 grass', '3,-1 tundra', '4,-2 desert', '5,-2 lake !', '6,-3 chasm !'] },
  'W-CELL-01': { map: ['0,0 grass alpha:0 pack:0', '1,0 desert pack:0', '2,-1 tundra'] },
  'W-CELL-03': { map: ['0,0 grass den:1 pack:0', '2,-1 rock pack:1 pack:0 !'] },
  'W-CELL-06': { row: ['den:2', '<', 'pack:2', '<', 'alpha:2', '<', 'lair:2'] },
  'W-MOVE-07': { map: ['0,0 grass pack:0', '1,-1 forest', '2,-1 rock', '3,-2 desert lit'] },
  'W-MOVE-15': { map: ['0,0 grass pack:0', '1,-1 forest', '2,-1 rock pack:1 !'] },
  'W-MOVE-16': { map: ['0,0 grass alpha:0', '1,-1 forest', '2,-1 rock pack:1 lit', '3,-1 desert'] },
  'W-DEN-02': { map: ['0,0 grass alpha:0 lit', '1,-1 forest lit', '0,1 rock lit', '-1,1 desert lit', '2,-1 tundra !'] },
  'W-LAIR-03': { map: ['0,0 lake', '-1,0 grass den:0 lit', '-1,1 rock alpha:0', '1,0 forest', '0,1 tundra'] },
  'W-HOWL-02': { map: ['0,0 rock alpha:0', '1,-1 lake', '2,-1 forest lone_wolf lit', '1,0 grass', '3,-1 desert'] },
  'W-DOM-03': { map: ['0,0 rock alpha:0', '1,-1 forest pack:1 lit', '1,0 grass pack:1 pack:1 !', '2,-1 desert'] },
  'W-DISP-04': { map: ['1,-1 forest alpha:0 pack:1', '0,0 rock lit', '2,-2 grass lit', '2,-1 desert lit', '3,-2 tundra'] },
  'W-HUNT-02': { map: ['0,0 grass moose', '0,-1 rock pack:0', '1,0 forest alpha:0', '-1,1 desert pack:0', '1,-1 tundra', '0,1 tundra', '-1,0 forest'] },
  'W-SCORE-01': { row: ['alpha:0', '+', 'pack:0', '+', 'den:0', '+', 'lair:0', '=', '6'] },
  'W-CAL-02': { row: ['crescent', '→', 'quarter', '→', 'full'] },
  'W-PAY-07': { row: ['forest', '+', 'bonus_terrain'] },
};

export const figures: Figures<Drawing> = { Figure, drawings };
