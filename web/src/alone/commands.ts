/** What can be done at a table? Each command checks, and lets the table fold its events. */

import { now, type TableEvent } from './facts';
import type { Order } from './game';
import type { LiveTable } from './live';
import { Refused, Trouble } from './trouble';

export interface Command {
  type: string;
  id: string;
  seat?: number | null;
  at?: number | null;
  action?: Order | null;
  actions?: Order[] | null;
}

type Make = (live: LiveTable, order: Command) => TableEvent[];

/** The seat that is meant; it is mine. */
export function ownSeat(live: LiveTable, seat: number | null | undefined): number {
  const { mine, turn } = live;
  if (!mine.length) throw new Trouble('forbidden');
  if (seat === null || seat === undefined) return turn !== null && mine.includes(turn) ? turn : mine[0]!;
  if (!mine.includes(seat)) throw new Trouble('forbidden', '', 'seat');
  return seat;
}

export function mustPlay(live: LiveTable): void {
  if (live.state !== 'playing') throw new Trouble('wrong-state', live.state);
}

/** The events of actions: one for each of their steps. The first carries the command. */
export function moved(live: LiveTable, seat: number, orders: readonly Order[], by: TableEvent['by'], command: string | null): TableEvent[] {
  const at = now();
  return live.playing
    .steps(orders, seat)
    .map((action, place) => live.add('move', at, { seat, by, body: { action }, command: place ? null : command }));
}

const play: Make = (live, order) => {
  const seat = ownSeat(live, order.seat);
  if (!order.action === !order.actions) throw new Trouble('bad-value', '', 'action');
  if (typeof order.at === 'number' && order.at !== live.number) throw new Trouble('stale', '', 'at');
  return moved(live, seat, order.actions ?? [order.action!], 'person', order.id);
};

/** What one did last, the steps of one command together; bots agree to everything. */
const undo: Make = (live, { id, seat: wanted }) => {
  const seat = ownSeat(live, wanted);
  mustPlay(live);
  const { undoable } = live.playing;
  const mine = new Set(live.mine);
  const free = undoable > 0 && mine.has(live.movers.at(-1) ?? -1);
  const last = live.movers.findLastIndex((mover) => mine.has(mover));
  if (last < 0) throw new Refused(live.engine.final, {});
  const body = free ? { moves: Math.max(live.begun(live.moves - 1), live.moves - undoable) } : { moves: live.begun(last), consent: true };
  return [live.add('undo', now(), { seat, body, command: id })];
};

const redo: Make = (live, { id, seat }) => {
  ownSeat(live, seat);
  mustPlay(live);
  const last = live.takenBack.at(-1);
  if (!last || live.turn === null || !live.mine.includes(live.turn)) throw new Trouble('nothing-to-redo');
  return moved(live, live.turn, last.toReversed(), 'person', id);
};

const resign: Make = (live, { id, seat: wanted }) => {
  const seat = ownSeat(live, wanted);
  if (live.facts.count !== 2) throw new Trouble('resign-two');
  if (live.state === 'over') throw new Refused(live.engine.over, {});
  return [live.add('resign', now(), { seat, command: id })];
};

const leave: Make = (live, { id, seat: wanted }) => {
  const seat = ownSeat(live, wanted);
  mustPlay(live);
  return live.sittings[seat]!.held !== null ? [] : [live.add('hold', now(), { seat, body: { level: live.facts.hold }, command: id })];
};

const take: Make = (live, { id, seat: wanted }) => {
  const seat = ownSeat(live, wanted);
  mustPlay(live);
  return live.sittings[seat]!.held === null ? [] : [live.add('take', now(), { seat, command: id })];
};

export const COMMANDS: Readonly<Record<string, Make>> = { play, undo, redo, resign, leave, take };
