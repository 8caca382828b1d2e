/** Somebody follows a table: the messages of docs/protocol.md, one after another. */

import type { Change } from '../lib/changes';
import type { Schemas } from '../home/home';
import { changesOf } from './changes';
import { COMMANDS, ownSeat } from './commands';
import { now } from './facts';
import type { House } from './house';
import type { LiveTable } from './live';
import { refusalOf, standing, step, tableInfo } from './outgoing';
import { foresee } from './preview';
import { Refused, Trouble } from './trouble';
import { reason, type Question } from './why';

type Message = Schemas['ServerMessage'] | { type: 'trouble'; id: string | null; trouble: Trouble };
type Order = Question & { last?: number | null; look?: number | null; number?: number };

export class Conversation {
  #looking: number | null = null;
  #number = 0;
  #view: unknown = null;
  #info = '';
  #greeted = false;

  constructor(
    readonly house: House,
    readonly table: string,
    readonly send: (message: Message) => void,
  ) {}

  async hear(order: Order): Promise<void> {
    try {
      await this.#answer(order);
    } catch (error) {
      if (error instanceof Refused) this.send({ type: 'refused', id: order.id, refusal: refusalOf(error) });
      else this.fail(error, order.id ?? null);
    }
  }

  /** Something went wrong that is no rule of the game. */
  fail(error: unknown, id: string | null = null): void {
    this.send({ type: 'trouble', id, trouble: error instanceof Trouble ? error : new Trouble('internal', String(error)) });
  }

  end(): void {
    this.house.leave(this.table, this);
  }

  // ---------------------------------------------------------------- each message

  async #answer(order: Order): Promise<void> {
    const command = COMMANDS[order.type];
    if (command) {
      const number = await this.house.carryOut(this.table, order.id, (live) => command(live, order));
      this.send({ type: 'done', id: order.id, number });
      return;
    }
    const live = await this.house.table(this.table);
    switch (order.type) {
      case 'hello':
        return this.#hello(live, order);
      case 'look':
        if (order.seat !== null && order.seat !== undefined) ownSeat(live, order.seat);
        this.#looking = order.seat ?? null;
        return this.#snapshot(live, order.id, live.number);
      case 'why':
        return this.send(reason(live, this.#eyes(live), order));
      case 'preview':
        return this.send(foresee(live, this.#eyes(live), order));
      case 'prospects': {
        const prospects = live.playing.position.prospects(this.#eyes(live)) as Schemas['AnyProspects'];
        return this.send({ type: 'foresight', id: order.id, number: live.number, prospects });
      }
      case 'seen':
        return this.#seen(order.number ?? 0);
      case 'ping':
        return this.send({ type: 'pong', id: order.id, at: now() });
      case 'speak':
        return this.send({ type: 'done', id: order.id, number: live.number });
      default:
        throw new Trouble('not-allowed');
    }
  }

  async #hello(live: LiveTable, { id, last, look }: Order): Promise<void> {
    this.#looking = look ?? null;
    this.#greeted = true;
    this.house.follow(this.table, this);
    const row = await this.house.store.row(this.table);
    this.#snapshot(live, id, Math.min(last ?? 0, live.number), row?.seen ?? 0);
    this.send({ type: 'presence', seats: live.mine, spectators: 0 });
    this.house.rouse(live);
  }

  async #seen(number: number): Promise<void> {
    const row = await this.house.store.row(this.table);
    if (row && row.seen < number) await this.house.store.note({ ...row, seen: number });
  }

  // ---------------------------------------------------------------- telling

  #eyes({ mine }: LiveTable): number | null {
    if (this.#looking !== null && mine.includes(this.#looking)) return this.#looking;
    return mine.length === 1 ? mine[0]! : null;
  }

  #snapshot(live: LiveTable, id: string | null, after: number, seen = 0): void {
    const looking = this.#eyes(live);
    const whole = standing(live, looking, true);
    this.#number = live.number;
    this.#view = whole?.view ?? null;
    this.#info = infoOf(live);
    const steps = live.told.slice(after).map((told) => step(live, told));
    this.send({ type: 'snapshot', id, number: live.number, table: tableInfo(live), standing: whole, steps, chat: [], seen });
  }

  /** Everything anew, because what was told does not hold any more. */
  renew(live: LiveTable): void {
    if (this.#greeted) this.#snapshot(live, null, Math.min(this.#number, live.number));
  }

  /** What has happened since the last time. */
  tell(live: LiveTable): void {
    if (!this.#greeted) return;
    const fresh = live.told.slice(this.#number);
    const steps = fresh.map((told) => step(live, told));
    const own = this.#changes(live, fresh.length);
    const before = this.#info;
    this.#info = infoOf(live);
    this.#number = live.number;
    const table = this.#info === before ? null : tableInfo(live);
    this.send({ type: 'event', number: live.number, steps, own, table, standing: standing(live, this.#eyes(live), false) });
  }

  /** For each new event what it has changed of the view; all of it is told with the reader's own. */
  #changes(live: LiveTable, count: number): Change[][] {
    const views = live.viewsAfter(this.#number, this.#eyes(live));
    return Array.from({ length: count }, (_, place) => {
      const view = views[place];
      const changes = changesOf(this.#view, view);
      this.#view = view;
      return changes;
    });
  }
}

/** What of a table is told again only when it has changed. */
function infoOf(live: LiveTable): string {
  const { number: _, turn: __, yours: ___, ...rest } = tableInfo(live);
  return JSON.stringify(rest);
}
