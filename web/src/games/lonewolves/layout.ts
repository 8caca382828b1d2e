/** Where does everything lie? Five columns where there is room, else five rows, one thumb high each. */

import type { Slot, View } from './types';

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
  /** The whole of the territory, with both sides. */
  strip: Box;
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
  /** The width of a column, where there are columns. */
  column: number;
  /** The side of what a finger can hit, in units. */
  finger: number;
  /** Radii of scars in the supply and in slots. */
  token: number;
  slot: number;
  places: Map<string, Place>;
  /** Slots on a border, by slot name. */
  borders: Map<string, Point>;
  /** From where a seat's cards come, and where its scars wait. */
  home: Point[];
}

export const CARD = { w: 60, h: 84 };
const MOST_SUPPLY = 4;
const MOST_WOLVES = 6;

/** In columns a scar is a target of 45 units; it must be 40 px on the screen. */
const LEAST_SCALE = 0.9;

/** The row of territories as this seat sees it: the far side looks from the other end (L-SET-02). */
export function lay(view: View, bottom: number, width: number, height: number): Layout {
  const row = view.territories.map((territory) => territory.territory);
  if (bottom === 1) row.reverse();
  const scale = Math.min(width / (row.length * (COLUMN + 4) + 2), height / (COLUMN_HEIGHT + 6));
  if (scale < LEAST_SCALE) return rows(view, row, bottom, width, height);
  const room = (width / (height / (COLUMN_HEIGHT + 6)) - 2) / row.length - 4;
  return columns(view, row, bottom, Math.min(Math.max(COLUMN, room), WIDEST_COLUMN));
}

function ownSlots(slots: Slot[], territory: string): string[] {
  return slots.filter((slot) => slot.number !== null && slot.territories[0] === territory).map((slot) => slot.slot);
}

function spread(count: number, middle: number, room: number, step: number): number[] {
  const gap = count > 1 ? Math.min(step, (room - step) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, index) => middle + (index - (count - 1) / 2) * gap);
}

const wolvesOf = (view: View, territory: string, seat: number): number =>
  view.territories.find((place) => place.territory === territory)?.sides[seat]?.wolves.length ?? 0;

/** Cards side by side; the more there are, the more they overlap. */
function inRow(x: number, y: number, count: number, column: number): Point[] {
  const step = Math.min(CARD.w + 4, (column - 8 - CARD.w) / Math.max(1, count - 1));
  return Array.from({ length: MOST_WOLVES }, (_, wolf) => ({ x: x + wolf * step, y }));
}

/** The place of the last scar that lies in the supply. */
const lastScar = (view: View, territory: string): number =>
  Math.max(0, ...(view.territories.find((place) => place.territory === territory)?.supply.map(({ place }) => place) ?? []));

const COLUMN = 196;
const PANEL = 186;
const CARDS = 92;
const SLOTS = 50;
const COLUMN_HEIGHT = 2 * (CARDS + SLOTS) + PANEL + 16;
const WIDEST_COLUMN = 290;

function columns(view: View, row: string[], bottom: number, column: number): Layout {
  const height = COLUMN_HEIGHT;
  const places = new Map<string, Place>();
  const borders = new Map<string, Point>();
  const above = { cards: 4, slots: 4 + CARDS + SLOTS / 2 };
  const top = 8 + CARDS + SLOTS;
  const below = { cards: top + PANEL + SLOTS + 4, slots: top + PANEL + SLOTS / 2 };
  row.forEach((territory, index) => {
    const x = index * (column + 4);
    const sides = view.slots.map((slots, number): Side => {
      const own = number === bottom;
      const names = ownSlots(slots, territory);
      const at = spread(names.length, x + column / 2, column, 46);
      return {
        wolves: inRow(x + 4, own ? below.cards : above.cards, wolvesOf(view, territory, number), column),
        scale: 1,
        slots: new Map(names.map((name, slot) => [name, { x: at[slot]!, y: own ? below.slots : above.slots }])),
        strength: { x: x + 36, y: own ? top + PANEL - 19 : top + 19 },
      };
    });
    places.set(territory, {
      strip: { x, y: 0, w: column, h: height },
      panel: { x, y: top, w: column, h: PANEL },
      title: { x: x + column - 65, y: top + 21 },
      honor: { x: x + 42, y: top + 67 },
      moons: [{ x: x + column - 80, y: top + 66 }, { x: x + column - 34, y: top + 66 }],
      supply: spread(MOST_SUPPLY, x + column / 2, column - 4, 46).map((tx) => ({ x: tx + Math.min(12, (column - COLUMN) / 2), y: top + 129 })),
      gauge: { x: x + column - 68, y: top + PANEL - 19 },
      sides,
    });
  });
  borderSlots(view, row, borders, (left, number) => ({
    x: (left + 1) * (column + 4) - 2,
    y: number === bottom ? below.slots : above.slots,
  }));
  const width = row.length * (column + 4) - 4;
  const home = view.seats.map((_, number) => ({ x: width / 2 - 30, y: number === bottom ? height + 40 : -130 }));
  return { wide: true, width, height, column, finger: 45, token: 21, slot: 21, places, borders, home };
}

