/** A game as it is shown: the step on the screen, those still to come, and what can be done. */

import type {
  Action,
  BoardElement,
  Choice,
  Decision,
  Foreseen,
  Frame,
  Outcome,
  Refusal,
  Room,
  Said,
  SeatInfo,
  Stage,
  Values,
} from './contract';
import { hush } from './explain';
import { Picker } from './picking.svelte';
import { settings } from './settings.svelte';
import { texts } from './texts.svelte';

/** Whoever carries out what the player wants: a server's table, a recorded game, a lesson. */
export interface Backend {
  play(action: Action): void;
  why(target: Action | BoardElement): Promise<Refusal | null>;
  preview?(action: Action): Promise<Foreseen | null>;
}

/** A refusal on the screen, and the thing it stands beside. */
export interface Note {
  refusal: Refusal | null;
  anchor: Element | null;
}

const MOST_LINGERING = 2500;
const MOST_BEHIND = 120;

export class Play implements Stage {
  readonly game: string;
  readonly room: Room;
  readonly #backend: Backend;
  seats = $state.raw<readonly SeatInfo[]>([]);
  me = $state<number | null>(null);
  overlay = $state<string | null>(null);
  lit = $state<string | null>(null);
  note = $state.raw<Note | null>(null);
  /** The choice that waits for a yes, because it can't be taken back. */
  asked = $state.raw<Choice | null>(null);
  #frame = $state.raw<Frame>(NOTHING);
  #before = $state.raw<unknown>(null);
  #queue = $state.raw<readonly Frame[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly pick: Picker;

  constructor(game: string, room: Room, backend: Backend) {
    this.game = game;
    this.room = room;
    this.#backend = backend;
    this.pick = new Picker(
      () => this.choices,
      (action, parts) => void this.#tapped(action, parts),
    );
  }

  get view(): unknown {
    return this.#frame.view;
  }
  get before(): unknown {
    return this.#before;
  }
  get events(): readonly Said[] {
    return this.#frame.events;
  }
  get step(): number {
    return this.#frame.number;
  }
  get decision(): Decision | null {
    return this.#frame.decision;
  }
  get outcome(): Outcome | null {
    return this.#frame.outcome;
  }
  get players(): string[] {
    return this.seats.map((seat) => seat.name);
  }
  /** While older steps are still being shown there is nothing to choose. */
  get choices(): readonly Choice[] {
    return this.#queue.length ? [] : this.#frame.choices;
  }
  get behind(): number {
    return this.#queue.length;
  }
  /** Whether the viewer is asked, and everything before that has been shown. */
  get myTurn(): boolean {
    const seat = this.seats[this.decision?.seat ?? -1];
    return !this.behind && seat?.mine === true && seat.bot === null;
  }

  pace(ms: number): number {
    return settings.moves ? ms : 0;
  }

  /** Show a position at once, without motion. */
  jump(frame: Frame): void {
    this.#rest();
    this.#queue = [];
    this.#show(frame, null);
  }

  /**
   * Show further steps, one after another, each as long as it takes to be read, whether or not
   * more are known already; the time counts from when a step is drawn. What the viewer does is
   * shown `atOnce`, unless others' steps still wait.
   */
  follow(frames: readonly Frame[], atOnce = false): void {
    const idle = this.#timer === undefined || (atOnce && !this.#queue.length);
    this.#queue = [...this.#queue, ...frames];
    if (idle) this.#next();
    else if (this.#queue.length > MOST_BEHIND) this.skip();
  }

  #next(): void {
    this.#rest();
    const [frame, ...rest] = this.#queue;
    if (!frame) return;
    this.#queue = rest;
    this.#show(frame, this.#frame.view);
    const linger = Math.min(this.room.linger(frame.events), MOST_LINGERING);
    this.#timer = setTimeout(() => (this.#timer = setTimeout(() => this.#next(), linger * settings.reading)));
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #show(frame: Frame, before: unknown): void {
    hush();
    this.#before = before;
    this.#frame = frame;
    this.pick.clear();
    this.note = null;
    this.asked = null;
    this.lit = null;
  }

  /** Enough seen: show the newest step. */
  skip(): void {
    const last = this.#queue.at(-1);
    if (last) this.jump(last);
  }

  play(action: Action): void {
    this.note = null;
    this.#backend.play(action);
  }

  preview(action: Action): Promise<Foreseen | null> {
    return this.#backend.preview?.(action) ?? Promise.resolve(null);
  }

  /** One tap may be a slip: if it can't be taken back, it is asked about. Two taps are meant. */
  async #tapped(action: Action, parts: number): Promise<void> {
    const step = this.step;
    const choice = this.choices.find((other) => other.action === action);
    const risky = settings.confirm && parts < 2 && (await this.preview(action))?.final === true;
    if (step !== this.step) return;
    if (risky && choice) this.asked = choice;
    else this.play(action);
  }

  /** The answer to that question. */
  confirm(yes: boolean): void {
    const choice = this.asked;
    this.asked = null;
    if (choice && yes) this.play(choice.action);
  }

  why(target: Action | BoardElement, anchor: Element | null = null): void {
    this.note = { refusal: null, anchor };
    void this.#backend.why(target).then((refusal) => {
      if (this.note?.anchor === anchor) this.note = refusal ? { refusal, anchor } : null;
    });
  }

  say(key: string, values: Values = {}): string {
    return texts.say(key, values, this.game, this.players);
  }

  tell(said: Said): string {
    return this.say(said.key, said.values);
  }
}

const NOTHING: Frame = { number: -1, view: null, events: [], decision: null, choices: [], outcome: null };
