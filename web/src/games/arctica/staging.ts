/** What is touched for an action of Arctica? */

import type { Action, Staging } from '../../lib/contract';
import { chosenFigure } from './options';
import type { View } from './types';

const cell = (name: unknown): string[] => [`.ar [data-cell="${name}"]`];
const ANSWER = ['.answers button'];

export const staging: Staging<View> = {
  touch([action, next], stage) {
    const card = action.type === 'melt' ? 'MELT' : action['card'];
    if (card !== undefined && !isUp(action, stage.pick.fields)) return [`.hand [data-card="${card}"]`];
    if (action.type === 'play') return cell(next?.['cell']);
    if (action.type === 'step' || action.type === 'attack') {
      const stands = stage.view.figures[String(action['figure'])]?.cell;
      return cell(chosenFigure(stage) === action['figure'] ? (action['cell'] ?? stands) : stands);
    }
    return action.type !== 'escape' && action['cell'] !== undefined ? cell(action['cell']) : ANSWER;
  },
};

/** Whether its card has been chosen. */
const isUp = ({ type, card }: Action, fields: Readonly<Record<string, unknown>>): boolean => fields['type'] === type && fields['card'] === card;
