/** Records: a game is a seed and a list of moves, bound by a commitment and a chain of digests. As play/record.py has it. */

import type { Engine } from '../engine/contract';
import type { Facts } from './facts';
import { begin, Game } from './game';
import type { LiveTable } from './live';
import { resultOf } from './outgoing';
import { Refused, Trouble } from './trouble';

const FORMAT = 1;
/** Hexadecimal digits kept of each chained digest. */
const DIGEST = 16;
const LARGEST_SEED = (1n << 64n) - 1n;

export interface Played {
  game: string;
  rules: number;
  nunatak: string;
  options: Record<string, string>;
  seats: string[];
  position: string | null;
  commitment: string | null;
  salt: string;
  seed: string | null;
  moves: string[];
  chain: string[];
  resigned: number | null;
  points: number[];
  ranks: number[];
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const hex = (buffer: ArrayBuffer): string => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What is published before the first move: it binds the seed without telling it. */
export async function commitment(seed: string, salt: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', bytes(`nunatak seed ${seed} salt ${salt}`)));
}

/** The digest of the first position, then one after each move, each bound to all before. */
export async function chainOf(engine: Engine, facts: Facts, moves: readonly number[]): Promise<string[]> {
  const position = begin(engine, facts);
  const texts = [position.text()];
  for (const move of moves) {
    position.play(move);
    texts.push(position.text());
  }
  const chain: string[] = [];
  const link = await linking(facts.salt);
  for (const text of texts) chain.push(await link(chain.at(-1) ?? '', text));
  return chain;
}

async function linking(salt: string): Promise<(previous: string, position: string) => Promise<string>> {
  // a key of no bytes is no key for the browser; one zero byte is the same key, since keys are filled up with zeros
  const raw = salt ? bytes(salt) : new Uint8Array(1);
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return async (previous, position) => hex(await crypto.subtle.sign('HMAC', key, bytes(`${previous} ${position}`))).slice(0, DIGEST);
}

// ------------------------------------------------------------------ writing

/** The record of a table: its seed and salt stay sealed until the game is over. */
export async function writeRecord(live: LiveTable, nunatak: string): Promise<string> {
  const { facts, engine, state } = live;
  const over = state === 'over';
  if (!over && facts.position !== null) throw new Trouble('wrong-state', state);
  const result = over ? resultOf(live.playing) : null;
  const { moves } = live.playing;
  const notes = notesOf(live);
  const form = {
    format: FORMAT,
    game: facts.game,
    nunatak,
    rules: facts.rules,
    options: facts.options,
    data: null,
    seats: live.sittings.map(({ name }) => name),
    position: facts.position,
    commitment: facts.commitment,
    salt: over ? facts.salt : null,
    seed: over ? facts.seed : null,
    moves: moves.map((move) => engine.notation(move)),
    chain: over ? await chainOf(engine, facts, moves) : [],
    result: result && { points: result.points, ranks: result.ranks, resigned: result.resigned },
    ...(notes.length ? { notes } : {}),
  };
  // a seed has 64 bits, more than a number of the browser: its digits are put in as they are
  return `${JSON.stringify(form, null, 1).replace(/^ "seed": "(\d+)"/m, ' "seed": $1')}\n`;
}

/** Where bots held seats, and where moves were taken back that had shown something. */
function notesOf(live: LiveTable): object[] {
  return live.told.flatMap(({ event: { kind, seat, body }, moves }) => {
    const note = { after: moves, kind, seat };
    if (kind === 'hold') return [{ ...note, level: body.level, why: 'left' }];
    return kind === 'take' || body.consent ? [note] : [];
  });
}

// ------------------------------------------------------------------ reading

const bad = (field: string, what = field): Trouble => new Trouble('bad-record', what, field ? `record.${field}` : 'record');
/** As play/record.py says it. */
const wrong = (field: string, sentence: string): Trouble => new Trouble('bad-record', field, `record.${field}`, { key: `wrong-${sentence.replaceAll(' ', '-')}`, values: {} });
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string');
const isText = (value: unknown): value is string => typeof value === 'string';

export function readRecord(text: string): Played {
  const form = parsed(text);
  if (form['format'] !== FORMAT) throw bad('format');
  if (!isText(form['game'])) throw bad('game');
  if (form['data'] !== null && form['data'] !== undefined) throw new Trouble('own-data', '', 'record.data');
  for (const name of ['seats', 'moves', 'chain']) if (!isTexts(form[name])) throw bad(name);
  for (const name of ['position', 'commitment', 'salt', 'seed']) if (form[name] !== null && !isText(form[name])) throw bad(name);
  if (form['position'] === null && form['seed'] === null) throw wrong('seed', 'is sealed until the game is over');
  if (isText(form['seed']) && (!/^\d{1,20}$/.test(form['seed']) || BigInt(form['seed']) > LARGEST_SEED)) throw bad('seed');
  const result = form['result'] as Partial<Played> | null;
  if (typeof result !== 'object' || result === null || !Array.isArray(result.ranks) || !Array.isArray(result.points)) throw bad('result');
  const options = form['options'];
  if (typeof options !== 'object' || options === null || !Object.values(options).every(isText)) throw bad('options');
  return { ...(form as unknown as Played), salt: (form['salt'] as string | null) ?? '', points: result.points, ranks: result.ranks, resigned: result.resigned ?? null };
}

/** A file as an object; the digits of its seed are kept as a text. */
function parsed(text: string): Record<string, unknown> {
  try {
    const form: unknown = JSON.parse(text.replace(/("seed"\s*:\s*)(\d+)/g, '$1"$2"'));
    if (typeof form === 'object' && form !== null && 'format' in form) return form as Record<string, unknown>;
  } catch {
    // said below
  }
  throw wrong('format', 'is missing so this is no record of nunatak');
}

/** Replay the record and check everything in it; the numbers of its moves. */
export async function verified(engine: Engine, facts: Facts, record: Played): Promise<number[]> {
  if (record.rules !== engine.version) throw new Trouble('other-version', '', 'record.rules');
  if (record.position === null && (await commitment(record.seed!, record.salt)) !== record.commitment) throw bad('commitment');
  const game = new Game(engine, facts);
  const moves = record.moves.flatMap((move, place) => replayed(game, move, place));
  const chain = await chainOf(engine, facts, moves);
  const forged = chain.length === record.chain.length ? chain.findIndex((digest, place) => digest !== record.chain[place]) : 0;
  if (forged >= 0) throw bad('chain', `chain ${forged + 1}`);
  if (record.resigned !== null && record.seats.length === 2 && !game.isOver) game.resigned = record.resigned;
  const { points, ranks } = resultOf(game);
  if (!game.isOver || `${points}/${ranks}` !== `${record.points}/${record.ranks}`) throw bad('result');
  return moves;
}

function replayed(game: Game, move: string, place: number): number[] {
  const seat = game.deciding;
  try {
    if (seat === null) throw bad('moves', `move ${place + 1}`);
    const steps = game.steps([move], seat);
    for (const step of steps) game.play(step);
    return steps;
  } catch (error) {
    if (error instanceof Refused) throw bad('moves', `move ${place + 1} ${error.rule}`);
    throw error;
  }
}
