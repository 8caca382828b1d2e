/** What should a beginner of The Wolves try now? To lead where the next moon is scored. */

import type { Goal, Stage } from '../../lib/contract';
import { regionNumber, regionsOf } from './map';
import type { Region, View } from './types';

const strengthOf = (region: Region, seat: number): number => region.strengths.find(({ owner }) => owner === seat)?.strength ?? 0;

/** The strength that a seat lacks to be alone in front. */
function lacks(region: Region, seat: number): number {
  const others = region.strengths.filter(({ owner }) => owner !== seat).map(({ strength }) => strength);
  return region.first === seat ? 0 : Math.max(0, ...others) + 1 - strengthOf(region, seat);
}

export const goal: Goal<View> = (stage: Stage<View>) => {
  const { view, me } = stage;
  const next = regionsOf(view).filter((region) => region.reminder);
  const { next: phase, days_to_next: days } = view.calendar;
  if (me === null || phase === null || days === null) return null;
  const wanting = next.filter((region) => lacks(region, me) > 0).sort((one, other) => lacks(one, me) - lacks(other, me))[0];
  if (!wanting) return stage.say('goal-hold', { moon: phase, days });
  return stage.say('goal-lead', { moon: phase, days, region: regionNumber(view, wanting.slot), more: lacks(wanting, me) });
};
