/** What can be asked of this home? The paths of docs/protocol.md, as far as they need no other people. */

import { hides } from './engines';
import type { Method, Schemas } from '../home/home';
import { now, type Row } from './facts';
import { bringAll, keepAll } from './bundle';
import { hint } from './hint';
import type { House } from './house';
import type { LiveTable } from './live';
import { Opening, readPosition } from './opening';
import { tableInfo } from './outgoing';
import { writeRecord } from './record';
import { frame, positionText } from './replay';
import { Trouble } from './trouble';

type Me = Schemas['Me'];

export interface Call {
  house: House;
  /** What stands in for a word in braces, in its order. */
  words: string[];
  query: URLSearchParams;
  body: unknown;
  signal: AbortSignal;
}

type Route = (call: Call) => Promise<unknown>;

// ------------------------------------------------------------------ what was made when the page was built

/** A file beside the page; what it holds is what a server answers. */
async function file<T>(path: string): Promise<T> {
  const answer = await fetch(new URL(`data/${path}.json`, base)).catch(() => null);
  if (answer?.status === 404) throw new Trouble('not-found');
  if (!answer?.ok) throw new Trouble('broken-download');
  return (await answer.json()) as T;
}

let base = self.location.href;

/** Where the page lies: what belongs to it lies beside it. */
export function settle(page: string): void {
  base = page;
}

const offer = async (): Promise<Schemas['HouseInfo']> => ({ ...(await file<Schemas['HouseInfo']>('house')), now: now() });

// ------------------------------------------------------------------ who I am

async function me({ house }: Pick<Call, 'house'>): Promise<Me> {
  const found = await house.store.me<Me>();
  if (!found) throw new Trouble('no-session');
  return found;
}

async function enter({ house, body }: Call): Promise<Me> {
  const { name, language } = body as Schemas['NewGuest'];
  const fresh: Me = { id: 'me', name, language: language ?? 'en', login: null, named: true, shown: 'private', token: null };
  await house.store.be(fresh);
  return fresh;
}

async function rename(call: Call): Promise<Me> {
  const other = { ...(await me(call)), ...(call.body as Partial<Me>) };
  await call.house.store.be(other);
  return other;
}

// ------------------------------------------------------------------ tables

const opening = async (call: Call): Promise<Opening> => new Opening(call.house, await offer(), await me(call));
const live = ({ house, words }: Call): Promise<LiveTable> => house.table(words[0]!);
const info = async (table: Promise<LiveTable>): Promise<Schemas['TableInfo']> => tableInfo(await table);
const number = ({ query }: Call, name: string): number | null => (query.has(name) ? Number(query.get(name)) : null);

/** A table whose rules are played no more says so in every list; no game is brought for that. */
function shown({ info, facts, next }: Row, { games }: Schemas['HouseInfo']): Schemas['TableInfo'] {
  const played = games.find(({ name }) => name === facts.game)?.rules === facts.rules;
  return { ...info, next, frozen: played ? null : `${facts.rules}` };
}

async function mine({ house }: Call): Promise<Schemas['MyTables']> {
  const [rows, offered] = await Promise.all([house.store.rows(), offer()]);
  const tables = rows.map((row) => ({ table: shown(row, offered), unseen: Math.max(0, row.info.number - row.seen) }));
  const rank = ({ table }: Schemas['MyTable']): number => (table.yours ? 0 : table.ended === null ? 1 : 2);
  return { tables: tables.sort((one, other) => rank(one) - rank(other) || other.table.created - one.table.created) };
}

async function listed({ house, query }: Call): Promise<Schemas['Tables']> {
  const [rows, offered] = await Promise.all([house.store.rows(), offer()]);
  const tables = rows.map((row) => shown(row, offered));
  const player = (query.get('player') ?? '').toLowerCase();
  const fits = (table: Schemas['TableInfo']): boolean =>
    table.state === (query.get('state') ?? 'lobby') &&
    table.game === (query.get('game') ?? table.game) &&
    table.seats.some(({ name }) => name.toLowerCase().includes(player));
  return { tables: tables.filter(fits).sort((one, other) => (other.ended ?? other.created) - (one.ended ?? one.created)), more: null };
}

async function one(call: Call): Promise<Schemas['TableInfo']> {
  const row = await call.house.store.row(call.words[0]!);
  if (!row) throw new Trouble('not-found');
  return shown(row, await offer());
}

