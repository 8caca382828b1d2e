/** What is a player of The Wolves preparing? An action, tiles laid ready, a wolf taken up, a cell looked at. */

import { untrack } from 'svelte';
import type { Action, Choice, Stage } from '../../lib/contract';
import { prospectsOf } from './map';
import type { Changes, Kind, Move, Payment, Prospect, View } from './types';

export interface Wolf {
  kind: Kind;
  cell: string;
}

/** The five actions of a turn. */
export const ACTS = ['move', 'build', 'upgrade', 'howl', 'dominate'] as const;
export type Act = (typeof ACTS)[number];

/** Something that can be done with a cell: an action, a whole wolf's move, or taking up a wolf. */
export type Option =
  | { type: 'action'; cell: string; choice: Choice; prospect: Prospect | undefined }
  | { type: 'move'; cell: string; move: Move }
  | { type: 'wolf'; cell: string; wolf: Wolf };

/** Where an action is done. */
export function cellOf(action: Action, view: View): string | null {
  if (action.type === 'hunt') return view.boards.find((board) => board.slot === action['slot'])?.prey_cell ?? null;
  return typeof action['cell'] === 'string' ? action['cell'] : null;
}

const facesOf = (sitting: View['seats'][number]): (string | null)[] => sitting.tiles.map(({ shows }) => shows);

export class Desk {
  readonly #stage: Stage<View>;
  /** The cell under the pointer or the keyboard's focus, and the one that was pressed. */
  over = $state<string | null>(null);
  at = $state<string | null>(null);
  wolf = $state.raw<Wolf | null>(null);
  /** The action that is being prepared, if one was chosen first; and the track of its den. */
  act = $state<Act | null>(null);
  track = $state<string | null>(null);
  /** The option whose consequences are shown, if another one than the first is pointed at. */
  pointed = $state.raw<Option | null>(null);
  tiles = $state.raw<readonly string[]>([]);
  tokens = $state(0);
  /** The wolf and the end cell of a Move that is still to be paid. */
  #walk: Action[] = [];
  #step = -1;

  constructor(stage: Stage<View>) {
    this.#stage = stage;
  }

  #prospects = $derived.by(() => {
    const found = new Map<string, Prospect>();
    for (const prospect of prospectsOf(this.#stage)?.actions ?? []) found.set(keyOf(prospect.action), prospect);
    return found;
  });

  prospectOf(action: Action): Prospect | undefined {
    return this.#prospects.get(keyOf(action));
  }

  #prices = new Map<string, number>();

