/** Why not? The rule against an action; and for an element of the board, what could be done with it. */

import type { Engine } from '../engine/contract';
import type { Schemas } from '../home/home';
import { ownSeat, type Command } from './commands';
import type { LiveTable } from './live';
import { choices, refusalOf } from './outgoing';
import { Refused, Trouble } from './trouble';

/** Refusals that are told of an element. */
const MOST = 3;

export interface Question extends Command {
  element?: string | null;
}

export function reason(live: LiveTable, looking: number | null, { id, action, element, seat: wanted }: Question): Schemas['Reason'] {
  if (!action === !element) throw new Trouble('bad-value', '', 'action');
  const seat = ownSeat(live, wanted ?? looking);
  return { type: 'reason', id, ...(element ? aboutElement(live, seat, element) : aboutAction(live, seat, action!)) };
}

type Found = Pick<Schemas['Reason'], 'refusals' | 'actions'>;

function aboutAction(live: LiveTable, seat: number, action: NonNullable<Command['action']>): Found {
  try {
    const [first] = live.playing.steps([action], seat);
    return { refusals: [], actions: choices(live.playing, first === undefined ? [] : [first]) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { refusals: [refusalOf(error)], actions: [] };
  }
}

function aboutElement(live: LiveTable, seat: number, element: string): Found {
  const numbers = naming(live.engine).get(element.trim().toLowerCase());
  if (!numbers) throw new Trouble('not-found', '', 'element');
  const legal = new Set(live.turn === seat ? live.playing.position.legal() : []);
  const can = numbers.filter((number) => legal.has(number));
  if (can.length) return { refusals: [], actions: choices(live.playing, can) };
  return { refusals: refusals(live, seat, numbers, legal), actions: [] };
}

/** The most frequent refusals, those of the kind of action that is asked for first. */
function refusals(live: LiveTable, seat: number, numbers: readonly number[], legal: ReadonlySet<number>): Schemas['Refusal'][] {
  const { engine } = live;
  const kinds = new Set([...legal].map((number) => engine.write(number).type));
  const close = numbers.filter((number) => kinds.has(engine.write(number).type));
  const found = new Map<string, { count: number; refusal: Schemas['Refusal'] }>();
  for (const number of close.length ? close : numbers) {
    const refusal = refused(live, seat, number);
    if (!refusal) continue;
    const known = found.get(refusal.rule);
    if (known) known.count += 1;
    else found.set(refusal.rule, { count: 1, refusal: refusalOf(refusal, engine.notation(number)) });
  }
  return [...found.values()].sort((one, other) => other.count - one.count).slice(0, MOST).map(({ refusal }) => refusal);
}

function refused(live: LiveTable, seat: number, number: number): Refused | null {
  try {
    live.playing.steps([number], seat);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

const known = new WeakMap<Engine, Map<string, number[]>>();

/** Element -> the actions that name it. */
function naming(engine: Engine): Map<string, number[]> {
  const found = known.get(engine) ?? new Map<string, number[]>();
  if (known.has(engine)) return found;
  known.set(engine, found);
  for (let number = 0; number < engine.size; number += 1) {
    const { type: _, ...parts } = engine.write(number);
    for (const value of Object.values(parts)) {
      const name = String(value).toLowerCase();
      found.set(name, [...(found.get(name) ?? []), number]);
    }
  }
  return found;
}
