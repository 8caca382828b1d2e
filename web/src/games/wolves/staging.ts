/** What is touched for an action of The Wolves? */

import type { Action, Staging } from '../../lib/contract';
import type { Move, Prospects, View } from './types';

const cell = (name: unknown): string[] => [`.cells [data-cell="${name}"]`];
const END = ['.bar .end'];

const of = (gesture: readonly Action[], type: string): Action | undefined => gesture.find((action) => action.type === type);

/** A wolf and its goal; a wolf that nobody asks about is not touched. */
function walk(gesture: readonly Action[]): string[][] {
  const [wolf, to] = [of(gesture, 'wolf'), of(gesture, 'to')];
  return [wolf, to].flatMap((action) => (action ? [cell(action['cell'])] : []));
}

function belongs(move: Move, gesture: readonly Action[]): boolean {
  const [wolf, to] = [of(gesture, 'wolf'), of(gesture, 'to')];
  if (!to || move.to !== to['cell']) return false;
  return !wolf || (move.kind === wolf['kind'] && move.cell === wolf['cell']);
}

export const staging: Staging<View, Prospects> = {
  touches(gesture) {
    const [first] = gesture;
    if (!first) return [];
    if (first.type === 'move' || first.type === 'wolf' || first.type === 'to') return walk(gesture);
    if (first.type === 'endturn' || first.type === 'stop') return [END];
    if (first.type === 'pay') return String(first['tiles']).split(',').map((tile) => [`[data-element="tile ${tile}"]`]);
    return [cell(first['cell'])];
  },
  narrow: (prospects, gesture) => ({ ...prospects, moves: prospects.moves?.filter((move) => belongs(move, gesture)) ?? [] }),
};