  /** What an action costs, as far as it has ever been told. */
  priceOf(act: Act): number | undefined {
    const told = prospectsOf(this.#stage);
    for (const { action, cost } of [...(told?.actions ?? []), ...(told?.closed ?? [])]) if (cost) this.#prices.set(action.type, cost);
    return this.#prices.get(act);
  }

  /** Whether an action of this kind can be done now. */
  opens(act: Act): boolean {
    return this.#stage.choices.some(({ action }) => action.type === act);
  }

  /** Of a kind that can't be done, the action to be asked about: the engine names the nearest. */
  nearest(act: Act): Action {
    const named = prospectsOf(this.#stage)?.closed.find(({ action }) => action.type === act)?.action;
    const cell = this.#stage.view.cells[0]!.cell;
    return named ?? { move: { type: act, terrain: 'forest' }, build: { type: act, cell, track: 'spread' }, dominate: { type: act, piece: 'pack', cell, track: '' }, howl: { type: act, cell }, upgrade: { type: act, cell } }[act];
  }

  /** Begin with the action, or put it away again. */
  begin(act: Act): void {
    const again = this.act === act;
    this.drop();
    if (again) return;
    this.act = act;
    const cells = [...this.options.keys()];
    if (act !== 'move' && cells.length === 1) this.at = cells[0]!;
  }

  /** What a Move onto this terrain costs. */
  costOfMove(terrain: string): Prospect | undefined {
    return this.prospectOf({ type: 'move', terrain });
  }

  /** The ways to pay something that agree with the tiles and tokens laid ready. */
  payments(terrain: string, cost: number): Payment[] {
    return this.#allPayments(terrain, cost).filter((payment) => this.#covers(payment));
  }

  #allPayments(terrain: string, cost: number): Payment[] {
    return (prospectsOf(this.#stage)?.payments ?? []).filter((payment) => payment.terrain === terrain && payment.cost === cost);
  }

  #covers(payment: Way): boolean {
    return covers(payment, this.tiles, this.tokens);
  }

  /** Whether an action can be paid with what is laid ready. */
  affords(terrain: string | undefined, cost: number | undefined): boolean {
    if (!terrain || !cost || (!this.tiles.length && !this.tokens)) return true;
    return this.payments(terrain, cost).length > 0;
  }

  options = $derived.by(() => {
    const found = new Map<string, Option[]>();
    const add = (option: Option): void => void found.set(option.cell, [...(found.get(option.cell) ?? []), option]);
    const walks = this.#walks;
    for (const choice of this.#stage.choices) {
      const { action } = choice;
      const cell = cellOf(action, this.#stage.view);
      const prospect = this.prospectOf(action);
      if (!cell || (walks && action.type === 'wolf') || !this.#isMeant(action)) continue;
      if (this.affords(prospect?.terrain, prospect?.cost)) add({ type: 'action', cell, choice, prospect });
    }
    if (walks && (!this.act || this.act === 'move')) this.#addMoves(add);
    return found;
  });

  /** Whether whole walks of wolves can be put together now: the first wolf of a Move, or a further one. */
  get #walks(): boolean {
    const { choices, view } = this.#stage;
    return choices.length > 0 && (view.phase === 'act' || (view.phase === 'wolf' && !!prospectsOf(this.#stage)?.moves.length));
  }

  #isMeant(action: Action): boolean {
    if (this.#stage.view.phase === 'act' && this.act && action.type !== this.act) return false;
    return !this.track || !action['track'] || action['track'] === this.track;
  }

  #addMoves(add: (option: Option) => void): void {
    const moves = (prospectsOf(this.#stage)?.moves ?? []).filter(({ terrain }) => this.#stage.view.phase !== 'act' || this.affords(terrain, this.costOfMove(terrain)?.cost));
    const wolves = new Map(moves.map((move) => [`${move.kind} ${move.cell}`, move]));
    for (const { kind, cell } of wolves.values()) add({ type: 'wolf', cell, wolf: { kind, cell } });
    for (const move of moves) if (!this.wolf || (this.wolf.kind === move.kind && this.wolf.cell === move.cell)) add({ type: 'move', cell: move.to, move });
  }

  /** The cell whose options are laid out: the one looked at, else the one pressed. */
  get shown(): string | null {
    return this.over ?? this.at;
  }

  get choice(): Option[] {
    return (this.shown && this.options.get(this.shown)) || [];
  }

  /** What is drawn as a ghost: the option pointed at, else the first that changes something. */
  get ghost(): Option | null {
    if (this.pointed && this.choice.includes(this.pointed)) return this.pointed;
    return this.choice.find((option) => option.type !== 'wolf') ?? null;
  }

  /** The moves that end on the pressed goal, while it is still open which wolf goes. */
  get #comers(): Option[] {
    const goal = this.at && !this.wolf ? (this.options.get(this.at) ?? []) : [];
    return goal.filter((option) => option.type === 'move');
  }

  /** Press a cell: do the only thing that is shown already, else lay out what can be done. */
  press(cell: string): boolean {
    const options = this.options.get(cell) ?? [];
    const comer = this.#comers.find((option) => option.type === 'move' && option.move.cell === cell);
    if (comer && cell !== this.at) {
      this.carryOut(comer);
      return true;
    }
    const only = options.length === 1 ? options[0] : undefined;
    if (!only && !options.length) return false;
    if (only && only.type !== 'wolf' && (this.shown === cell || this.at === cell)) {
      this.carryOut(only);
      return true;
    }
    this.#takeUp(options);
    this.at = cell;
    if (this.#stage.choices.some((choice) => choice.action['cell'] === cell)) this.#stage.pick.fields = { cell };
    return true;
  }

  /** A wolf of this cell could be taken up and carried. */
  carries(cell: string): Wolf | null {
    const wolves = (this.options.get(cell) ?? []).flatMap((option) => (option.type === 'wolf' ? option.wolf : []));
    const last = this.wolf && wolves.find((wolf) => wolf.kind === this.wolf!.kind && wolf.cell === this.wolf!.cell);
    return last ?? wolves[0] ?? null;
  }

  /** The wolf that was carried is dropped: false if it can't go there. */
  dropAt(cell: string): boolean {
    const move = this.options.get(cell)?.find((option) => option.type === 'move');
    if (move) this.carryOut(move);
    return move !== undefined;
  }

  /** The next wolf of a pressed cell, so that pressing again changes from one to the other. */
  #takeUp(options: readonly Option[]): void {
    const wolves = options.flatMap((option) => (option.type === 'wolf' ? option.wolf : []));
    const now = wolves.findIndex((wolf) => wolf.kind === this.wolf?.kind && wolf.cell === this.wolf.cell);
    if (wolves.length) this.wolf = wolves[(now + 1) % wolves.length]!;
    else if (!options.some((option) => option.type === 'move')) this.wolf = null;
  }

  carryOut(option: Option, payment?: Payment): void {
    if (payment) this.lay(payment);
    if (option.type === 'wolf') {
      this.wolf = option.wolf;
      return;
    }
    if (option.type === 'action') {
      this.#stage.play(option.choice.action);
      return;
    }
    this.#begin(option.move);
  }

  /** A Move with its first wolf; where the payment is still to be chosen, the wolf waits for it. */
  #begin(move: Move): void {
    const { kind, cell, to, terrain } = move;
    const walk: Action[] = [...(this.#isOnly(move) ? [] : [{ type: 'wolf', kind, cell }]), { type: 'to', cell: to }];
    if (this.#stage.view.phase === 'wolf') {
      this.#stage.play({ type: 'wolf', kind, cell }, { type: 'to', cell: to });
      return;
    }
    const paid = this.whole({ type: 'move', terrain });
    const asked = this.#allPayments(terrain, this.costOfMove(terrain)?.cost ?? 0).length > 1;
    if (asked && paid.length === 1) {
      this.#stage.play(...paid);
      this.#walk = walk;
    } else this.#stage.play(...paid, ...walk);
  }

  /** Whether no other wolf can move there, so that nobody will ask which. */
  #isOnly({ terrain, kind, cell }: Move): boolean {
    const moves = prospectsOf(this.#stage)?.moves ?? [];
    return moves.every((other) => other.terrain !== terrain || (other.kind === kind && other.cell === cell));
  }

  /** An action and its payment, if that lies ready and will be asked for; with it the wolf that waits. */
  whole(action: Action): Action[] {
    if (action.type === 'pay') return [action, ...this.#walk];
    this.#walk = [];
    const { terrain, cost } = this.prospectOf(action) ?? {};
    const ways = terrain && cost ? this.#allPayments(terrain, cost) : [];
    const laid = ways.length > 1 ? ways.find((way) => this.#equals(way)) : undefined;
    return laid ? [action, { type: 'pay', tiles: laid.tiles, tokens: laid.tokens }] : [action];
  }

  lay(payment: Way): void {
    this.tiles = payment.tiles.split(',').filter(Boolean);
    this.tokens = payment.tokens;
  }

  drop(): void {
    this.at = this.wolf = this.act = this.track = null;
    this.tiles = [];
    this.tokens = 0;
    this.#walk = [];
    this.#stage.pick.clear();
  }

  /** The view when the viewer's turn began, as far as it was seen. */
  #opening = $state.raw<View | null>(null);
  /** What the tiles showed before the turn and after each of its actions: the same one may be turned twice. */
  #shown = $state.raw<(string | null)[][]>([]);

  /** What this turn has brought so far: actions, tiles that show something else, points. */
  get soFar(): { actions: number; tiles: number; points: number; projected: number } | null {
    const { view, me } = this.#stage;
    const opened = this.#opening;
    if (me === null || view.seat !== me || !opened) return null;
    const [then, now] = [opened.seats[me]!, view.seats[me]!];
    const stages = [...this.#shown, facesOf(now)];
    const tiles = stages.slice(1).reduce((sum, faces, at) => sum + faces.filter((face, tile) => face !== stages[at]![tile]).length, 0);
    return { actions: view.actions.taken, tiles, points: now.points - then.points, projected: now.projected - then.projected };
  }

  #remember(): void {
    const { view, me } = this.#stage;
    if (me === null || view.seat !== me) this.#opening = null;
    else if (view.phase === 'act') {
      const { taken } = view.actions;
      if (taken === 0) this.#opening = view;
      this.#shown = [...this.#shown.slice(0, taken), facesOf(view.seats[me]!)];
    }
  }

  /** After each step: what was prepared is put away, but for what is still to be paid. */
  settle(): void {
    const { step } = this.#stage;
    const phase = this.#stage.view.phase;
    untrack(() => {
      if (step === this.#step) return;
      this.#step = step;
      this.#remember();
      this.at = this.wolf = this.act = this.track = this.pointed = null;
      if (phase === 'pay' && this.#stage.choices.some(({ action }) => this.#covers(asPayment(action)))) return;
      this.tiles = [];
      this.tokens = 0;
      if (phase !== 'pay') this.#walk = [];
    });
  }

  /** The legal payment that is exactly what lies ready. */
  get payment(): Choice | undefined {
    return this.#stage.choices.find(({ action }) => action.type === 'pay' && this.#equals(asPayment(action)));
  }

  /** Whether just this lies ready. */
  #equals(way: Way): boolean {
    return way.tokens === this.tokens && this.#covers(way) && way.tiles.split(',').filter(Boolean).length === this.tiles.length;
  }

  /** Lay a tile ready, or take it back; in the phase of paying a whole payment is made at once. */
  toggleTile(tile: string): boolean {
    const tiles = this.tiles.includes(tile) ? this.tiles.filter((other) => other !== tile) : [...this.tiles, tile];
    return this.#layIf(tiles, this.tokens) || this.#layIf([tile], 0);
  }

  setTokens(tokens: number): boolean {
    return this.#layIf(this.tiles, tokens);
  }

  #layIf(tiles: readonly string[], tokens: number): boolean {
    if (!this.could(tiles, tokens)) return false;
    this.tiles = tiles;
    this.tokens = tokens;
    const chosen = this.#stage.view.phase === 'pay' ? this.payment : undefined;
    if (chosen) this.#stage.play(chosen.action);
    return true;
  }

  /** Whether these tiles and tokens are part of a payment for something that is legal now. */
  could(tiles: readonly string[], tokens: number): boolean {
    if (!tiles.length && !tokens) return true;
    return this.#ways.some((way) => covers(way, tiles, tokens));
  }

  #ways = $derived.by(() => {
    const { choices, view } = this.#stage;
    if (view.phase === 'pay') return choices.map(({ action }) => asPayment(action));
    const prices = new Set(choices.map(({ action }) => this.prospectOf(action)).map((prospect) => `${prospect?.terrain} ${prospect?.cost}`));
    return (prospectsOf(this.#stage)?.payments ?? []).filter(({ terrain, cost }) => prices.has(`${terrain} ${cost}`));
  });
}

interface Way {
  tiles: string;
  tokens: number;
}

function covers(way: Way, tiles: readonly string[], tokens: number): boolean {
  const there = way.tiles.split(',');
  return tokens <= way.tokens && tiles.every((tile) => there.includes(tile));
}

const asPayment = (action: Action): Way => ({
  tiles: String(action['tiles'] ?? ''),
  tokens: Number(action['tokens'] ?? 0),
});

const keyOf = (action: Action): string => Object.keys(action).sort().map((name) => `${name}=${action[name]}`).join(' ');

export const changesOf = (option: Option): Changes =>
  option.type === 'action' ? (option.prospect ?? {}) : option.type === 'move' ? option.move : {};

const desks = new WeakMap<object, Desk>();

/** The desk of a table: one for all its components, and of no component's own. */
export function deskOf(stage: Stage<View>): Desk {
  const found = desks.get(stage);
  if (found) return found;
  untrack(() => $effect.root(() => void desks.set(stage, new Desk(stage))));
  return desks.get(stage)!;
}