const ROW = 94;
const LOW = 84;
const LEAST_WIDTH = 372;
const GAP = 4;
export const NARROW_PANEL = 96;
const FINGER = 41; // px
/** In rows a card is as large as it may be while its value can be seen: one's own covers the foot of the rival's. */
const NARROW_CARD = 0.62;
const OF_ROW = 0.54;

/**
 * Rows of at least 94 units with the scars two by two; where the screen is lower than that, the
 * scars lie side by side and a unit is a pixel.
 */
function rows(view: View, row: string[], bottom: number, boxWidth: number, boxHeight: number): Layout {
  const high = (boxHeight - GAP * (row.length - 1)) / row.length;
  const low = high < LOW;
  const scale = low ? 1 : Math.min(high / ROW, Math.max(1, boxWidth / LEAST_WIDTH));
  const width = Math.max(boxWidth / scale, LEAST_WIDTH);
  const tall = Math.max(low ? 58 : ROW, high / scale);
  const across = low ? MOST_SUPPLY : 2;
  const between = low && width < 420 ? 21 : 25;
  const finger = Math.max(FINGER, FINGER / scale);
  const cards = NARROW_PANEL + across * finger + 10;
  const places = new Map<string, Place>();
  const borders = new Map<string, Point>();
  const step = tall + GAP;
  const card = Math.min(NARROW_CARD, (tall * OF_ROW) / CARD.h);
  row.forEach((territory, index) => {
    const y = index * step;
    const middle = y + tall / 2;
    const free = NARROW_PANEL + Math.min(across, lastScar(view, territory)) * finger + 10;
    const sides = view.slots.map((slots, number): Side => {
      const own = number === bottom;
      const names = ownSlots(slots, territory);
      const line = own ? middle + tall / 4 : middle - tall / 4;
      const right = width - 18 - (names.length - 1) * between;
      const count = wolvesOf(view, territory, number) + 1;
      const full = CARD.w * card + 3;
      const begin = Math.max(free, Math.min(cards, right - 16 - count * full));
      const room = right - 16 - begin - CARD.w * card;
      const gap = Math.max(4, Math.min(full, count > 1 ? room / (count - 1) : room));
      return {
        wolves: Array.from({ length: MOST_WOLVES }, (_, wolf) => ({ x: begin + wolf * gap, y: own ? y + tall - 2 - CARD.h * card : y + 2 })),
        scale: card,
        slots: new Map(names.map((name, slot) => [name, { x: right + slot * between, y: line }])),
        strength: { x: NARROW_PANEL - 13, y: own ? y + tall - 15 : y + 15 },
      };
    });
    places.set(territory, {
      strip: { x: 0, y, w: width, h: tall },
      panel: { x: 0, y, w: NARROW_PANEL, h: tall },
      title: { x: 5, y: y + 13 },
      honor: { x: 26, y: low ? y + tall / 2 + 8 : middle + 5 },
      moons: [{ x: 62, y: middle }, { x: 62, y: middle }],
      supply: Array.from({ length: MOST_SUPPLY }, (_, token) => ({
        x: NARROW_PANEL + 6 + finger * ((token % across) + 0.5),
        y: low ? middle : middle + finger * (Math.floor(token / across) - 0.5),
      })),
      gauge: { x: 32, y: y + tall - 8 },
      sides,
    });
  });
  borderSlots(view, row, borders, (left, number) => ({
    x: width - 112 - (number === bottom ? 0 : 44),
    y: (left + 1) * step - GAP / 2,
  }));
  const height = row.length * step - GAP;
  const home = view.seats.map((_, number) => ({ x: width / 2, y: number === bottom ? height + 20 : -70 }));
  return { wide: false, width, height, column: 0, finger, token: 18, slot: 10.5, places, borders, home };
}

function borderSlots(
  view: View,
  row: string[],
  borders: Map<string, Point>,
  at: (left: number, seat: number) => Point,
): void {
  view.slots.forEach((slots, number) => {
    for (const slot of slots) {
      if (slot.number !== null) continue;
      const left = Math.min(...slot.territories.map((territory) => row.indexOf(territory)));
      borders.set(slot.slot, at(left, number));
    }
  });
}
