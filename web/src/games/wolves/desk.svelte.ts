/** What is a player of The Wolves preparing? Tiles laid ready, a wolf taken up, a cell looked at. */

import { untrack } from 'svelte';
import type { Action, Choice, Stage } from '../../lib/contract';
import type { Fields } from '../../lib/picking.svelte';
import type { Changes, Kind, Move, Payment, Prospect, View } from './types';

export interface Wolf {
  kind: Kind;
  cell: string;
}

/** Something that can be done with a cell: an action, a whole wolf's move, or taking up a wolf. */
export type Option =
  | { type: 'action'; cell: string; choice: Choice; prospect: Prospect | undefined }
  | { type: 'move'; cell: string; move: Move }
  | { type: 'wolf'; cell: string; wolf: Wolf };

const same = (action: Action, fields: Fields): boolean =>
  Object.entries(fields).every(([name, value]) => action[name] === value);

export class Desk {
  readonly #stage: Stage<View>;
  /** The cell under the pointer or the keyboard's focus, and the one that was pressed. */
  over = $state<string | null>(null);
  at = $state<string | null>(null);
  wolf = $state.raw<Wolf | null>(null);
  tiles = $state.raw<readonly string[]>([]);
  tokens = $state(0);
  #errand: Fields[] = [];
  #step = -1;

  constructor(stage: Stage<View>) {
    this.#stage = stage;
  }

  #prospects = $derived.by(() => {
    const found = new Map<string, Prospect>();
    for (const prospect of this.#stage.view.prospects?.actions ?? []) found.set(keyOf(prospect.action), prospect);
    return found;
  });

  prospectOf(action: Action): Prospect | undefined {
    return this.#prospects.get(keyOf(action));
  }

  /** What a Move onto this terrain costs. */
  costOfMove(terrain: string): Prospect | undefined {
    return this.prospectOf({ type: 'move', terrain });
  }

  /** The ways to pay something that agree with the tiles and tokens laid ready. */
  payments(terrain: string, cost: number): Payment[] {
    return (this.#stage.view.prospects?.payments ?? []).filter(
      (payment) => payment.terrain === terrain && payment.cost === cost && this.#covers(payment),
    );
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
    for (const choice of this.#stage.choices) {
      const cell = this.#cellOf(choice.action);
      const prospect = this.prospectOf(choice.action);
      if (cell && this.affords(prospect?.terrain, prospect?.cost)) add({ type: 'action', cell, choice, prospect });
    }
    if (this.#stage.choices.length && this.#stage.view.phase === 'act') this.#addMoves(add);
    return found;
  });

  #addMoves(add: (option: Option) => void): void {
    const wolves = new Map<string, Wolf>();
    for (const move of this.#stage.view.prospects?.moves ?? []) {
      if (!this.affords(move.terrain, this.costOfMove(move.terrain)?.cost)) continue;
      wolves.set(`${move.kind} ${move.cell}`, move);
      if (this.wolf?.kind === move.kind && this.wolf.cell === move.cell) add({ type: 'move', cell: move.to, move });
    }
    for (const { kind, cell } of wolves.values()) add({ type: 'wolf', cell, wolf: { kind, cell } });
  }

  #cellOf(action: Action): string | null {
    if (action.type === 'hunt') return this.#stage.view.regions.find((region) => region.slot === action['slot'])?.prey_cell ?? null;
    return typeof action['cell'] === 'string' ? action['cell'] : null;
  }

  /** The cell whose options are laid out: the one looked at, else the one pressed. */
  get shown(): string | null {
    return this.over ?? this.at;
  }

  get choice(): Option[] {
    return (this.shown && this.options.get(this.shown)) || [];
  }

  /** Press a cell: do the only thing that is shown already, else lay out what can be done. */
  press(cell: string): boolean {
    const options = this.options.get(cell) ?? [];
    const only = options.length === 1 ? options[0] : undefined;
    if (!only && !options.length) return false;
    if (only && only.type !== 'wolf' && this.shown === cell) {
      this.carryOut(only);
      return true;
    }
    this.#takeUp(options);
    this.at = cell;
    if (this.#stage.choices.some((choice) => choice.action['cell'] === cell)) this.#stage.pick.fields = { cell };
    return true;
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
    const { kind, cell, to, terrain } = option.move;
    this.#errand = [{ type: 'wolf', kind, cell }, { type: 'to', cell: to }];
    this.#stage.play({ type: 'move', terrain });
  }

  lay(payment: Way): void {
    this.tiles = payment.tiles.split(',').filter(Boolean);
    this.tokens = payment.tokens;
  }

  drop(): void {
    this.at = this.wolf = null;
    this.tiles = [];
    this.tokens = 0;
    this.#errand = [];
    this.#stage.pick.clear();
  }

  /** After each step: what was prepared is put away, and an errand goes on. */
  settle(): void {
    const { step, choices } = this.#stage;
    const phase = this.#stage.view.phase;
    untrack(() => {
      if (step === this.#step || (this.#errand.length && !choices.length && this.#stage.decision?.seat === this.#stage.me)) return;
      this.#step = step;
      this.at = this.wolf = null;
      if (phase === 'pay') this.#pay();
      else {
        this.tiles = [];
        this.tokens = 0;
        this.#goOn();
      }
    });
  }

  /** Pay with what was laid ready, if that is a whole payment. */
  #pay(): void {
    const chosen = this.payment;
    if (chosen) this.#stage.play(chosen.action);
    else if (!this.#stage.choices.some((choice) => this.#covers(asPayment(choice.action)))) this.tiles = [];
  }

  /** The legal payment that is exactly what lies ready. */
  get payment(): Choice | undefined {
    return this.#stage.choices.find(
      ({ action }) =>
        action.type === 'pay' &&
        action['tokens'] === this.tokens &&
        this.#covers(asPayment(action)) &&
        asPayment(action).tiles.split(',').filter(Boolean).length === this.tiles.length,
    );
  }

  /** The next step of an errand that is legal now; a step that is not asked for is left out. */
  #goOn(): void {
    while (this.#errand.length) {
      const fields = this.#errand.shift()!;
      const next = this.#stage.choices.find((choice) => same(choice.action, fields));
      if (next) {
        this.#stage.play(next.action);
        return;
      }
    }
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
    return (view.prospects?.payments ?? []).filter(({ terrain, cost }) => prices.has(`${terrain} ${cost}`));
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
