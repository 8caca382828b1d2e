/** What is true at a table? Whatever its numbered events say, folded one after another. */

import type { Engine, Said } from '../engine/contract';
import { botOf, type Body, type EventKind, type Facts, type Sitting, type TableEvent } from './facts';
import { begin, Game } from './game';

/** An event with what it told everybody. */
export interface Told {
  event: TableEvent;
  moves: number;
  lines: Said[];
  /** How many of the last lines are the final scoring. */
  closing: number;
}

export interface Happening {
  seat?: number;
  by?: TableEvent['by'];
  body?: Body;
  command?: string | null;
}

type State = 'lobby' | 'playing' | 'over';
interface Lines {
  lines: Said[];
  closing?: number;
}

export class LiveTable {
  sittings: Sitting[] = [];
  state: State = 'lobby';
  told: Told[] = [];
  game: Game | null = null;
  readonly commands = new Map<string, number>();
  /** By command, the last move first. */
  takenBack: number[][] = [];
  /** The seat of each move, and the moves that were the first of a command. */
  movers: number[] = [];
  firsts: number[] = [];
  started: number | null = null;
  ended: number | null = null;
  next: string | null = null;

  constructor(
    readonly facts: Facts,
    readonly engine: Engine,
  ) {}

  /** Let something happen; it counts once the store has taken it. */
  add(kind: EventKind, at: number, { seat, by = 'person', body = {}, command = null }: Happening = {}): TableEvent {
    const event: TableEvent = { number: this.number + 1, kind, seat: seat ?? null, by, body, command, at };
    this.fold(event);
    return event;
  }

  fold(event: TableEvent): void {
    const { lines, closing = 0 } = this[`_${event.kind}`](event);
    if (event.command !== null) this.commands.set(event.command, event.number);
    this.told.push({ event, moves: this.moves, lines, closing });
  }

  // ---------------------------------------------------------------- what each kind does

  private _seat({ seat, body }: TableEvent): Lines {
    this.sittings[seat!] = { ...body.sitting!, held: null };
    return { lines: [] };
  }

  private _start({ at }: TableEvent): Lines {
    this.state = 'playing';
    this.started = at;
    this.game = new Game(this.engine, this.facts);
    return { lines: this.game.news };
  }

  private _move({ seat, by, body, command, at }: TableEvent): Lines {
    const game = this.playing;
    if (command !== null || by !== 'person') this.firsts.push(this.moves);
    this.movers.push(seat!);
    game.play(body.action!);
    this.#playAgain(body.action!);
    if (!game.isOver) return { lines: game.news };
    this.#end(at);
    const verdict = game.position.verdict();
    return { lines: [...game.news, ...verdict], closing: verdict.length };
  }

  /** A move that was taken back has been made again, or it is forgotten with the others. */
  #playAgain(action: number): void {
    const last = this.takenBack.at(-1);
    if (last?.at(-1) !== action) {
      this.takenBack = [];
      return;
    }
    last.pop();
    if (!last.length) this.takenBack.pop();
  }

  private _undo({ seat, body }: TableEvent): Lines {
    const moves = body.moves!;
    this.#takeBack(moves);
    this.playing.rewind(moves);
    this.movers.length = moves;
    this.firsts = this.firsts.filter((first) => first < moves);
    return about('table-undo', seat);
  }

  /** All moves but so many are remembered, those of one command together. */
  #takeBack(moves: number): void {
    const made = [...this.playing.moves];
    while (made.length > moves) {
      const first = Math.max(moves, this.begun(made.length - 1));
      this.takenBack.push(made.splice(first).reverse());
    }
  }

  private _hold({ seat, body }: TableEvent): Lines {
    this.sittings[seat!]!.held = body.level!;
    return about('table-hold-left', seat);
  }

  private _take({ seat }: TableEvent): Lines {
    this.sittings[seat!]!.held = null;
    return about('table-take', seat);
  }

  private _resign({ seat, at }: TableEvent): Lines {
    this.playing.resigned = seat;
    this.#end(at);
    return { ...about('resigned', seat), closing: 1 };
  }

  #end(at: number): void {
    this.state = 'over';
    this.ended = at;
  }

  // ---------------------------------------------------------------- asking

  get number(): number {
    return this.told.length;
  }

  get moves(): number {
    return this.movers.length;
  }

  get playing(): Game {
    if (!this.game) throw new Error(`table ${this.facts.id} has not begun`);
    return this.game;
  }

  /** The first move of the command that a move belongs to; of a record each stands alone. */
  begun(move: number): number {
    return this.firsts.findLast((first) => first <= move) ?? move;
  }

  get turn(): number | null {
    return this.state === 'playing' ? this.playing.deciding : null;
  }

  get mine(): number[] {
    return this.sittings.flatMap((sitting, seat) => (sitting.mine ? seat : []));
  }

  /** The seat that a bot decides for now, and its level. */
  get thinker(): { seat: number; level: string } | null {
    const seat = this.turn;
    const level = seat === null ? null : botOf(this.sittings[seat]!);
    return seat === null || level === null ? null : { seat, level };
  }

  /** The moves that had been made, and not been taken back, when an event had happened. */
  movesAfter(number: number): number[] {
    const made: number[] = [];
    for (const { event } of this.told.slice(0, number)) {
      if (event.kind === 'move') made.push(event.body.action!);
      if (event.kind === 'undo') made.length = event.body.moves!;
    }
    return made;
  }

  /** What the eyes see after each event since a number; the last of them as the table stands. */
  viewsAfter(number: number, looking: number | null): unknown[] {
    const { position } = this.playing;
    const last = position.view(looking);
    const earlier = this.told.slice(number, -1).map(({ event }) => this.#viewAt(event.number, looking));
    return [...earlier, last];
  }

  #viewAt(number: number, looking: number | null): unknown {
    const position = begin(this.engine, this.facts);
    for (const move of this.movesAfter(number)) position.play(move);
    return position.view(looking);
  }
}

const about = (key: string, seat: number | null): Lines => ({ lines: [{ key, values: { player: { seat: seat ?? 0 } } }] });
