/** What is touched for an action of Arctica? */

import type { Staging } from '../../lib/contract';
import type { View } from './types';

const cell = (name: unknown): string[] => [`.ar [data-cell="${name}"]`];
const card = (name: unknown): string[] => [`.hand [data-card="${name}"]`];
const ANSWER = ['.answers button'];

export const staging: Staging<View> = {
  touches([action, next], view) {
    if (!action) return [];
    const figure = view.figures[String(action['figure'])]?.cell;
    const chosen = view.doing.active !== null;
    switch (action.type) {
      case 'play':
        return [card(action['card']), cell(next?.['cell'])];
      case 'melt':
        return [card('MELT'), cell(action['cell'])];
      case 'escape':
      case 'respond':
        return [card(action['card']), ANSWER];
      case 'step':
        return [...(chosen ? [] : [cell(figure)]), cell(action['cell'])];
      case 'attack':
        return chosen ? [cell(figure)] : [cell(figure), cell(figure)];
      default:
        return [action['cell'] === undefined ? ANSWER : cell(action['cell'])];
    }
  },
};
