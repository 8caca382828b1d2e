/** Where does everything lie? Five columns on a wide screen, five rows on a narrow one. */

import type { Seat, View } from './types';

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

/** One seat's part of one territory. */
export interface Side {
  wolves: Point[];
  scale: number;
  slots: Map<string, Point>;
  strength: Point;
}

export interface Place {
  panel: Box;
  title: Point;
  honor: Point;
  moons: Point[];
  supply: Point[];
  gauge: Point;
  sides: Side[];
}

export interface Layout {
  wide: boolean;
  width: number;
  height: number;
  token: number;
  places: Map<string, Place>;
  /** Slots on a border, by slot name. */
  borders: Map<string, Point>;
  /** From where a seat's cards come, and where its scars wait. */
  home: Point[];
}

export const CARD = { w: 60, h: 84 };
const MOST_SUPPLY = 4;
const MOST_WOLVES = 6;

/** The row of territories as this seat sees it: the far side looks from the other end (L-SET-02). */
export function lay(view: View, bottom: number, wide: boolean): Layout {
  const row = view.territories.map((territory) => territory.territory);
  if (bottom === 1) row.reverse();
  return wide ? columns(view, row, bottom) : rows(view, row, bottom);
}

function ownSlots(seat: Seat, territory: string): string[] {
  return seat.slots.filter((slot) => slot.number !== null && slot.territories[0] === territory).map((slot) => slot.slot);
}

function spread(count: number, middle: number, room: number, step: number): number[] {
  const gap = count > 1 ? Math.min(step, (room - step) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, index) => middle + (index - (count - 1) / 2) * gap);
}

const wolvesOf = (view: View, territory: string, seat: number): number =>
  view.territories.find((place) => place.territory === territory)?.sides[seat]?.wolves.length ?? 0;

/** Cards side by side; the more there are, the more they overlap. */
function inRow(x: number, y: number, count: number): Point[] {
  const step = count > 3 ? (COLUMN - 8 - CARD.w) / (count - 1) : CARD.w + 4;
  return Array.from({ length: MOST_WOLVES }, (_, wolf) => ({ x: x + wolf * step, y }));
}

const COLUMN = 196;
const PANEL = 186;
const CARDS = 92;
const SLOTS = 50;

function columns(view: View, row: string[], bottom: number): Layout {
  const height = 2 * (CARDS + SLOTS) + PANEL + 16;
  const places = new Map<string, Place>();
  const borders = new Map<string, Point>();
  const above = { cards: 4, slots: 4 + CARDS + SLOTS / 2 };
  const top = 8 + CARDS + SLOTS;
  const below = { cards: top + PANEL + SLOTS + 4, slots: top + PANEL + SLOTS / 2 };
  row.forEach((territory, index) => {
    const x = index * (COLUMN + 4);
    const sides = view.seats.map((seat, number): Side => {
      const own = number === bottom;
      const names = ownSlots(seat, territory);
      const at = spread(names.length, x + COLUMN / 2, COLUMN, 46);
      return {
        wolves: inRow(x + 4, own ? below.cards : above.cards, wolvesOf(view, territory, number)),
        scale: 1,
        slots: new Map(names.map((name, slot) => [name, { x: at[slot]!, y: own ? below.slots : above.slots }])),
        strength: { x: x + 36, y: own ? top + PANEL - 19 : top + 19 },
      };
    });
    places.set(territory, {
      panel: { x, y: top, w: COLUMN, h: PANEL },
      title: { x: x + 128, y: top + 21 },
      honor: { x: x + 42, y: top + 70 },
      moons: [{ x: x + 116, y: top + 66 }, { x: x + 162, y: top + 66 }],
      supply: spread(MOST_SUPPLY, x + COLUMN / 2, COLUMN - 4, 46).map((tx) => ({ x: tx, y: top + 124 })),
      gauge: { x: x + 128, y: top + PANEL - 19 },
      sides,
    });
  });
  borderSlots(view, row, borders, (left, number) => ({
    x: (left + 1) * (COLUMN + 4) - 2,
    y: number === bottom ? below.slots : above.slots,
  }));
  const width = row.length * (COLUMN + 4) - 4;
  const home = view.seats.map((_, number) => ({ x: width / 2 - 30, y: number === bottom ? height + 40 : -130 }));
  return { wide: true, width, height, token: 21, places, borders, home };
}

const ROW = 190;
const LEFT = 124;

function rows(view: View, row: string[], bottom: number): Layout {
  const width = 360;
  const places = new Map<string, Place>();
  const borders = new Map<string, Point>();
  row.forEach((territory, index) => {
    const y = index * (ROW + 6);
    const sides = view.seats.map((seat, number): Side => {
      const own = number === bottom;
      const names = ownSlots(seat, territory);
      return {
        wolves: Array.from({ length: MOST_WOLVES }, (_, wolf) => ({ x: LEFT + 8 + wolf * 38, y: own ? y + 97 : y + 43 })),
        scale: 0.58,
        slots: new Map(names.map((name, slot) => [name, { x: LEFT + 30 + slot * 46, y: own ? y + ROW - 22 : y + 21 }])),
        strength: { x: 30, y: own ? y + ROW - 17 : y + 17 },
      };
    });
    places.set(territory, {
      panel: { x: 0, y, w: LEFT, h: ROW },
      title: { x: 91, y: y + 19 },
      honor: { x: 27, y: y + 62 },
      moons: [{ x: 70, y: y + 62 }, { x: 102, y: y + 62 }],
      supply: [0, 1, 2, 3].map((token) => ({ x: 50 + (token % 2) * 46, y: y + 102 + Math.floor(token / 2) * 44 })),
      gauge: { x: 91, y: y + ROW - 17 },
      sides,
    });
  });
  borderSlots(view, row, borders, (left, number) => ({
    x: width - 30 - (number === bottom ? 0 : 46),
    y: (left + 1) * (ROW + 6) - 3,
  }));
  const height = row.length * (ROW + 6) - 6;
  const home = view.seats.map((_, number) => ({ x: 160, y: number === bottom ? height + 20 : -70 }));
  return { wide: false, width, height, token: 19, places, borders, home };
}

function borderSlots(
  view: View,
  row: string[],
  borders: Map<string, Point>,
  at: (left: number, seat: number) => Point,
): void {
  view.seats.forEach((seat, number) => {
    for (const slot of seat.slots) {
      if (slot.number !== null) continue;
      const left = Math.min(...slot.territories.map((territory) => row.indexOf(territory)));
      borders.set(slot.slot, at(left, number));
    }
  });
}
