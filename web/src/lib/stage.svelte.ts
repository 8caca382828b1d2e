/** A game as it is shown: the step on the screen, those still to come, and what can be done. */

import type {
  Action,
  BoardElement,
  Choice,
  Decision,
  Foreseen,
  Frame,
  Gain,
  Instead,
  Outcome,
  Refusal,
  Room,
  Said,
  SeatInfo,
  Stage,
  Values,
  Words,
} from './contract';
import { hush } from './explain';
import { Picker } from './picking.svelte';
import { afterwardsIn, Someone, type Gender } from './recount';
import { settings } from './settings.svelte';
import { hear } from './sounds';
import { texts } from './texts.svelte';

/** Whoever carries out what the player wants: a server's table, a recorded game, a lesson. */
export interface Backend {
  play(actions: readonly Action[]): void;
  why(target: Action | BoardElement | Words): Promise<Refusal | null>;
  preview?(action: Action): Promise<Foreseen | null>;
  /** What could come of the newest position, and its number. */
  foresee?(): Promise<{ number: number; prospects: unknown } | null>;
}

/** A refusal on the screen, and the thing it stands beside. */
export interface Note {
  refusal: Refusal | null;
  anchor: Element | null;
  /** What would be allowed instead, where that can be told. */
  instead?: Instead | null;
}

