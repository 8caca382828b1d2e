/** What is touched for an action of Lone Wolves? */

import type { Staging } from '../../lib/contract';
import type { View } from './types';

const territory = (name: unknown): string => `[data-territory="${name}"] .territory`;

export const staging: Staging<View> = {
  touch([action], stage) {
    const { type, card, slot, place } = action;
    if (type === 'play') return stage.pick.has({ type, card }) ? [territory(action['territory'])] : [`.hand [data-card="${card}"]`];
    // where rows are low, a territory stands for its slot
    if (type === 'place') return [`[data-slot="${slot}"]:not(.inert)`, territory(String(slot).split(':')[1])];
    return [`[data-territory="${action['territory']}"] [data-place="${place}"]`];
  },
};
