/** A server's page that thinks itself: what its own processor can answer, the server is not asked. */

import type { Reply, Task, Word } from '../alone/lent.worker';
import type { Answer, Asked, Schemas } from './home';
import type { Fetch } from './server';

type TableInfo = Schemas['TableInfo'];
type Message = Schemas['ServerMessage'];
export type Question = { type: string; id: string; seat?: number | null };

/** A table that is followed: as much as a thought needs. */
interface Followed {
  info: TableInfo;
  number: number;
  looking: number | null;
  turn: number | null;
  /** What the seat that looks knows, asked for once while the table stands still. */
  known: Promise<Schemas['Known'] | null> | null;
  bot: AbortController | null;
}

const HINT = /^\/api\/tables\/([\w-]+)\/hint$/;
const ANALYSIS = /^\/api\/tables\/([\w-]+)\/analysis$/;

export class Own {
  readonly #fetch: Fetch;
  readonly #effort: Schemas['Effort'];
  readonly #worker = new Worker(new URL('../alone/lent.worker.ts', import.meta.url), { type: 'module' });
  readonly #calls = new Map<number, (form: unknown) => void>();
  readonly #tables = new Map<string, Followed>();
  /** The records of the games that are analysed here. */
  readonly #records = new Map<string, { table: TableInfo; record: string }>();
  #last = 0;
  /** Until the worker fails, or could not be had: it answers nothing then. */
  #lives = true;
  /** A bot could not think here. */
  readonly #giveUp: () => void;

  constructor(fetch: Fetch, effort: Schemas['Effort'], giveUp: () => void) {
    this.#fetch = fetch;
    this.#effort = effort;
    this.#giveUp = giveUp;
    this.#worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      this.#calls.get(data.call)?.(data.form);
      this.#calls.delete(data.call);
    };
    this.#worker.onerror = () => {
      this.#lives = false;
      for (const settle of this.#calls.values()) settle(null);
      this.#calls.clear();
    };
  }

  /** Null: it could not be worked out here. */
  #work<Of>(task: Task, signal?: AbortSignal): Promise<Of | null> {
    if (!this.#lives) return Promise.resolve(null);
    const call = (this.#last += 1);
    const say = (word: Word): void => this.#worker.postMessage(JSON.parse(JSON.stringify(word)));
    return new Promise((resolve) => {
      this.#calls.set(call, (form) => resolve(form as Of | null));
      signal?.addEventListener('abort', () => {
        say({ call, task: null });
        this.#calls.delete(call);
        resolve(null);
      });
      say({ call, task });
    });
  }

  // ---------------------------------------------------------------- requests

  /** Null: the server is to be asked. */
  async answer({ method, path, body, signal }: Asked): Promise<Answer | null> {
    const hinted = method === 'POST' ? HINT.exec(path)?.[1] : undefined;
    if (hinted && this.#effort.hint) return this.#hint(hinted, (body as Schemas['HintWish']).seat, signal);
    const analysed = ANALYSIS.exec(path)?.[1];
    return analysed && this.#effort.analysis ? this.#analysis(method, analysed) : null;
  }

  async #hint(id: string, seat: number | null, signal: AbortSignal | undefined): Promise<Answer | null> {
    const table = this.#tables.get(id);
    if (table?.info.seats.some((other) => other.seat !== seat && other.kind !== 'bot')) return null; // the server tells the others
    const known = table && (await this.#known(id, table, seat));
    if (!known) return null;
    const form = await this.#work({ wanted: 'hint', table: table.info, known, effort: this.#effort }, signal);
    signal?.throwIfAborted();
    return form && known.number === table.number ? { ok: true, form } : null;
  }

  async #analysis(method: string, id: string): Promise<Answer | null> {
    if (method === 'POST' && !this.#records.has(id)) {
      const [table, record] = await Promise.all(['', '/record'].map((part) => this.#fetch({ method: 'GET', path: `/api/tables/${id}${part}` })));
      if (table!.ok && record!.ok) this.#records.set(id, { table: table!.form as TableInfo, record: record!.text });
    }
    const known = this.#records.get(id);
    const form = known && (await this.#work({ wanted: 'analysis', ...known, iterations: this.#effort.analysis }));
    if (form) return { ok: true, form };
    this.#records.delete(id);
    return null;
  }

  // ---------------------------------------------------------------- questions about a table

  /** Null: the server is to be asked. */
  async say(id: string, question: Question): Promise<Message | null> {
    const table = this.#tables.get(id);
    const known = table && (await this.#known(id, table, question.seat ?? table.looking));
    if (!known || known.number !== table.number) return null;
    const wanted = question.type as 'why' | 'preview';
    return this.#work<Message>({ wanted, table: table.info, known, order: question });
  }

  #known(id: string, table: Followed, seat: number | null | undefined): Promise<Schemas['Known'] | null> {
    if (typeof seat !== 'number' || table.info.own_data || table.turn === null) return Promise.resolve(null);
    const find = async (): Promise<Schemas['Known'] | null> => {
      const { ok, form } = await this.#fetch({ method: 'GET', path: `/api/tables/${id}/known?seat=${seat}` });
      return ok ? (form as Schemas['Known']) : null;
    };
    table.known ??= find().catch(() => null);
    return table.known.then((known) => (known === null || known.seat === seat ? known : find().catch(() => null)));
  }

  // ---------------------------------------------------------------- following

  hear(id: string, message: Message): void {
    if (message.type !== 'snapshot' && message.type !== 'event') return;
    const before = this.#tables.get(id);
    const info = message.table ?? before?.info;
    if (!info) return;
    const { looking = null, decision = null } = message.standing ?? {};
    const moved = before?.number !== message.number;
    if (moved) before?.bot?.abort();
    const table = { info, number: message.number, looking, turn: decision?.seat ?? null, known: null, bot: moved ? null : (before?.bot ?? null) };
    this.#tables.set(id, table);
    if (!table.bot && this.#isBots(table)) void this.#moveBot(id, table, (table.bot = new AbortController())).catch(() => undefined);
  }

  leave(id: string): void {
    this.#tables.get(id)?.bot?.abort();
    this.#tables.delete(id);
  }

  /** Whether a bot decides at a table at which nobody else plays. */
  #isBots({ info, turn }: Followed): boolean {
    const deciding = turn === null ? undefined : info.seats[turn];
    const alone = info.seats.some(({ mine }) => mine) && info.seats.every(({ kind, mine }) => mine || kind === 'bot');
    return alone && !info.own_data && deciding !== undefined && (deciding.kind === 'bot' || deciding.held !== null);
  }

  /** A bot's turn is thought about here, if the server lends it; if that fails, the server hears of it. */
  async #moveBot(id: string, { info }: Followed, going: AbortController): Promise<void> {
    const path = `/api/tables/${id}/bot`;
    const taken = await this.#fetch({ method: 'POST', path });
    if (!taken.ok || going.signal.aborted) return;
    const turn = taken.form as Schemas['BotTurn'];
    const action = await this.#work<Schemas['BotMove']['action']>({ wanted: 'choice', table: info, turn }, going.signal);
    if (going.signal.aborted) return;
    if (action === null) this.#giveUp();
    await this.#fetch({ method: 'POST', path: `${path}/move`, body: { number: turn.number, action } });
  }
}
