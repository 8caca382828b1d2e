/** What should a beginner of Lone Wolves try now? To control the territory that is nearest to it. */

import type { Goal, Stage } from '../../lib/contract';
import type { Territory, View } from './types';

const lacks = ({ sides }: Territory, seat: number): number => sides[1 - seat]!.strength + 1 - sides[seat]!.strength;

export const goal: Goal<View> = (stage: Stage<View>) => {
  const { view, me } = stage;
  if (me === null) return null;
  const open = view.territories.filter((each) => !each.full && each.controller !== me && each.honor.up > 0);
  const nearest = open.sort((one, other) => lacks(one, me) - lacks(other, me) || other.honor.up - one.honor.up)[0];
  if (!nearest) return stage.say('goal-scars');
  return stage.say('goal-territory', { territory: nearest.territory, more: lacks(nearest, me), points: nearest.honor.up });
};
