/** The board of Lone Wolves in sentences. */

import type { Stage } from '../../lib/contract';
import type { View } from './types';

export function describe(stage: Stage<View>): string[] {
  return stage.view.territories.map((territory) => {
    const name = stage.say('territory', { territory: territory.territory });
    return `${name}: ${territory.sides.map((side) => side.strength).join(' : ')}`;
  });
}