const MOST_LINGERING = 2500;
const MOST_BEHIND = 120;
const LIGHT = 650;
/** ms that the server has to answer before one's own move is shown without it. */
const PATIENCE = 40;

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
  /** What was tapped last, while it is found out whether it can be taken back. */
  weighed = $state.raw<Action | null>(null);
  /** Others' steps wait until the viewer wants to go on. */
  paused = $state(false);
  /** What the viewer has just done, until the server has answered. */
  doing = $state.raw<readonly Action[]>([]);
  /** Whether what others did is still marked on the board: until the viewer's first click. */
  traced = $state(true);
  /** Points that are gained just now, each at its place. */
  gains = $state.raw<readonly Gain[]>([]);
  /** What is seen meanwhile, if the server takes its time. */
  #ahead = $state.raw<unknown>(null);
  #frame = $state.raw<Frame>(NOTHING);
  #before = $state.raw<unknown>(null);
  #queue = $state.raw<readonly Frame[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a step of others is being read now. */
  reading = $state(false);
  #foreseen = $state.raw<{ number: number; prospects: unknown } | null>(null);
  #asking: number | null = null;
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
    return this.#ahead ?? this.#frame.view;
  }
  /** What each seat has scored so far, by source. */
  get sources(): readonly Readonly<Record<string, number>>[] {
    return this.view === null ? [] : this.room.sources(this.view);
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
  /** While older steps are still being shown, or one's own is on its way, there is nothing to choose. */
  get choices(): readonly Choice[] {
    return this.#queue.length || this.doing.length ? [] : this.#frame.choices;
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

  /** Show the next step at once, with its motion and without a sound. */
  show(frame: Frame): void {
    this.#show(frame, this.#frame.view);
  }

  /**
   * Show further steps, one after another, each as long as it takes to be read, whether or not
   * more are known already; the time counts from when a step is drawn. What the viewer does is
   * shown `atOnce`, unless others' steps still wait.
   */
  follow(frames: readonly Frame[], atOnce = false): void {
    const first = atOnce && !this.#queue.length;
    const idle = (this.#timer === undefined && !this.paused) || first;
    this.#queue = [...this.#queue, ...frames];
    if (idle) this.#next();
    else if (this.#queue.length > MOST_BEHIND) this.skip();
  }

  /** Hold on, or go on. */
  pause(): void {
    this.paused = !this.paused;
    if (this.paused) this.#rest();
    else this.#next();
  }

  #next(): void {
    this.#rest();
    const [frame, ...rest] = this.#queue;
    if (!frame) return;
    this.#queue = rest;
    this.#show(frame, this.#ahead === null ? this.#frame.view : null);
    this.#sound(frame);
    if (this.paused) return;
    this.reading = true;
    const lights = settings.reading ? (this.room.traces?.lights?.(frame.events) ?? []) : [];
    const linger = Math.max(Math.min(this.room.linger(frame.events), MOST_LINGERING), lights.length * LIGHT);
    this.#timer = setTimeout(() => (this.#timer = setTimeout(() => this.#next(), linger * settings.reading)));
    this.#light(frame.number, lights);
  }

  /** One place after another, as long as that step is shown. */
  #light(step: number, [first, ...rest]: readonly string[]): void {
    if (first === undefined || this.step !== step) return;
    this.lit = first;
    this.gain(this.events, first);
    setTimeout(() => {
      if (this.step === step && this.lit === first) this.lit = null;
      this.#light(step, rest);
    }, LIGHT * settings.reading);
  }

  /** Let what these lines bring travel to the seats. */
  gain(lines: readonly Said[], at: string | null): void {
    this.gains = lines.flatMap((said) => this.room.traces?.gain?.(said) ?? []).filter((gain) => gain.at === at);
  }

  /** The last thing that a step does is what is heard of it. */
  #sound(frame: Frame): void {
    const heard = frame.events.map((said) => this.room.traces?.sound(said) ?? null).findLast((sound) => sound !== null);
    if (heard) hear(heard);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.reading = false;
  }

  #show(frame: Frame, before: unknown): void {
    hush();
    this.doing = [];
    this.#ahead = null;
    if (frame.by !== undefined && frame.by !== this.me) this.traced = true;
    this.#before = before;
    this.#frame = frame;
    this.pick.clear();
    this.note = null;
    this.asked = null;
    this.lit = null;
  }

  /** Enough seen: show the newest step. */
  skip(): void {
    this.paused = false;
    const last = this.#queue.at(-1);
    if (last) this.jump(last);
  }

  play(...actions: Action[]): void {
    this.note = null;
    this.traced = false;
    const [first, ...rest] = actions;
    if (first) this.#backend.play(rest.length ? actions : (this.room.whole?.(this, first) ?? actions));
  }

  /** The viewer's own move is on its way to the server: it is shown at once. */
  begin(actions: readonly Action[], patience = PATIENCE): void {
    this.doing = actions;
    this.pick.clear();
    const seat = this.me;
    setTimeout(() => {
      if (this.doing === actions && seat !== null) this.#ahead = this.room.ahead?.(this.#frame.view, actions, seat, this.prospects) ?? null;
    }, patience);
  }

  /** The server has answered; what it refused is taken back. */
  settle(actions: readonly Action[]): void {
    if (this.doing !== actions) return;
    this.doing = [];
    this.#ahead = null;
  }

  get prospects(): unknown {
    return this.#frame.prospects ?? (this.#foreseen?.number === this.step ? this.#foreseen.prospects : null);
  }

  foresee(): void {
    const step = this.step;
    if (this.behind || this.prospects || this.#asking === step || !this.#backend.foresee) return;
    this.#asking = step;
    void this.#backend.foresee().then((found) => {
      if (this.#asking === step) this.#asking = null;
      if (found) this.#foreseen = found;
    });
  }

  preview(action: Action): Promise<Foreseen | null> {
    return this.#backend.preview?.(action) ?? Promise.resolve(null);
  }

  /**
   * One tap may be a slip: if it can't be taken back, it is asked about. Two taps are meant. Where
   * the answer takes its time the move is seen meanwhile.
   */
  async #tapped(action: Action, parts: number): Promise<void> {
    if (!settings.confirm || parts >= 2) {
      this.play(action);
      return;
    }
    const step = this.step;
    const choice = this.choices.find((other) => other.action === action);
    const tried = [action];
    const slow = setTimeout(() => {
      if (step === this.step) this.begin(tried, 0);
    }, PATIENCE);
    const final = await this.#isFinal(action);
    clearTimeout(slow);
    if (step === this.step && final) this.asked = choice ?? null;
    else if (step === this.step) this.play(action);
    this.settle(tried);
  }

  async #isFinal(action: Action): Promise<boolean> {
    this.weighed = action;
    try {
      return (await this.preview(action))?.final === true;
    } finally {
      if (this.weighed === action) this.weighed = null;
    }
  }

  /** The answer to that question. */
  confirm(yes: boolean): void {
    const choice = this.asked;
    this.asked = null;
    if (choice && yes) this.play(choice.action);
  }

  why(target: Action | BoardElement | Words, anchor: Element | null = null): void {
    if (this.doing.length) return; // a second click upon what is just being done asks nothing
    this.note = { refusal: null, anchor };
    void this.#backend.why(target).then((refusal) => {
      if (this.note?.anchor !== anchor) return;
      this.note = refusal ? { refusal, anchor, instead: this.#instead(target) } : null;
      if (refusal) hear('refusal');
    });
  }

  /** What the room can tell; else all that can be chosen now of the kind that was meant. */
  #instead(target: Action | BoardElement | Words): Instead | null {
    const told = this.room.instead?.(this, target);
    if (told !== undefined) return told;
    const type = 'type' in target ? target.type : null;
    const names = this.choices.filter(({ action }) => action.type === type).flatMap(({ action }) => Object.values(action).map(String));
    return names.length ? { names: [...new Set(names)], text: this.say('web-how-lit') } : null;
  }

  say(key: string, values: Values = {}): string {
    return texts.say(key, values, this.game, this.players);
  }

  tell(said: Said): string {
    return this.say(said.key, said.values);
  }

  /** What has happened, in the past tense. */
  recount(said: Said): string {
    const people = this.seats.map((seat) => new Someone(seat.name, this.#genderOf(seat)));
    return afterwardsIn(() => texts.tell(said, this.game, people));
  }

  /** Bots have a gender; of people only the one at this device has said how to speak of them. */
  #genderOf(seat: SeatInfo): Gender {
    const alone = this.seats.filter(({ mine }) => mine).length === 1;
    return seat.gender ?? (seat.mine && alone ? settings.gender : null);
  }
}

const NOTHING: Frame = { number: -1, view: null, events: [], decision: null, choices: [], outcome: null };
