/** What is touched for an action of Lone Wolves? */

import type { Staging } from '../../lib/contract';
import type { View } from './types';

const territory = (name: unknown): string => `[data-territory="${name}"] .territory`;

export const staging: Staging<View> = {
  touches([action]) {
    if (!action) return [];
    if (action.type === 'play') return [[`.hand [data-card="${action['card']}"]`], [territory(action['territory'])]];
    // where rows are low, a territory stands for its slot
    if (action.type === 'place') return [[`[data-slot="${action['slot']}"]:not(.inert)`, territory(String(action['slot']).split(':')[1])]];
    return [[`[data-territory="${action['territory']}"] [data-place="${action['place']}"]`]];
  },
};
