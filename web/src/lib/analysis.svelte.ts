/** How is a finished game's analysis come by? The server makes it on request, or a file brings it. */

import { get, post, Trouble, type Schemas } from './api';
import { house } from './house.svelte';
import { say } from './texts.svelte';

export type Analysis = Schemas['Analysis'];
type Info = Schemas['AnalysisInfo'];

const LOOK = 1000;

export class Analysing {
  readonly #path: string;
  readonly #game: string;
  readonly #moves: number;
  info = $state.raw<Info | null>(null);
  found = $state.raw<Analysis | null>(null);
  trouble = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(table: string, game: string, moves: number) {
    this.#path = `/api/tables/${table}/analysis`;
    this.#game = game;
    this.#moves = moves;
    void this.#ask(() => get<Info>(this.#path));
  }

  /** Let the server think, unless it has. */
  async begin(): Promise<void> {
    await this.#ask(async () => {
      await house.enter();
      return post<Info>(this.#path);
    });
  }

  async #ask(question: () => Promise<Info>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const before = this.info?.state;
      this.info = await question();
      this.trouble = '';
      this.found = this.info.analysis ?? this.found;
      if (before === 'working' && this.info.state === 'none') return await this.begin();
    } catch (error) {
      this.trouble = (error as Error).message;
    }
    if (this.info?.state === 'working' && !this.#closed) {
      this.#timer = setTimeout(() => void this.#ask(() => get<Info>(this.#path)), LOOK);
    }
  }

  /** A file of `nunatak analyze` for this very game. */
  async open(file: File): Promise<void> {
    try {
      const form = JSON.parse(await file.text()) as Partial<Analysis>;
      const fits = form.format === 1 && form.game === this.#game && form.decisions === this.#moves;
      if (!fits || !form.moves?.every((move) => move.said && move.better)) throw new Trouble('bad-value', '');
      this.found = form as Analysis;
      this.trouble = '';
    } catch {
      this.trouble = say('web-analysis-other-file');
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}

/** How a seat stood after so many moves: the place to expect, from 1. */
export interface Stand {
  at: number;
  place: number;
}

/** The line of each seat from turn to turn; where things are hidden, as that seat saw it itself. */
export function lines(analysis: Analysis): Stand[][] {
  return analysis.players.map(({ seat }) => {
    const line = analysis.turns
      .filter((turn) => turn.seat === seat || !analysis.hidden)
      .map((turn) => ({ at: turn.first - 1, place: analysis.moves[turn.first - 1]!.places[seat]! }));
    const rank = analysis.result?.ranks[seat];
    return rank === undefined ? line : [...line, { at: analysis.decisions, place: rank }];
  });
}

/** Where a seat stood at a moment: its last estimate before it, or its first. */
export function standAt(line: readonly Stand[], at: number): Stand | undefined {
  return line.findLast((stand) => stand.at <= at) ?? line[0];
}

/** A place as people read it: of two, the chance to win. */
export function sayPlace(place: number, seats: number, language: string): string {
  if (seats === 2) return say('analysis-percent', { percent: Math.round(100 * (2 - place)) });
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return say('analysis-place', { place: place.toLocaleString(language, digits) });
}

/** A part of a place as people read it: of two, a part of the chance to win. */
export function sayLoss(places: number, seats: number, language: string): string {
  if (seats === 2) return say('analysis-percent', { percent: Math.round(100 * places) });
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return say('analysis-places', { places: places.toLocaleString(language, digits) });
}
