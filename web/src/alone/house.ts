/** What does this home hold? Its tables as they are now, who follows them, and the bots that think. */

import { engineOf } from './engines';
import { Analyses } from './analyses';
import { choose, type Thinking } from './bots';
import { moved } from './commands';
import type { Conversation } from './conversation';
import type { Facts, Row, TableEvent } from './facts';
import { LiveTable } from './live';
import { tableInfo } from './outgoing';
import { Store } from './store';
import { Taken, Trouble } from './trouble';

const TRIES = 5;
/** ms after which a bot that could not think, or whose move could not be kept, is asked again. */
const LATER = 5000;
type Make = (live: LiveTable) => TableEvent[];

interface Thought {
  number: number;
  thinking: Thinking<number>;
}

export class House {
  readonly store = new Store();
  readonly analyses = new Analyses();
  readonly #tables = new Map<string, Promise<LiveTable>>();
  readonly #followers = new Map<string, Set<Conversation>>();
  readonly #thoughts = new Map<string, Thought>();
  /** What is done at a table is done one after another. */
  readonly #lines = new Map<string, Promise<unknown>>();
  /** Other pages of this browser hold the same tables. */
  readonly #others = new BroadcastChannel('nunatak.tables');

  constructor() {
    this.#others.onmessage = ({ data }: MessageEvent<string>) => void this.#again(data);
  }

  // ---------------------------------------------------------------- tables

  async table(id: string): Promise<LiveTable> {
    const found = this.#tables.get(id) ?? this.#read(id);
    this.#tables.set(id, found);
    found.catch(() => this.#tables.delete(id));
    return found;
  }

  async #read(id: string): Promise<LiveTable> {
    const row = await this.store.row(id);
    if (!row) throw new Trouble('not-found');
    const live = await this.folded(row.facts, await this.store.events(id));
    live.next = row.next;
    return live;
  }

  /** The table that events lead to; of other rules than are played here it rests. */
  async folded(facts: Facts, events: readonly TableEvent[]): Promise<LiveTable> {
    const engine = await engineOf(facts.game);
    if (engine.version !== facts.rules) throw new Trouble('frozen');
    const live = new LiveTable(facts, engine);
    for (const event of events) live.fold(event);
    return live;
  }

  /** A table that has just come to be. */
  async open(live: LiveTable, events: readonly TableEvent[]): Promise<void> {
    await this.store.add(this.#row(live, 0), events);
    this.#tables.set(live.facts.id, Promise.resolve(live));
  }

  /** A finished game has its rematch. */
  async link(old: LiveTable, next: string): Promise<void> {
    old.next = next;
    await this.store.note(this.#row(old, old.number));
    for (const each of this.#followers.get(old.facts.id) ?? []) each.tell(old);
  }

  #row(live: LiveTable, seen: number): Row {
    return { facts: live.facts, info: tableInfo(live), next: live.next, seen };
  }

  // ---------------------------------------------------------------- what happens there

  /** Let something happen at a table; the number as of which it has. */
  carryOut(id: string, command: string | null, make: Make): Promise<number> {
    const before = this.#lines.get(id) ?? Promise.resolve();
    const done = before.catch(() => undefined).then(() => this.#carryOut(id, command, make));
    this.#lines.set(id, done);
    return done;
  }

  async #carryOut(id: string, command: string | null, make: Make): Promise<number> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const live = await this.table(id);
      const known = command === null ? undefined : live.commands.get(command);
      if (known !== undefined) return known;
      try {
        return await this.#commit(live, make(live));
      } catch (error) {
        if (!(error instanceof Taken)) throw error;
      }
    }
    throw new Trouble('unavailable');
  }

  async #commit(live: LiveTable, events: TableEvent[]): Promise<number> {
    if (!events[0]) return live.number;
    const { id } = live.facts;
    try {
      const row = await this.store.row(id);
      await this.store.add(this.#row(live, row?.seen ?? 0), events);
    } catch (error) {
      await this.#again(id, error instanceof Taken ? 0 : LATER);
      throw error;
    }
    for (const each of this.#followers.get(id) ?? []) each.tell(live);
    this.#others.postMessage(id);
    this.rouse(live);
    return events[0].number;
  }

  /** What is in memory does not count any more: everybody gets what the store has, and a bot begins to think of it so much later. */
  async #again(id: string, wait = 0): Promise<void> {
    const old = await this.#tables.get(id)?.catch(() => null);
    if (!old) return;
    this.#tables.delete(id);
    this.#stop(id);
    const live = await this.table(id);
    for (const each of this.#followers.get(id) ?? []) each.renew(live);
    if (wait) this.#rouseLater(id);
    else this.rouse(live);
  }

  // ---------------------------------------------------------------- who follows

  follow(id: string, conversation: Conversation): void {
    this.#followers.set(id, (this.#followers.get(id) ?? new Set()).add(conversation));
  }

  /** Nobody looks any more: the bots rest too. */
  leave(id: string, conversation: Conversation): void {
    const others = this.#followers.get(id);
    others?.delete(conversation);
    if (!others?.size) this.#stop(id);
  }

  // ---------------------------------------------------------------- bots

  /** A bot whose turn it is thinks, as long as somebody follows the table. */
  rouse(live: LiveTable): void {
    const { id, game } = live.facts;
    if (this.#thoughts.get(id)?.number === live.number) return;
    this.#stop(id);
    const turn = live.thinker;
    if (!turn || !this.#followers.get(id)?.size) return;
    const { number } = live;
    const seed = crypto.getRandomValues(new BigUint64Array(1))[0]!;
    const imagined = live.playing.position.redeal(turn.seat, seed);
    const thinking = choose(live.engine, { game, position: imagined.bytes(), ...turn, seed });
    this.#thoughts.set(id, { number, thinking });
    thinking.found.then((action) => this.#botMoves(id, number, turn.seat, action)).catch((error: unknown) => this.#failed(id, number, error));
  }

  /** A bot's choice counts if the table still stands where the bot began to think. */
  async #botMoves(id: string, number: number, seat: number, action: number): Promise<void> {
    this.#thoughts.delete(id);
    await this.carryOut(id, null, (live) => (live.number === number && live.thinker?.seat === seat ? moved(live, seat, [action], 'bot', null) : []));
  }

  /** A bot that can't think is told of, and asked again: nobody waits for it in vain. */
  #failed(id: string, number: number, error: unknown): void {
    for (const each of this.#followers.get(id) ?? []) each.fail(error);
    if (this.#thoughts.get(id)?.number === number) this.#thoughts.delete(id);
    this.#rouseLater(id);
  }

  #rouseLater(id: string): void {
    setTimeout(() => void this.table(id).then((live) => this.rouse(live)).catch(() => undefined), LATER);
  }

  #stop(id: string): void {
    this.#thoughts.get(id)?.thinking.stop();
    this.#thoughts.delete(id);
  }
}
