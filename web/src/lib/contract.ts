/** What does the shell hand to a game's room, and what must a room bring? See web/README.md. */

import type { Component } from 'svelte';
import type { Picker } from './picking.svelte';
import type { Gender } from './recount';
import type { Sound } from './sounds';

/** A seat among a message's values: it is said by its player's name. */
export interface SeatRef {
  seat: number;
}
export type Value = string | number | SeatRef;
export type Values = Record<string, Value>;

/** A text to be said in any language: its key and its values, and the rule that a log line rests on. */
export interface Said {
  key: string;
  values: Values;
  rule?: string;
  /** It belongs to the main line before it: what that cost, what came of it. */
  detail?: boolean;
  /** A step towards what is told a moment later: for the board, not for the log. */
  silent?: boolean;
}

/** A typed action, as the rules write it in JSON. */
export interface Action {
  type: string;
  [field: string]: string | number;
}

/** A legal action, and how it reads in a list. */
export interface Choice {
  action: Action;
  said: Said;
}

/** Why something is not allowed: a rule of the ledger and its sentence. */
export interface Refusal {
  rule: string;
  text: string;
}

/** What would come of an action: the view and the lines after it, or that it can't be taken back. */
export interface Foreseen<View = unknown> {
  final: boolean;
  view: View | null;
  lines: Said[];
}

/** A thing on the board that is no action by itself; the names are the game's own. */
export interface BoardElement {
  element: string;
}

/** What would be allowed instead of something refused: places and pieces by name, and a sentence. */
export interface Instead {
  names: string[];
  text: string;
}

/** A whole command in the words that the game understands, to be asked about. */
export interface Words {
  words: string;
}

export interface Decision {
  seat: number;
  kind: string;
  ask: Said;
  wait: Said;
}

export interface Outcome {
  points: number[];
  ranks: number[];
  sources: Record<string, number>[];
  resigned: number | null;
  verdict: Said[];
}

/** One step of a game as one viewer sees it. */
export interface Frame<View = unknown> {
  number: number;
  view: View;
  events: Said[];
  decision: Decision | null;
  choices: Choice[];
  outcome: Outcome | null;
  /** Whose step it was; null: nobody's, or it is not known. */
  by?: number | null;
  /** What could come of it, where that was recorded. */
  prospects?: unknown;
}

export interface SeatInfo {
  seat: number;
  name: string;
  tone: number;
  mine: boolean;
  bot: string | null;
  /** How verbs agree with a bot's name; of people it is not known. */
  gender?: Gender;
  here: boolean;
  /** By which a person is asked about; nobody's in a lesson. */
  person?: string | null;
  /** At this game with so many players, where it counts. */
  rating?: number | null;
}

/** All that a room's components get: what to draw, and what can be done. */
export interface Stage<View = unknown, Prospects = unknown> {
  readonly game: string;
  readonly view: View;
  /** The view before the last step, and what that step told: the stuff of motion. */
  readonly before: View | null;
  readonly events: readonly Said[];
  readonly step: number;
  /** The legal actions of the viewer now; empty while others decide. */
  readonly choices: readonly Choice[];
  readonly decision: Decision | null;
  readonly outcome: Outcome | null;
  /** The viewer's seat, or null for somebody who watches. */
  readonly me: number | null;
  readonly seats: readonly SeatInfo[];
  /** What the player has chosen so far of an action with several parts. */
  readonly pick: Picker;
  /** The overlay that is switched on, one of the room's `overlays`. */
  readonly overlay: string | null;
  /** The element that a log line or a list points at. */
  readonly lit: string | null;
  /** Milliseconds for a motion of that usual length; 0 when motion is off. Reading time is not motion. */
  pace(ms: number): number;
  /** Carry out an action, or several one after another: all of them or none. */
  play(...actions: Action[]): void;
  /** Ask why an action or an element can't be had; the note opens beside the anchor. */
  why(target: Action | BoardElement | Words, anchor?: Element | null): void;
  /** What could come of this position; null until it has been asked for by `foresee` and answered. */
  readonly prospects: Prospects | null;
  foresee(): void;
  /** Try an action out without playing it; null where nobody can tell. */
  preview(action: Action): Promise<Foreseen<View> | null>;
  say(key: string, values?: Values): string;
  tell(said: Said): string;
}

/** What a line of the log leaves on the board; places are named as `data-element` or `data-cell` there. */
export interface Trace {
  kind: 'moved' | 'new' | 'gone';
  at: string;
  from?: string;
}

