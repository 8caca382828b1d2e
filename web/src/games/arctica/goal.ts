/** What should a beginner of Arctica try now? To catch what the own hunter hunts, before the cod are gone. */

import type { Goal, Stage } from '../../lib/contract';
import type { View } from './types';

export const goal: Goal<View> = (stage: Stage<View>) => {
  const { view, me } = stage;
  const hunter = me === null ? null : view.seats[me]?.hunter;
  if (!hunter) return null;
  const cod = Object.entries(view.figures).filter(([name, figure]) => name.startsWith('cod') && figure.cell !== null).length;
  return stage.say('goal-hunt', { hunter, cod });
};
