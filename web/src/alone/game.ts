/** A game being played: where it began, the moves so far, and the position that they lead to. */

import type { ActionForm, Engine, Position, Said } from '../engine/contract';
import { hides } from './engines';
import type { Facts } from './facts';
import { Refused, Trouble } from './trouble';

/** Redeals by which it is found out whether a step told its own seat something. */
const GUESSES = 4;

export type Order = ActionForm | string | number;

export function begin(engine: Engine, { count, options, seed, position }: Facts): Position {
  return position === null ? engine.deal(count, options, BigInt(seed ?? 0)) : engine.at(position);
}

export class Game {
  readonly engine: Engine;
  readonly #facts: Facts;
  #position: Position;
  moves: number[] = [];
  /** Did this move show anybody anything new? */
  #shows: boolean[] = [];
  news: Said[];
  resigned: number | null = null;

  constructor(engine: Engine, facts: Facts) {
    this.engine = engine;
    this.#facts = facts;
    this.#position = begin(engine, facts);
    this.news = this.#position.log(null);
  }

  get position(): Position {
    return this.#position;
  }

  get isOver(): boolean {
    return this.resigned !== null || this.#position.over;
  }

  get deciding(): number | null {
    return this.isOver ? null : this.#position.seat;
  }

  /** How many moves may be taken back: none that showed anybody anything new. */
  get undoable(): number {
    return this.#shows.length - 1 - this.#shows.lastIndexOf(true);
  }

  play(number: number): void {
    const before = this.#position.copy();
    this.#position.play(number);
    this.news = this.#position.log(before);
    this.moves.push(number);
    this.#shows.push(this.#position.revealed);
  }

  rewind(moves: number): void {
    const kept = this.moves.slice(0, moves);
    this.#position = begin(this.engine, this.#facts);
    this.moves = [];
    this.#shows = [];
    for (const number of kept) {
      this.#position.play(number);
      this.moves.push(number);
      this.#shows.push(this.#position.revealed);
    }
  }

  // ---------------------------------------------------------------- trying

  /** The numbers of the steps of actions that follow each other, all or none; Refused by the first bad. */
  steps(orders: readonly Order[], seat: number): number[] {
    const trial = new Trial(this.engine, this.#position, seat);
    orders.forEach((order, place) => {
      if (this.resigned !== null) throw new Refused(this.engine.over, {}, place + 1);
      trial.take(this.#read(trial.position, order, seat, place), place + 1);
    });
    return trial.steps;
  }

  #read(position: Position, order: Order, seat: number, place: number): number {
    if (typeof order === 'number') return order;
    if (typeof order === 'string') {
      const found = position.parse(seat, order);
      if (found === null) throw new Trouble('unreadable', this.engine.notation(0), 'action');
      return found;
    }
    try {
      return position.read(order);
    } catch (error) {
      throw new Trouble('bad-value', (error as Error).message, place ? `actions[${place}]` : 'action');
    }
  }
}

/** Actions that a seat tries one after another, without touching the table. */
class Trial {
  readonly steps: number[] = [];
  readonly position: Position;

  constructor(
    readonly engine: Engine,
    readonly start: Position,
    readonly seat: number,
  ) {
    this.position = start.copy();
  }

  take(number: number, place: number): void {
    if (this.#hasLearned()) throw new Refused(this.engine.final, {}, place);
    const step = this.position.complete(number);
    const refusal = this.position.refusal(this.seat, step);
    if (refusal) throw new Refused(refusal.rule, refusal.values, place);
    this.position.play(step);
    this.steps.push(step);
  }

  /** Whether the steps told their own seat what it could not foresee: they could not be taken back then. */
  #hasLearned(): boolean {
    if (!this.steps.length || !hides(this.engine) || !this.position.revealed) return false;
    const seen = JSON.stringify(this.position.view(this.seat));
    return Array.from({ length: GUESSES }, (_, guess) => this.#imagined(BigInt(guess))).some((view) => view !== seen);
  }

  #imagined(chance: bigint): string {
    const position = this.start.redeal(this.seat, chance);
    for (const number of this.steps) position.play(number);
    return JSON.stringify(position.view(this.seat));
  }
}