async function position(call: Call): Promise<Schemas['PositionTold']> {
  const table = await live(call);
  if (table.state !== 'over' && hides(table.engine)) throw new Trouble('wrong-state', table.state);
  return { position: positionText(table, number(call, 'number') ?? table.number, null) };
}

async function read(call: Call): Promise<Schemas['PositionInfo']> {
  const { position: text } = call.body as Schemas['PositionText'];
  const engine = await new Opening(call.house, await offer(), NOBODY).engineOf(text);
  const { seats, turn, over } = readPosition(engine, text);
  return { game: engine.game, seats, turn, over };
}

const NOBODY: Me = { id: '', name: '', language: 'en', login: null, named: false, shown: 'private', token: null };

async function replay(call: Call): Promise<Schemas['Frame']> {
  const look = { number: number(call, 'number'), look: number(call, 'look') };
  return frame(await live(call), { ...look, open: call.query.get('open') === '1', foresee: call.query.get('foresee') === '1' });
}

async function advise(call: Call): Promise<Schemas['Hint']> {
  const { effort } = await offer();
  return hint(await live(call), call.body as Schemas['HintWish'], call.signal, effort!);
}

/** A file to be kept: its name and its text. */
async function record(call: Call): Promise<{ name: string; text: string }> {
  const table = await live(call);
  return { name: `${table.facts.game}-${table.facts.id}.json`, text: await writeRecord(table, (await offer()).version) };
}

async function analyse(call: Call): Promise<Schemas['AnalysisInfo']> {
  const { effort } = await offer();
  return call.house.analyses.begin(await live(call), effort!.analysis);
}

// ------------------------------------------------------------------ the paths

const ROUTES: [Method, string, Route][] = [
  ['GET', '/api/house', offer],
  ['GET', '/api/rules/{}/{}', ({ words }) => file(`rules/${words.join('/')}`)],
  ['GET', '/api/book/{}/{}', ({ words }) => file(`book/${words.join('/')}`)],
  ['GET', '/api/puzzles/{}', ({ words }) => file(`puzzles/${words[0]}/index`)],
  ['GET', '/api/puzzles/{}/{}', ({ words }) => file(`puzzles/${words.join('/')}`)],
  ['GET', '/api/me', me],
  ['PATCH', '/api/me', rename],
  ['POST', '/api/guest', enter],
  ['GET', '/api/me/tables', mine],
  ['GET', '/api/tables', listed],
  ['POST', '/api/tables', async (call) => info((await opening(call)).newTable(call.body as Schemas['NewTable']))],
  ['GET', '/api/tables/{}', one],
  ['POST', '/api/tables/{}/rematch', async (call) => info((await opening(call)).rematch(await live(call)))],
  ['POST', '/api/tables/{}/fork', async (call) => info((await opening(call)).fork(await live(call), call.body as Schemas['Fork']))],
  ['GET', '/api/tables/{}/replay', replay],
  ['GET', '/api/tables/{}/record', record],
  ['GET', '/api/tables/{}/analysis', async (call) => call.house.analyses.info(await live(call))],
  ['POST', '/api/tables/{}/analysis', analyse],
  ['GET', '/api/tables/{}/position', position],
  ['POST', '/api/tables/{}/hint', advise],
  ['POST', '/api/positions/read', read],
  ['POST', '/api/positions', async (call) => info((await opening(call)).atPosition(call.body as Schemas['NewPosition']))],
  ['POST', '/api/records', async (call) => info((await opening(call)).fromRecord(call.body as Schemas['NewRecord']))],
  ['GET', '/api/mine/all', ({ house }) => keepAll(house)],
  ['POST', '/api/mine/all', ({ house, body }) => bringAll(house, (body as { text: string }).text)],
];

const PATTERNS = ROUTES.map(([method, path, route]) => ({ method, pattern: new RegExp(`^${path.replaceAll('{}', '([\\w.-]+)')}$`), route }));

export function answer(house: House, method: Method, path: string, body: unknown, signal: AbortSignal): Promise<unknown> {
  const { pathname, searchParams: query } = new URL(path, 'http://home');
  for (const { method: known, pattern, route } of PATTERNS) {
    const match = known === method ? pattern.exec(pathname) : null;
    if (match) return route({ house, words: match.slice(1), query, body, signal });
  }
  throw new Trouble('not-found');
}
