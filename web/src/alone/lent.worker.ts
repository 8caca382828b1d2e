/** What a server's page works out itself: each task is answered once, by what a server would answer. */

import type { Schemas } from '../home/home';
import { Analyses } from './analyses';
import { choose } from './bots';
import { hint } from './hint';
import { ours, recordedTable, seenTable, type Seen } from './lent';
import type { LiveTable } from './live';
import { refusalOf } from './outgoing';
import { foresee } from './preview';
import { Refused } from './trouble';
import { reason, type Question } from './why';

/** A bot's turn at a table; the bot's seat is known. */
export interface Turn {
  table: Pick<Schemas['TableInfo'], 'game' | 'rules'>;
  turn: Schemas['BotTurn'];
}

export type Task =
  | ({ wanted: 'hint'; effort: Schemas['Effort'] } & Seen)
  | ({ wanted: 'why' | 'preview'; order: Question } & Seen)
  | ({ wanted: 'choice' } & Turn)
  | { wanted: 'analysis'; table: Schemas['TableInfo']; record: string; iterations: number };

/** What the page says; `task` null: the answer is not wanted any more. */
export interface Word {
  call: number;
  task: Task | null;
}

/** What the page hears; `form` null: it could not be worked out here. */
export interface Reply {
  call: number;
  form: unknown;
}

const analyses = new Analyses();
const records = new Map<string, Promise<LiveTable>>();
const going = new Map<number, AbortController>();

async function work(task: Task, signal: AbortSignal): Promise<unknown> {
  switch (task.wanted) {
    case 'hint':
      return hint(await seenTable(task), { seat: task.known.seat }, signal, task.effort);
    case 'why':
      return reason(await seenTable(task), task.known.seat, task.order);
    case 'preview':
      return foreseen(task);
    case 'choice':
      return chosen(task, signal);
    case 'analysis':
      return analyses.begin(await finished(task), task.iterations);
  }
}

/** A record is checked once, however often its analysis is asked for. */
function finished({ table, record }: Extract<Task, { wanted: 'analysis' }>): Promise<LiveTable> {
  const found = records.get(table.id) ?? recordedTable(table, record);
  records.set(table.id, found);
  found.catch(() => records.delete(table.id));
  return found;
}

async function foreseen({ order, ...seen }: { order: Question } & Seen): Promise<unknown> {
  try {
    return foresee(await seenTable(seen), seen.known.seat, order);
  } catch (error) {
    if (error instanceof Refused) return { type: 'refused', id: order.id, refusal: refusalOf(error) };
    throw error;
  }
}

async function chosen({ table, turn }: Turn, signal: AbortSignal): Promise<unknown> {
  const engine = await ours(table);
  const { seat, level, position } = turn;
  const seed = crypto.getRandomValues(new BigUint64Array(1))[0]!;
  const thinking = choose(engine, { game: table.game, position: engine.at(position).bytes(), seat, level, seed });
  signal.addEventListener('abort', () => thinking.stop());
  return engine.write(await thinking.found);
}

async function answer(call: number, task: Task): Promise<void> {
  const control = new AbortController();
  going.set(call, control);
  const form = await work(task, control.signal).catch(() => null);
  going.delete(call);
  postMessage({ call, form } satisfies Reply);
}

addEventListener('message', ({ data }: MessageEvent<Word>) => {
  if (data.task) return void answer(data.call, data.task);
  going.get(data.call)?.abort();
  going.delete(data.call); // a thought that is stopped is never found
});
