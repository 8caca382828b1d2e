/** What the engine offers to the rest of the page: one game, its positions, its bots. */

/** A text by its key and values, as the server sends it; a seat among the values is `{ seat }`. */
export type Said = { key: string; values: Record<string, unknown>; rule?: string; weight?: string };
export type ActionForm = { type: string; [part: string]: unknown };

/** One game, loaded: its WebAssembly and its declaration. */
export interface Engine {
  readonly game: string;
  readonly version: number; // of the rules
  readonly declaration: unknown; // seats, options, phases, actions, levels: made by Python
  readonly size: number; // numbers of the action space
  readonly over: string; // the rule that refuses everything once the game is over
  readonly final: string; // the rule that refuses to take a move back
  readonly hidden: boolean; // whether there is anything that a seat may not see
  /** Throws Unreadable where an option or its value does not exist. */
  deal(seats: number, options: Record<string, string>, seed: bigint): Position;
  /** A position text; throws Unreadable with a key and values. */
  at(text: string): Position;
  /** The options of a position text. */
  options(text: string): Record<string, string>;
  /** The position of `Position.bytes()`. */
  rebuild(bytes: Uint8Array): Position;
  /** In how many threads a level thinks. */
  threads(level: string): number;
  /** A finished game, taken apart: where it began, and the moves. */
  study(start: Position, moves: readonly number[]): Study;
  /** What several heads of a bot like best together. */
  together(seat: number, thoughts: readonly Thought[]): number;
  /** JSON form -> number (also for what does not exist); throws Unreadable with the field in `where`. */
  read(action: ActionForm): number;
  write(action: number): ActionForm;
  notation(action: number): string;
}

/** A position; it belongs to whoever holds it. */
export interface Position {
  copy(): Position;
  bytes(): Uint8Array; // the raw record
  readonly seats: number;
  readonly over: boolean;
  readonly seat: number | null; // who decides
  readonly phase: string; // what is decided
  readonly revealed: boolean; // the last step showed somebody something new: no undo across it
  legal(): number[];
  read(action: ActionForm): number;
  write(action: number): ActionForm;
  notation(action: number): string;
  /** An action in notation; null: the words name none. */
  parse(seat: number, text: string): number | null;
  /** The action with what it may leave out. */
  complete(action: number): number;
  say(action: number): Said; // as the wire's Choice has it
  /** null: nothing refuses it. */
  refusal(seat: number, action: number): (Said & { rule: string }) | null;
  play(action: number): void; // legal ones only
  /** What the last step told, as the wire's lines have it; null: what the deal told. */
  log(before: Position | null): Said[];
  ask(): Said;
  wait(): Said;
  verdict(): Said[];
  view(seat: number | null): unknown; // exactly the JSON of the server's view
  prospects(seat: number | null): unknown;
  points(): number[];
  ranks(): number[];
  sources(): Record<string, number>[];
  /** Another position that looks the same to the seat. */
  redeal(seat: number, seed: bigint): Position;
  text(): string; // the position in one line, for digests and links
}

/** How long to think, and the game so far: a thought goes on where the last one was foreseen. */
export interface Budget {
  seconds?: number;
  iterations?: number;
  head?: number; // of a bot that thinks with several, each in a thread of its own
  moves?: number[];
  movers?: number[]; // who made each move
}

/** A bot, in whichever thread it is called; it answers when it is done. To stop it, end its worker. */
export interface Thinker {
  /** What a bot of the level does: with its slips, and exactly where little is left. */
  choose(position: Position, seat: number, level: string, seed: bigint, budget?: Budget): number;
  /** What needs no thought: the only move, or the best by exact play. */
  settled(position: Position, seat: number, level: string, seed: bigint, budget?: Budget): number | null;
  /** What the seat should do, what it gains, and why: as the wire tells it, but for the table's number. */
  hint(position: Position, seat: number, seed: bigint, seconds: number, iterations: number): unknown;
  /** What it thinks of each move. */
  think(position: Position, seat: number, level: string, seed: bigint, budget?: Budget): Thought;
  /** It is not asked again: what it has thought of needs no room any more. */
  end(): void;
}

/** The moves that were considered, how often each, and its worth to every seat. */
export interface Thought {
  action: number;
  actions: number[];
  visits: number[];
  worths: number[][];
}

/** What was found about one decision; only who made it reads it. */
export type Judgement = Record<string, unknown>;

/** The decisions of a finished game: each is judged on its own, in whichever thread. */
export interface Study {
  readonly decisions: number;
  judge(decision: number, iterations: number): Judgement;
  /** The analysis, as a server keeps it. */
  sum(judgements: readonly Judgement[], end: Position, resigned: number | null): unknown;
}
