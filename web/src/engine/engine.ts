/** One game in the page: its compiled rules, and its edges as Python wrote them. */

import { type NdArray, Rec, type DType, Own } from './arrays.ts';
import { Compiled, type Signature } from './compiled.ts';
import type { ActionForm, Budget, Engine, Judgement, Position, Said, Study, Thinker, Thought } from './contract.ts';
import { Dict, Exception, plain, runtime } from './python.ts';

/* eslint-disable @typescript-eslint/no-explicit-any */
type Any = any;

/** What the build writes beside the code. */
export interface Declaration {
  game: string;
  version: number;
  size: number;
  over: string;
  final: string;
  point: number;
  hidden: boolean;
  phases: string[];
  levels: Record<string, { threads: number }>;
  entries: Record<string, Signature>;
  [more: string]: unknown;
}

/** The parts of a game, as they were built and brought here. */
export interface Parts {
  module: WebAssembly.Module;
  declaration: Declaration;
  edge: ($: Any) => Any;
}

/** A text, an action or a position that can't be used: which text says why, with which values. */
export class Unreadable extends Error {
  readonly key: string;
  readonly values: Record<string, unknown>;
  readonly where: string;
  constructor(key: string, values: Record<string, unknown>, where: string, message: string) {
    super(message);
    this.key = key;
    this.values = values;
    this.where = where;
  }
}

/** Do it; what Python raises becomes an error of the page. */
function tried<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Exception)) throw error;
    const said = error['said'];
    const where = String(error['where'] ?? error['field'] ?? error['option'] ?? '');
    throw new Unreadable(said?.key ?? '', said ? plain(said.values) : {}, where, error.message);
  }
}

function told(message: Any): Said {
  const found: Said = { key: message.key, values: plain(message.values) };
  if (message.rule) found.rule = message.rule;
  found.weight = message.weight;
  return found;
}

/** A text without rule and weight, which only lines of the log have. */
function bare(message: Any): Said {
  return { key: message.key, values: plain(message.values) };
}

export class Game implements Engine {
  readonly game: string;
  readonly version: number;
  readonly declaration: Declaration;
  readonly edge: Any;
  readonly compiled: Compiled;
  /** All that think about this game here: their trees share one memory. */
  readonly minds = new Set<Mind>();

  constructor(parts: Parts) {
    this.declaration = parts.declaration;
    this.game = parts.declaration.game;
    this.version = parts.declaration.version;
    this.compiled = new Compiled(parts.module, parts.declaration.entries);
    const compiled = this.compiled;
    this.edge = parts.edge(runtime((name) => compiled.function(name), (size) => compiled.room(size)));
  }

  get size(): number {
    return this.declaration.size;
  }
  get over(): string {
    return this.declaration.over;
  }
  get final(): string {
    return this.declaration.final;
  }
  get hidden(): boolean {
    return this.declaration.hidden;
  }

  deal(seats: number, options: Record<string, string>, seed: bigint): Place {
    return tried(() => new Place(this, this.edge.deal(seats, new Dict(Object.entries(options)), seed)));
  }
  at(text: string): Place {
    return tried(() => new Place(this, this.edge.at(text)));
  }
  options(text: string): Record<string, string> {
    return tried(() => plain(this.edge.options(text)));
  }
  rebuild(bytes: Uint8Array): Place {
    const type: DType = this.edge.state_type;
    if (bytes.length !== type.itemsize) throw new Unreadable('', {}, 'bytes', `${type.itemsize} bytes are expected, got ${bytes.length}`);
    const record = blank(type);
    record.bytes().set(bytes);
    return new Place(this, record);
  }
  /** Trees that are left behind by some work are given up. */
  swept<T>(work: () => T): T {
    try {
      return work();
    } finally {
      this.compiled.sweep(this.trees());
    }
  }
  /** The same already while a mind works, which has no other large arrays than its trees. */
  thought<T>(work: () => T): T {
    this.compiled.kept = this.trees;
    try {
      return this.swept(work);
    } finally {
      this.compiled.kept = null;
    }
  }
  private readonly trees = (): NdArray[] => [...this.minds].flatMap((mind) => mind.nodes);

  threads(level: string): number {
    return this.declaration.levels[level]?.threads ?? 1;
  }
  study(start: Place, moves: readonly number[]): Study {
    return new Taken(this, start, moves);
  }
  together(seat: number, thoughts: readonly Thought[]): number {
    return this.edge.together(seat, thoughts);
  }
  read(action: ActionForm): number {
    return tried(() => this.edge.number(new Dict(Object.entries(action))));
  }
  write(action: number): ActionForm {
    return plain(this.edge.form(action));
  }
  notation(action: number): string {
    return this.edge.notation(action);
  }
}

function blank(type: DType): Rec {
  return new type.made!(new Own(type.itemsize), 0, type);
}

/** A position: a record of the page's own. */
export class Place implements Position {
  readonly engine: Game;
  readonly state: Any;

  constructor(engine: Game, state: Any) {
    this.engine = engine;
    this.state = state;
  }

  private get edge(): Any {
    return this.engine.edge;
  }

