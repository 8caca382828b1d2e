/** Where does everything lie? Cells, frame and the places of figures in a cell, in drawing units. */

import type { Figure, View } from './types';

export interface Point {
  x: number;
  y: number;
}

const SIZE = 50;
const ACROSS = Math.sqrt(3) * SIZE;
const RADIUS = 4;

/** What the drawing covers, around the middle of the board. */
export const BOX = { x: -462, y: -402, width: 924, height: 804 };

const VECTORS: Record<string, [number, number]> = { E: [1, 0], NE: [1, -1], NW: [0, -1], W: [-1, 0], SW: [-1, 1], SE: [0, 1] };
export const DIRECTIONS = Object.keys(VECTORS);
/** The colours of the edges as the game comes. */
export const COLOURS: Readonly<Record<string, string>> = { E: 'violet', NE: 'light_blue', NW: 'red', W: 'green', SW: 'orange', SE: 'yellow' };

export const ANGLE: Record<string, number> = { E: 0, NE: -60, NW: -120, W: 180, SW: 120, SE: 60 };

const axial = (cell: string): [number, number] => {
  const [q = 0, r = 0] = cell.slice(1, -1).split(',').map(Number);
  return [q, r];
};
const named = (q: number, r: number): string => `(${q},${r})`;
const isOnBoard = (q: number, r: number): boolean => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= RADIUS;

const COUNT = 2 * RADIUS + 1;
const RANGE = Array.from({ length: COUNT }, (_, index) => index - RADIUS);

/** All cells, row by row from the upper left. */
export const CELLS: readonly string[] = RANGE.flatMap((r) => RANGE.filter((q) => isOnBoard(q, r)).map((q) => named(q, r)));

export function middle(cell: string): Point {
  const [q, r] = axial(cell);
  return { x: ACROSS * (q + r / 2), y: 1.5 * SIZE * r };
}

/** The cell that an arrow key leads to; up and down go in a zigzag, so that a column is kept. */
export function beside(cell: string, key: string): string | null {
  const [q, r] = axial(cell);
  const odd = r % 2 !== 0;
  const ways: Record<string, string[]> = {
    ArrowLeft: ['W'],
    ArrowRight: ['E'],
    ArrowUp: odd ? ['NW', 'NE'] : ['NE', 'NW'],
    ArrowDown: odd ? ['SW', 'SE'] : ['SE', 'SW'],
  };
  for (const way of ways[key] ?? []) {
    const [dq, dr] = VECTORS[way]!;
    if (isOnBoard(q + dq, r + dr)) return named(q + dq, r + dr);
  }
  return null;
}

/** The neighbouring cell in a direction, on the board or not. */
export function towards(cell: string, direction: string): string {
  const [q, r] = axial(cell);
  const [dq, dr] = VECTORS[direction]!;
  return named(q + dq, r + dr);
}

/** The neighbouring cell from which such a step leads here. */
export function backFrom(cell: string, direction: string): string {
  const [q, r] = axial(cell);
  const [dq, dr] = VECTORS[direction]!;
  return named(q - dq, r - dr);
}

export const isCorner = (cell: string): boolean => DIRECTIONS.some((way) => named(VECTORS[way]![0] * RADIUS, VECTORS[way]![1] * RADIUS) === cell);

const at = (radius: number, degrees: number): Point => ({
  x: radius * Math.cos((degrees * Math.PI) / 180),
  y: radius * Math.sin((degrees * Math.PI) / 180),
});
const line = (points: Point[]): string => `M${points.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('L')}z`;

const hexagon = (radius: number): string => line([30, 90, 150, 210, 270, 330].map((degrees) => at(radius, degrees)));
export const HEX = hexagon(49);
export const HEX_INNER = hexagon(43);

const INNER = 410;
const OUTER = 450;
const HALF = Math.cos(Math.PI / 6);

export const SHORE = line([0, 60, 120, 180, 240, 300].map((degrees) => at(OUTER, degrees)));
export const SEA = line([0, 60, 120, 180, 240, 300].map((degrees) => at(INNER, degrees)));

/** A-BOARD-02: the coloured edge around a corner, and where its sign stands. */
export function edge(direction: string): { path: string; sign: Point } {
  const to = ANGLE[direction]!;
  const [low, high] = [to - 30, to + 30];
  const path = line([
    at(OUTER * HALF, low), at(OUTER, to), at(OUTER * HALF, high),
    at(INNER * HALF, high), at(INNER, to), at(INNER * HALF, low),
  ]);
  return { path, sign: at(INNER + 17, to) };
}

export interface Place extends Point {
  scale: number;
}

/** Places of things that share a cell, by their number. */
const GRIDS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [[-20, 0], [20, 0]],
  3: [[-19, -14], [20, -10], [0, 17]],
  4: [[-20, -14], [19, -14], [-19, 16], [20, 16]],
  5: [[-21, -16], [21, -16], [0, 0], [-21, 17], [21, 17]],
  6: [[-25, -13], [0, -15], [25, -13], [-25, 15], [0, 17], [25, 15]],
};
const SCALES = [0, 0.66, 0.46, 0.42, 0.4, 0.34, 0.3];

function grid(count: number, index: number): Place {
  const known = GRIDS[count];
  if (known) return { x: known[index]![0], y: known[index]![1], scale: SCALES[count]! };
  return { x: ((index % 3) - 1) * 24, y: (Math.floor(index / 3) - 1) * 20, scale: 0.26 };
}

/** Under the ice there is a row in the opening at the lower side of the token. */
function row(count: number, index: number): Place {
  const step = Math.min(22, 50 / count);
  return { x: (index - (count - 1) / 2) * step, y: 25, scale: count < 3 ? 0.34 : 0.26 };
}

/** Where each figure on the board, and the igloo, is drawn. */
export function placeFigures(view: Pick<View, 'ice' | 'igloo'> & { figures: Record<string, Pick<Figure, 'cell' | 'layer'>> }): Map<string, Place> {
  const shared = new Map<string, string[]>();
  const put = (name: string, cell: string, layer: string): void => {
    const key = `${cell} ${layer}`;
    shared.set(key, [...(shared.get(key) ?? []), name]);
  };
  for (const [name, figure] of Object.entries(view.figures)) if (figure.cell) put(name, figure.cell, figure.layer!);
  if (view.igloo) put('igloo', view.igloo, 'ice');
  const places = new Map<string, Place>();
  for (const [key, names] of shared) {
    const [cell = '', layer] = key.split(' ');
    const centre = middle(cell);
    const ice = view.ice[cell] !== undefined;
    const crowded = layer === 'ice' && shared.has(`${cell} water`);
    names.forEach((name, index) => {
      const spot = ice && layer === 'water' ? row(names.length, index) : grid(names.length, index);
      const scale = spot.scale * (crowded ? 0.82 : 1);
      const lift = crowded ? -12 : ice && layer === 'ice' ? -4 : 0;
      places.set(name, { x: centre.x + spot.x, y: centre.y + spot.y * (crowded ? 0.7 : 1) + lift, scale });
    });
  }
  return places;
}
