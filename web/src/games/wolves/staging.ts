/** What is touched for an action of The Wolves? */

import type { Action, Stage, Staging } from '../../lib/contract';
import { cellOf, deskOf } from './desk.svelte';
import type { Move, Prospects, View } from './types';

const cell = (name: unknown): string[] => [`.cells [data-cell="${name}"]`];

const of = (gesture: readonly Action[], type: string): Action | undefined => gesture.find((action) => action.type === type);

/** A wolf, then its goal; a wolf that nobody asks about is not touched. */
function walk(gesture: readonly Action[], stage: Stage<View>): string[] {
  const [wolf, to] = [of(gesture, 'wolf'), of(gesture, 'to')];
  const taken = deskOf(stage).wolf;
  const asked = wolf && !(taken?.kind === wolf['kind'] && taken?.cell === wolf['cell']);
  return cell((asked ? wolf : to)?.['cell']);
}

function belongs(move: Move, gesture: readonly Action[]): boolean {
  const [wolf, to] = [of(gesture, 'wolf'), of(gesture, 'to')];
  if (!to || move.to !== to['cell']) return false;
  return !wolf || (move.kind === wolf['kind'] && move.cell === wolf['cell']);
}

export const staging: Staging<View, Prospects> = {
  touch(gesture, stage) {
    const [{ type, tiles }] = gesture;
    if (type === 'move' || type === 'wolf' || type === 'to') return walk(gesture, stage);
    if (type === 'endturn' || type === 'stop') return ['.bar .end'];
    if (type !== 'pay') return cell(cellOf(gesture[0], stage.view));
    const laid = deskOf(stage).tiles;
    return [`[data-element="tile ${String(tiles).split(',').find((tile) => !laid.includes(tile))}"]`];
  },
  narrow: (prospects, gesture) => ({ ...prospects, moves: prospects.moves?.filter((move) => belongs(move, gesture)) ?? [] }),
};
