/** All games of this browser in one file, to be kept elsewhere and brought back. */

import type { Row, TableEvent } from './facts';
import type { House } from './house';
import type { LiveTable } from './live';
import { tableInfo } from './outgoing';
import { Taken, Trouble } from './trouble';

const FORMAT = 1;

interface Bundle {
  nunatak: 'games';
  format: number;
  tables: { row: Row; events: TableEvent[] }[];
}

export async function keepAll({ store }: House): Promise<{ name: string; text: string }> {
  const rows = await store.rows();
  const tables = await Promise.all(rows.map(async (row) => ({ row, events: await store.events(row.facts.id) })));
  const bundle: Bundle = { nunatak: 'games', format: FORMAT, tables };
  return { name: 'nunatak-games.json', text: JSON.stringify(bundle) };
}

/** Those that are not here yet; what does not hold is left out and counted. */
export async function bringAll(house: House, text: string): Promise<{ brought: number; known: number; wrong: number }> {
  const { tables } = read(text);
  const count = { brought: 0, known: 0, wrong: 0 };
  for (const each of tables) count[await bring(house, each)] += 1;
  return count;
}

function read(text: string): Bundle {
  try {
    const bundle = JSON.parse(text) as Bundle | null;
    if (bundle?.nunatak === 'games' && bundle.format === FORMAT && Array.isArray(bundle.tables)) return bundle;
  } catch {
    // said below
  }
  throw new Trouble('bad-bundle');
}

async function bring(house: House, { row, events }: Bundle['tables'][number]): Promise<'brought' | 'known' | 'wrong'> {
  try {
    if (await house.store.row(row.facts.id)) return 'known';
    await house.store.add(await held(house, row, events), events);
    return 'brought';
  } catch (error) {
    if (error instanceof Trouble && error.code === 'no-space') throw error;
    return error instanceof Taken ? 'known' : 'wrong';
  }
}

/** Events that lead nowhere are not taken; those of other rules rest, as they did where they come from. */
async function held(house: House, row: Row, events: readonly TableEvent[]): Promise<Row> {
  if (row.info.id !== row.facts.id) throw new Trouble('bad-bundle');
  try {
    const live = await house.folded(row.facts, []);
    for (const event of events) fold(live, event);
    live.next = row.next;
    return { ...row, info: tableInfo(live) };
  } catch (error) {
    if (error instanceof Trouble && error.code === 'frozen') return row;
    throw error;
  }
}

/** A file may hold anything: each event has the next number, each move is legal. */
function fold(live: LiveTable, event: TableEvent): void {
  if (event.number !== live.number + 1) throw new Trouble('bad-bundle');
  if (event.kind === 'move') live.playing.steps([event.body.action!], event.seat!);
  live.fold(event);
}