/** Points that somebody gains for a place. */
export interface Gain {
  seat: number;
  points: number;
  at: string;
}

/** games/GAME/traces.ts exports them as `traces`: what a line leaves, and how it sounds. */
export interface Traces {
  of(said: Said): Trace | null;
  sound(said: Said): Sound | null;
  /** What kind of deed it was, as a drawing of 24 by 24 units: where there is little room it stands for the sentence. */
  sign?(said: Said): string | null;
  /** What somebody gains at a place in this line: it is seen to travel to the seat. */
  gain?(said: Said): Gain | null;
  /** The places that a step lights one after another, as `stage.lit` names them: a scoring. */
  lights?(events: readonly Said[]): string[];
}

/** games/GAME/ahead.ts exports it: the view after actions that the server has not answered yet, or null; `prospects` is what had been foreseen. */
export type Ahead<View = unknown> = (view: View, actions: readonly Action[], seat: number, prospects: unknown) => View | null;

/** A game's room: web/src/games/GAME/index.ts exports one as `room`. */
export interface Room<View = unknown> {
  name: string;
  /** The board: fills its box. */
  Board: Component<{ stage: Stage<View> }>;
  /** One seat's own board, hand or summary, beside the table. */
  Seat: Component<{ stage: Stage<View>; seat: number }>;
  /** The viewer's hand or tiles, under the board. */
  Hand?: Component<{ stage: Stage<View> }>;
  /** What matters most about a seat beside its points, in a line or two: on its card, on a phone's chip. */
  Brief?: Component<{ stage: Stage<View>; seat: number }>;
  /** One line above the board: a calendar, the turn, a deck. */
  Line?: Component<{ stage: Stage<View> }>;
  /** Heights that are kept free on narrow screens, as CSS lengths, so that nothing moves. */
  reserve?: { hand?: string; plan?: string };
  /** What the lines of the log leave on the board; `loadRoom` adds it from traces.ts. */
  traces?: Traces;
  /** How the board looks at once after the viewer's own move; `loadRoom` adds it from ahead.ts. */
  ahead?: Ahead<View>;
  /** What is being prepared and what would come of it: in a place of its own under the board. */
  Plan?: Component<{ stage: Stage<View> }>;
  /** The final scoring, step by step: `shown` lines of the verdict have been read out. */
  Scoring?: Component<{ stage: Stage<View>; shown: number }>;
  /** Whether the seats stand in a strip above the board, because each needs only a line or two. */
  strip?: boolean;
  /** Ids of overlays; each has a text `overlay-ID` in the game's web texts. */
  overlays: readonly string[];
  /** The board in sentences, for those who hear it. */
  describe(stage: Stage<View>): string[];
  /** The element that a line of the log is about, as `stage.lit` will name it. */
  elementOf(said: Said): string | null;
  /** For something refused: what would have to be chosen or changed first, by name, and how to say it. */
  instead?(stage: Stage<View>, target: Action | BoardElement | Words): Instead | null;
  /** What each seat has scored so far, by source. */
  sources(view: View): readonly Readonly<Record<string, number>>[];
  /** Points as people write them; a game may count in halves. */
  points?(points: number): string;
  /** An action with those that the player has answered along with it; one command carries all. */
  whole?(stage: Stage<View>, action: Action): Action[];
  /** How long a step should stay before the next one is shown, in ms, motion included. */
  linger(events: readonly Said[]): number;
}

/** Figures of the rulebook: games/GAME/figures.ts may export one as `figures`. */
export interface Figures<Drawing = unknown> {
  Figure: Component<{ game: string; drawing: Drawing }>;
  /** What is drawn at a rule, by its id. */
  drawings: Readonly<Record<string, Drawing>>;
}

/** games/GAME/staging.ts exports one as `staging`: how a lesson lights what is to be touched. */
export interface Staging<View = unknown, Prospects = unknown> {
  /** What is to be touched next for the first of these actions: the ways to find it (selectors). */
  touch(gesture: readonly [Action, ...Action[]], stage: Stage<View>): readonly string[];
  /** Of what is foreseen, no more than belongs to these actions. */
  narrow?(prospects: Prospects, gesture: readonly Action[]): Prospects;
}

/** games/GAME/goal.ts exports it: what a beginner should try now, in a sentence; null: nothing. */
export type Goal<View = unknown> = (stage: Stage<View>) => string | null;
