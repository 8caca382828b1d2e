/** Figures of the rulebook: little seas with ice, hunters and arrows. */

import type { Figures } from '../../lib/contract';
import Diagram, { type Drawing } from './Diagram.svelte';

const drawings: Record<string, Drawing> = {
  'A-COMP-02': { ice: { '(0,0)': 'floe', '(1,0)': 'pack' } },
  'A-COMP-03': { ice: { '(0,0)': 'iceberg' } },
  'A-COMP-05': { cards: ['NE2', 'MELT', 'back'], things: ['igloo'] },
  'A-COMP-06': { things: ['bear', 'orca', 'seal', 'cod', 'inuit', 'kayak'] },
  'A-BOARD-02': { board: true },
  'A-POS-01': { ice: { '(0,0)': 'floe', '(1,0)': 'floe' }, figures: [['seal1', '(0,0)', 'ice'], ['orca', '(1,0)', 'water'], ['seal2', '(2,0)', 'water']] },
  'A-DRIFT-01': { cards: ['NE2'], ice: { '(0,0)': 'floe', '(-2,1)': 'pack' }, arrows: [['(0,0)', '(1,-1)'], ['(-2,1)', '(-1,0)']] },
  'A-DRIFT-07': { ice: { '(0,0)': 'floe' }, figures: [['orca', '(1,0)', 'water']], arrows: [['(0,0)', '(1,0)']] },
  'A-PUSH-01': {
    ice: { '(0,0)': 'iceberg', '(1,0)': 'floe', '(-1,1)': 'floe', '(0,1)': 'pack', '(-1,2)': 'pack', '(0,2)': 'floe' },
    arrows: [['(0,0)', '(1,0)'], ['(1,0)', '(2,0)'], ['(-1,1)', '(0,1)'], ['(0,1)', '(1,1)'], ['(-1,2)', '(0,2)', true]],
  },
  'A-PUSH-02': { ice: { '(0,0)': 'iceberg', '(1,0)': 'pack', '(2,0)': 'pack' }, arrows: [['(0,0)', '(1,0)', true]] },
  'A-RIDE-01': { ice: { '(0,0)': 'floe' }, figures: [['bear', '(0,0)', 'ice']], arrows: [['(0,0)', '(1,0)']] },
  'A-RIDE-03': { ice: { '(0,0)': 'floe' }, figures: [['cod1', '(0,0)', 'water']], arrows: [['(0,0)', '(1,0)']] },
  'A-SWIM-01': { ice: { '(0,0)': 'floe' }, figures: [['bear', '(1,0)', 'water']], arrows: [['(0,0)', '(1,0)'], ['(1,0)', '(2,0)']] },
  'A-BERG-01': { ice: { '(0,0)': 'iceberg' }, figures: [['orca', '(1,0)', 'water']], arrows: [['(0,0)', '(1,0)'], ['(1,0)', '(2,0)']] },
  'A-MELT-01': { cards: ['MELT'], ice: { '(0,0)': 'iceberg', '(1,0)': 'floe', '(2,0)': 'pack' }, arrows: [['(0,0)', '(1,0)'], ['(1,0)', '(2,0)'], ['(2,0)', '(3,0)']] },
  'A-ORCA-02': { figures: [['orca', '(0,0)', 'water']], arrows: [['(0,0)', '(1,0)'], ['(1,0)', '(2,0)']] },
  'A-ORCA-03': { ice: { '(1,0)': 'floe' }, figures: [['orca', '(0,0)', 'water']], arrows: [['(0,0)', '(1,0)'], ['(1,0)', '(2,0)', true]] },
  'A-BEAR-02': { ice: { '(1,0)': 'floe' }, figures: [['bear', '(0,0)', 'water']], arrows: [['(0,0)', '(1,0)'], ['(1,0)', '(2,0)']] },
  'A-BEAR-03': { ice: { '(0,0)': 'floe' }, figures: [['bear', '(0,0)', 'ice']], arrows: [['(0,0)', '(1,0)'], ['(1,0)', '(2,0)', true]] },
  'A-INUIT-03': { ice: { '(0,0)': 'floe' }, figures: [['inuit', '(0,0)', 'ice']], arrows: [['(0,0)', '(1,0)'], ['(1,0)', '(2,0)', true]] },
  'A-REACH-02': { ice: { '(0,0)': 'floe' }, figures: [['bear', '(0,0)', 'ice'], ['orca', '(0,0)', 'water']] },
  'A-REACH-03': { ice: { '(0,0)': 'floe' }, figures: [['inuit', '(0,0)', 'ice'], ['cod1', '(0,0)', 'water']] },
  'A-REACH-04': { figures: [['orca', '(0,0)', 'water'], ['seal1', '(0,0)', 'water'], ['cod1', '(0,0)', 'water']] },
  'A-ESC-03': { cards: ['E2'], figures: [['orca', '(0,0)', 'water'], ['seal1', '(0,0)', 'water']], arrows: [['(0,0)', '(1,0)']] },
};

export const figures: Figures<Drawing> = { Figure: Diagram, drawings };
