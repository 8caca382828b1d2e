/** How does a table come to be? New, as a rematch, at a position, or from a record. */

import { engineOf, hides } from './engines';
import type { Engine } from '../engine/contract';
import type { Schemas } from '../home/home';
import { now, type Facts, type Sitting, type TableEvent } from './facts';
import type { House } from './house';
import { LiveTable } from './live';
import { commitment, readRecord, verified } from './record';
import { past, positionText } from './replay';
import { Trouble } from './trouble';

type Plan = Schemas['SeatPlan'];
type Me = Schemas['Me'];
type Seated = Omit<Sitting, 'held'>;
type Made = Partial<Facts> & Pick<Facts, 'count'>;

const token = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export class Opening {
  constructor(
    readonly house: House,
    readonly info: Schemas['HouseInfo'],
    readonly me: Me,
  ) {}

  async newTable({ game, seats, options, data }: Schemas['NewTable']): Promise<LiveTable> {
    if (data) throw new Trouble('own-data', '', 'data');
    const engine = await this.#load(game);
    return this.#open(engine, await this.#dealt(engine, { count: seats.length, options: this.#options(game, options ?? {}) }), this.#plans(seats));
  }

  async rematch(old: LiveTable): Promise<LiveTable> {
    if (old.state !== 'over') throw new Trouble('wrong-state', old.state);
    if (old.next !== null) return this.house.table(old.next);
    const { count, options, hold, id } = old.facts;
    const facts = await this.#dealt(old.engine, { count, options, hold, origin: { kind: 'rematch', table: id, number: null } });
    const [first, ...rest] = old.sittings;
    const live = await this.#open(old.engine, facts, [...rest, first!].map(({ held: _, ...sitting }) => sitting));
    await this.house.link(old, live.facts.id);
    return live;
  }

  /** A new table from a position: with the true cards once it is over, else dealt anew for whoever looks. */
  async fork(old: LiveTable, { number, seats, look }: Schemas['Fork']): Promise<LiveTable> {
    if (seats.length !== old.facts.count) throw new Trouble('bad-value', `${old.facts.count}`, 'seats');
    const seat = look ?? old.mine[0] ?? 0;
    if (old.state !== 'over' && hides(old.engine) && !old.mine.includes(seat)) throw new Trouble('forbidden', '', 'look');
    mustGoOn(old, number);
    const origin = { kind: 'fork', table: old.facts.id, number } as const;
    const made = { count: seats.length, options: old.facts.options, position: positionText(old, number, seat), origin };
    return this.#open(old.engine, this.#facts(old.engine, made), this.#plans(seats));
  }

  async atPosition({ position, seats }: Schemas['NewPosition']): Promise<LiveTable> {
    const engine = await this.engineOf(position);
    const { seats: count, over, options } = readPosition(engine, position);
    if (over) throw new Trouble('wrong-state', 'over', 'position');
    const plans = seats ?? Array.from({ length: count }, (): Plan => ({ kind: 'me', level: null, name: null }));
    if (plans.length !== count) throw new Trouble('bad-value', `${count}`, 'seats');
    const origin = { kind: 'position', table: null, number: null } as const;
    return this.#open(engine, this.#facts(engine, { count, options, position, origin }), this.#plans(plans));
  }

  /** A finished game from its file; it must hold in everything. */
  async fromRecord({ record: text }: Schemas['NewRecord']): Promise<LiveTable> {
    const record = readRecord(text);
    const engine = await this.#load(record.game);
    const { options, position, seed, salt } = record;
    const origin = { kind: 'import', table: null, number: null } as const;
    const facts = this.#facts(engine, { count: record.seats.length, options, position, seed, salt, commitment: position === null ? record.commitment : null, origin });
    const moves = await verified(engine, facts, record);
    const plans = record.seats.map((name): Seated => ({ kind: 'person', mine: false, name: name.slice(0, 40), level: null }));
    return this.#open(engine, facts, plans, (live) => played(live, moves, record.resigned));
  }

  /** The engine of the game that a position's text names first. */
  engineOf(position: string): Promise<Engine> {
    const [game = ''] = position.trim().split(/\s+/);
    if (!this.#knows(game)) throw new Trouble('bad-position', this.info.games.map(({ name }) => name).join(', '), 'position');
    return this.#load(game);
  }

  // ---------------------------------------------------------------- what it is opened with

  #knows(game: string): boolean {
    return this.info.games.some(({ name }) => name === game);
  }

  #load(game: string): Promise<Engine> {
    if (!this.#knows(game)) throw new Trouble('bad-value', this.info.games.map(({ name }) => name).join(', '), 'game');
    return engineOf(game);
  }

  /** What is chosen, and the usual for the rest. */
  #options(game: string, chosen: Record<string, string>): Record<string, string> {
    const known = this.info.games.find(({ name }) => name === game)!.options;
    for (const name of Object.keys(chosen)) if (!known[name]) throw new Trouble('bad-value', '', `options.${name}`);
    return Object.fromEntries(Object.entries(known).map(([name, option]) => [name, chosen[name] ?? option.default]));
  }

  async #dealt(engine: Engine, made: Made): Promise<Facts> {
    const facts = this.#facts(engine, { ...made, seed: `${crypto.getRandomValues(new BigUint64Array(1))[0]!}` });
    return { ...facts, commitment: await commitment(facts.seed!, facts.salt) };
  }

  #facts(engine: Engine, made: Made): Facts {
    const hold = this.info.bots.includes('hunter') ? 'hunter' : this.info.bots[0]!;
    const { game, version: rules } = engine;
    const fresh = { id: token(6), game, rules, options: {}, seed: null, salt: token(16), position: null, commitment: null, hold, origin: null, created: now() };
    return { ...fresh, ...made };
  }

  #plans(seats: readonly Plan[]): Seated[] {
    return seats.map(({ kind, level, name }, seat) => {
      if (kind === 'me') return { kind: 'person', mine: true, name: name ?? this.me.name, level: null };
      if (kind === 'open') throw new Trouble('bad-value', '', `seats[${seat}].kind`);
      if (!level || !this.info.bots.includes(level)) throw new Trouble('bad-value', this.info.bots.join(', '), `seats[${seat}].level`);
      return { kind: 'bot', mine: false, name: name ?? level, level };
    });
  }

  /** Nobody is waited for here: every table begins at once. */
  async #open(engine: Engine, facts: Facts, plans: readonly Seated[], more: (live: LiveTable) => TableEvent[] = () => []): Promise<LiveTable> {
    const counts = this.info.games.find(({ name }) => name === facts.game)!.seats;
    if (!counts.includes(facts.count)) throw new Trouble('bad-value', counts.join(', '), 'seats');
    const live = new LiveTable(facts, engine);
    const at = now();
    const events = plans.map((sitting, seat) => live.add('seat', at, { seat, body: { sitting } }));
    events.push(live.add('start', at), ...more(live));
    await this.house.open(live, events);
    return live;
  }
}

export function played(live: LiveTable, moves: readonly number[], resigned: number | null): TableEvent[] {
  const at = now();
  const events = moves.map((action) => live.add('move', at, { seat: live.turn!, body: { action } }));
  return resigned === null || live.state === 'over' ? events : [...events, live.add('resign', at, { seat: resigned })];
}

function mustGoOn(live: LiveTable, number: number): void {
  if (past(live, number).over) throw new Trouble('wrong-state', 'over', 'number');
}

export function readPosition(engine: Engine, text: string): { seats: number; turn: number | null; over: boolean; options: Record<string, string> } {
  try {
    const position = engine.at(text);
    return { seats: position.seats, turn: position.seat, over: position.over, options: engine.options(text) };
  } catch (error) {
    const { key, values } = error as { key?: string; values?: Record<string, unknown> };
    throw new Trouble('bad-position', key ? '' : (error as Error).message, 'position', key ? { key, values: values ?? {} } : null);
  }
}