  copy(): Place {
    const record = blank(this.state.$type);
    record.bytes().set(this.state.bytes());
    return new Place(this.engine, record);
  }
  bytes(): Uint8Array {
    return this.state.tobytes();
  }
  get seats(): number {
    return this.edge.seats(this.state);
  }
  get over(): boolean {
    return this.edge.over(this.state);
  }
  get seat(): number | null {
    return this.over ? null : this.state.seat;
  }
  get phase(): string {
    return this.edge.phase(this.state);
  }
  get revealed(): boolean {
    return this.state.news !== 0;
  }

  legal(): number[] {
    return this.edge.legal(this.state);
  }
  read(action: ActionForm): number {
    return this.engine.read(action);
  }
  write(action: number): ActionForm {
    return this.engine.write(action);
  }
  notation(action: number): string {
    return this.engine.notation(action);
  }
  parse(seat: number, text: string): number | null {
    try {
      return this.edge.parsed(text, seat);
    } catch (error) {
      if (error instanceof Exception) return null;
      throw error;
    }
  }
  complete(action: number): number {
    return this.edge.complete(this.state, action);
  }
  say(action: number): Said {
    return bare(this.edge.say(this.state, action));
  }
  refusal(seat: number, action: number): (Said & { rule: string }) | null {
    const found = this.edge.refusal(this.state, seat, action);
    return found && { ...bare(found), rule: found.key };
  }
  play(action: number): void {
    this.edge.apply(this.state, action);
  }

  log(before: Place | null): Said[] {
    return this.edge.log(this.state, before && before.state).map(told);
  }
  ask(): Said {
    return bare(this.edge.ask(this.state));
  }
  wait(): Said {
    return bare(this.edge.wait(this.state));
  }
  verdict(): Said[] {
    return this.edge.verdict(this.state).map(told);
  }
  view(seat: number | null): unknown {
    return plain(this.edge.view(this.state, seat));
  }
  prospects(seat: number | null): unknown {
    return plain(this.edge.prospects(this.state, seat));
  }
  points(): number[] {
    return this.edge.points(this.state);
  }
  ranks(): number[] {
    return this.edge.ranks(this.state);
  }
  sources(): Record<string, number>[] {
    return plain(this.edge.sources(this.state));
  }
  redeal(seat: number, seed: bigint): Place {
    const made = this.copy();
    this.edge.redeal_from(made.state, seat, seed);
    return made;
  }
  text(): string {
    return this.edge.text(this.state);
  }
}

/** A bot in this thread; it keeps what it has thought of between the moves of a game. */
export class Mind implements Thinker {
  private readonly engine: Game;
  private bot: Any = null;
  private about = '';
  constructor(engine: Game) {
    this.engine = engine;
    engine.minds.add(this);
  }

  end(): void {
    this.engine.minds.delete(this);
  }

  choose(position: Place, seat: number, level: string, seed: bigint, budget?: Budget): number {
    const [bot, outlook] = this.ready(position, seat, level, seed, budget);
    return this.engine.thought(() => this.engine.edge.choose(bot, outlook));
  }

  settled(position: Place, seat: number, level: string, seed: bigint, budget?: Budget): number | null {
    const [bot, outlook] = this.ready(position, seat, level, seed, budget);
    return this.engine.edge.settled(bot, outlook);
  }

  hint(position: Place, seat: number, seed: bigint, seconds: number, iterations: number): unknown {
    const { edge } = this.engine;
    return plain(this.engine.swept(() => edge.hint(edge.outlook(position.state, seat, [], []), seed, seconds, iterations)));
  }

  think(position: Place, seat: number, level: string, seed: bigint, budget?: Budget): Thought {
    const [bot, outlook] = this.ready(position, seat, level, seed, budget);
    const found = this.engine.thought(() => this.engine.edge.think(bot, outlook));
    const [actions, visits] = [[...found.actions], [...found.visits]];
    return { action: actions[found.best], actions, visits, worths: plain(found.worths) };
  }

  private ready(position: Place, seat: number, level: string, seed: bigint, budget: Budget = {}): [Any, Any] {
    const { edge } = this.engine;
    const about = JSON.stringify([level, String(seed), seat, budget.seconds ?? null, budget.iterations ?? null, budget.head ?? 0]);
    if (this.about !== about) {
      this.bot = edge.bot(level, seed, edge.budget(level, budget.seconds ?? null, budget.iterations ?? null), budget.head ?? 0);
      this.about = about;
    }
    const moves = budget.moves ?? [];
    const movers = budget.movers ?? moves.map(() => 0);
    return [this.bot, edge.outlook(position.state, seat, moves, movers)];
  }

  /** The memory of its trees. */
  get nodes(): NdArray[] {
    return this.bot === null ? [] : this.bot.searcher.trees.map((tree: Any) => tree.nodes);
  }
}

/** A finished game, taken apart into its decisions. */
class Taken implements Study {
  private readonly engine: Game;
  private readonly moments: Any[];
  constructor(engine: Game, start: Place, moves: readonly number[]) {
    this.engine = engine;
    this.moments = engine.edge.moments(start.state, [...moves]);
  }

  get decisions(): number {
    return this.moments.length;
  }
  judge(decision: number, iterations: number): Judgement {
    return plain(this.engine.swept(() => this.engine.edge.judge(this.moments[decision], iterations)));
  }
  sum(judgements: readonly Judgement[], end: Place, resigned: number | null): unknown {
    return plain(this.engine.edge.analysis(this.moments, [...judgements], end.state, resigned));
  }
}
