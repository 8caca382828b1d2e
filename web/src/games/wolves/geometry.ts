/** Where is a cell drawn, where do regions meet, and which cell lies in a direction? */

import type { Schemas } from '../../lib/api';

export { HEX } from './art/paths';

type Cell = Schemas['WolvesCell'];

export const R = 30;
export const ROW_HEIGHT = Math.sqrt(3) * R;
const MARGIN = 34;
const AROUND: readonly (readonly [number, number])[] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];

export interface Point {
  x: number;
  y: number;
}

export const centre = (q: number, r: number): Point => ({ x: 1.5 * R * q, y: ROW_HEIGHT * (r + q / 2) });

export interface Chart {
  width: number;
  height: number;
  at: Map<string, Point>;
  borders: string;
  /** The hexagons of each slot as one path. */
  slots: Map<number, string>;
}

/** The map on paper: its corner is the origin. */
export function chart(cells: readonly Cell[]): Chart {
  const raw = cells.map((cell) => centre(cell.q, cell.r));
  const left = Math.min(...raw.map((at) => at.x)) - R - MARGIN;
  const top = Math.min(...raw.map((at) => at.y)) - ROW_HEIGHT / 2 - MARGIN;
  const at = new Map(cells.map((cell, n) => [cell.cell, { x: round(raw[n]!.x - left), y: round(raw[n]!.y - top) }]));
  const width = Math.max(...raw.map((point) => point.x)) - left + R + MARGIN;
  const height = Math.max(...raw.map((point) => point.y)) - top + ROW_HEIGHT / 2 + MARGIN;
  return { width, height, at, borders: borders(cells, at), slots: outlines(cells, at) };
}

const round = (value: number): number => Math.round(value * 10) / 10;

function borders(cells: readonly Cell[], at: Map<string, Point>): string {
  const slots = new Map(cells.map((cell) => [`${cell.q},${cell.r}`, cell.slot]));
  let path = '';
  for (const { cell, q, r, slot } of cells) {
    AROUND.forEach(([dq, dr], side) => {
      const other = slots.get(`${q + dq},${r + dr}`);
      if (other === slot || (other !== undefined && side > 2)) return;
      const [a, b] = [corner(at.get(cell)!, side - 2), corner(at.get(cell)!, side - 1)];
      path += `M${a.x} ${a.y}L${b.x} ${b.y}`;
    });
  }
  return path;
}

/** Corner number 0 lies to the right, the next ones clockwise. */
function corner(middle: Point, number: number): Point {
  const angle = (number * Math.PI) / 3;
  return { x: round(middle.x + R * Math.cos(angle)), y: round(middle.y + R * Math.sin(angle)) };
}

function outlines(cells: readonly Cell[], at: Map<string, Point>): Map<number, string> {
  const found = new Map<number, string>();
  for (const { cell, slot } of cells) found.set(slot, (found.get(slot) ?? '') + hexagon(at.get(cell)!));
  return found;
}

export const hexagon = ({ x, y }: Point): string => `M${x + 30} ${y}l-15 26h-30l-15-26 15-26h30z`;

const HEADINGS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The nearest cell in the direction of an arrow key; sideways it goes up and down in turn. */
export function towards<Any extends Cell>(key: string, from: Cell, cells: readonly Any[]): Any | null {
  const heading = HEADINGS[key];
  if (!heading) return null;
  const start = centre(from.q, from.r);
  let best: Any | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const { x, y } = centre(cell.q, cell.r);
    const along = (x - start.x) * heading.x + (y - start.y) * heading.y;
    if (along < 1) continue;
    const aside = (x - start.x) * heading.y + (y - start.y) * heading.x;
    const bias = (from.q % 2 === 0 ? 1 : -1) * Math.sign(aside);
    const cost = along + 2.2 * Math.abs(aside) + bias;
    if (cost < least) [best, least] = [cell, cost];
  }
  return best;
}
