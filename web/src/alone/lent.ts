/** A server's table in its page: as a seat knows it, or as the record of the finished game tells it. */

import type { Schemas } from '../home/home';
import type { Engine } from '../engine/contract';
import { engineOf } from './engines';
import { now, type Facts, type Sitting } from './facts';
import { LiveTable } from './live';
import { played } from './opening';
import { readRecord, verified } from './record';
import { Trouble } from './trouble';

type Info = Schemas['TableInfo'];

/** A table, and what its reader's seat knows of the position. */
export interface Seen {
  table: Info;
  known: Schemas['Known'];
}

/** It stands at the server's number, however few events lead there here. */
class LentTable extends LiveTable {
  asOf: number | null = null;

  override get number(): number {
    return this.asOf ?? super.number;
  }
}

export async function seenTable({ table, known }: Seen): Promise<LiveTable> {
  const live = seated(new LentTable(factsOf(table, known.position), await ours(table)), table);
  live.asOf = known.number;
  return live;
}

/** A finished game; its record must hold in everything. */
export async function recordedTable(table: Info, text: string): Promise<LiveTable> {
  const engine = await ours(table);
  const record = readRecord(text);
  const { seed, salt, commitment, position } = record;
  const facts = { ...factsOf(table, position), seed, salt, commitment };
  const moves = await verified(engine, facts, record);
  const live = seated(new LiveTable(facts, engine), table);
  played(live, moves, record.resigned);
  return live;
}

/** The engine, if it plays the rules of the table. */
export async function ours({ game, rules }: Pick<Info, 'game' | 'rules'>): Promise<Engine> {
  const engine = await engineOf(game);
  if (engine.version !== rules) throw new Trouble('frozen');
  return engine;
}

function factsOf({ id, game, rules, seats, options, hold, created }: Info, position: string | null): Facts {
  return { id, game, rules, count: seats.length, options, seed: null, salt: '', position, commitment: null, hold, origin: null, created };
}

function seated<Of extends LiveTable>(live: Of, { seats }: Info): Of {
  const at = now();
  for (const { seat, kind, mine, name, level } of seats) {
    const sitting: Omit<Sitting, 'held'> = { kind: kind === 'bot' ? 'bot' : 'person', mine, name, level };
    live.add('seat', at, { seat, body: { sitting } });
  }
  live.add('start', at);
  return live;
}
