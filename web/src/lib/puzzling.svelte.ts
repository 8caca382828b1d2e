/** How well does this browser's player solve? A rating against the puzzles, streaks, and what is done. */

import type { Schemas } from './api';

export type PuzzleInfo = Schemas['PuzzleInfo'];

/** What is kept of one game's puzzles. */
interface Kept {
  rating: number;
  deviation: number;
  /** How the first try at each puzzle went. */
  tried: Record<string, boolean>;
  run: number;
  bestRun: number;
  /** The day on which the puzzle of the day was solved last, and on how many days in a row. */
  day: string;
  days: number;
}

const KEY = 'nunatak.puzzles';
const FRESH: Kept = { rating: 1200, deviation: 350, tried: {}, run: 0, bestRun: 0, day: '', days: 0 };

// Glicko: a puzzle is an opponent whose strength is known quite well.
const Q = Math.log(10) / 400;
const KNOWN = 60;
const STEADY = 60;

const weight = (deviation: number): number => 1 / Math.sqrt(1 + (3 * Q * Q * deviation * deviation) / (Math.PI * Math.PI));

/** The rating after one more puzzle. */
export function rated({ rating, deviation }: { rating: number; deviation: number }, puzzle: number, solved: boolean): { rating: number; deviation: number } {
  const g = weight(KNOWN);
  const expected = 1 / (1 + 10 ** ((-g * (rating - puzzle)) / 400));
  const known = 1 / deviation ** 2 + Q * Q * g * g * expected * (1 - expected);
  return { rating: rating + (Q / known) * g * ((solved ? 1 : 0) - expected), deviation: Math.max(STEADY, Math.sqrt(1 / known)) };
}

/** A day as this browser's calendar has it. */
export function dayOf(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** The puzzle of a day: the same for everybody who has the same list, without asking anybody. */
export function puzzleOfDay(list: readonly PuzzleInfo[], day: string): PuzzleInfo | null {
  let mixed = 2166136261;
  for (const sign of day) mixed = Math.imul(mixed ^ sign.charCodeAt(0), 16777619) >>> 0;
  return list[mixed % Math.max(1, list.length)] ?? null;
}

class Puzzling {
  #kept = $state.raw<Record<string, Kept>>(read());

  of(game: string): Kept {
    return this.#kept[game] ?? FRESH;
  }

  /** A first try has ended; later ones are for practice. */
  tell(game: string, puzzle: PuzzleInfo, solved: boolean, today: string | null): void {
    const now = this.of(game);
    const day = today !== null && solved && now.day !== today ? { day: today, days: now.day === before(today) ? now.days + 1 : 1 } : {};
    if (puzzle.id in now.tried) return this.#keep(game, { ...now, ...day });
    const run = solved ? now.run + 1 : 0;
    const tried = { ...now.tried, [puzzle.id]: solved };
    this.#keep(game, { ...now, ...rated(now, puzzle.rating, solved), tried, run, bestRun: Math.max(run, now.bestRun), ...day });
  }

  #keep(game: string, kept: Kept): void {
    this.#kept = { ...this.#kept, [game]: kept };
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
  }

  /** The next one: not tried yet and about as hard as the player is strong; else the one tried longest ago. */
  next(game: string, list: readonly PuzzleInfo[], current: string | null): PuzzleInfo | null {
    const { rating, tried } = this.of(game);
    const others = list.filter((each) => each.id !== current);
    const fresh = others.filter((each) => !(each.id in tried)).sort((one, other) => Math.abs(one.rating - rating) - Math.abs(other.rating - rating));
    const failed = others.find((each) => tried[each.id] === false);
    return fresh[0] ?? failed ?? others[0] ?? list[0] ?? null;
  }
}

/** The day before a day. */
function before(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return dayOf(new Date(year!, month! - 1, date! - 1));
}

function read(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

export const puzzling = new Puzzling();
