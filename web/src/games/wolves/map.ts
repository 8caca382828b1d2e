/** The map as one thing: what is printed, with what lies and stands there now. */

import type { Stage } from '../../lib/contract';
import type { Cell, Prospects, Region, View } from './types';

const cells = new WeakMap<View, readonly Cell[]>();
const regions = new WeakMap<View, readonly Region[]>();

/** Made once for each view, which nobody changes. */
function once<Made extends object>(known: WeakMap<View, Made>, view: View, make: () => Made): Made {
  const found = known.get(view) ?? make();
  known.set(view, found);
  return found;
}

export const cellsOf = (view: View): readonly Cell[] =>
  once(cells, view, () =>
    view.cells.map((cell) => ({ ...cell, token: view.tokens[cell.cell] ?? null, pieces: view.pieces[cell.cell] ?? [] })),
  );

/** Regions are counted from 1; with more than two players the start board has the number 0. */
export const regionNumber = (view: View, slot: number): number => (view.seats.length === 2 ? slot + 1 : slot);

export const regionsOf = (view: View): readonly Region[] =>
  once(regions, view, () => view.boards.map((board, number) => ({ ...board, ...view.regions[number]! })));

/** What can be foreseen; null until it has come. */
export const prospectsOf = (stage: Stage<View>): Prospects | null => stage.prospects as Prospects | null;
