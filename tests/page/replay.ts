/** Plays a game in Node as it is told, and tells all that the page would show of each position. */

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { Game, Mind, Unreadable } from '../../web/src/engine/engine.ts';
import { played, type Bots } from './whole.ts';

type Case = {
  seats: number;
  options: Record<string, string>;
  seed: string;
  moves: number[];
  looks: number[]; // after how many moves it is looked at
  tried: number[]; // actions that are asked for their refusals
};

type Advised = Pick<Case, 'seats' | 'options' | 'seed' | 'moves'> & { iterations: number };
type Finished = Pick<Case, 'seats' | 'options' | 'seed' | 'moves'> & { iterations: number };

const folder = process.argv[2]!;
const cases: { game: string; games: Case[]; bots: Bots[]; texts: string[]; studies: Finished[]; hints: Advised[] } = JSON.parse(readFileSync(0, 'utf8'));

async function loaded(game: string): Promise<Game> {
  const file = (kind: string): string => `${folder}/${game}.${kind}`;
  const { default: edge } = await import(pathToFileURL(file('js')).href);
  return new Game({
    module: new WebAssembly.Module(readFileSync(file('wasm'))),
    declaration: JSON.parse(readFileSync(file('json'), 'utf8')),
    edge,
  });
}

function shown(engine: Game, each: Case): unknown[] {
  const found: unknown[] = [];
  let position = engine.deal(each.seats, each.options, BigInt(each.seed));
  let before: typeof position | null = null;
  for (let made = 0; ; made++) {
    if (each.looks.includes(made)) found.push(look(engine, position, before, each.tried));
    if (made === each.moves.length) return found;
    before = position;
    position = position.copy();
    position.play(each.moves[made]!);
  }
}

function look(engine: Game, position: ReturnType<Game['at']>, before: ReturnType<Game['at']> | null, tried: number[]): unknown {
  const legal = position.legal();
  const seats = [null, ...Array.from({ length: position.seats }, (_, seat) => seat)];
  const text = position.text();
  return {
    text,
    again: engine.at(text).text(),
    options: engine.options(text),
    bytes: Buffer.from(position.bytes()).toString('base64'),
    seat: position.seat,
    phase: position.phase,
    over: position.over,
    revealed: position.revealed,
    legal,
    forms: legal.map((action) => position.write(action)),
    numbers: legal.map((action) => position.read(position.write(action))),
    notations: legal.map((action) => position.notation(action)),
    parsed: legal.map((action) => position.parse(position.seat ?? 0, position.notation(action))),
    says: legal.map((action) => position.say(action)),
    refusals: tried.flatMap((action) => seats.slice(1).map((seat) => position.refusal(seat!, position.complete(action)))),
    log: position.log(before),
    ask: position.ask(),
    wait: position.wait(),
    verdict: position.verdict(),
    views: seats.map((seat) => position.view(seat)),
    prospects: seats.map((seat) => position.prospects(seat)),
    points: position.points(),
    ranks: position.ranks(),
    sources: position.sources(),
    redealt: position.redeal(0, 77n).text(),
  };
}

/** The analysis of a finished game. */
function studied(engine: Game, each: Finished): unknown {
  const start = engine.deal(each.seats, each.options, BigInt(each.seed));
  const end = start.copy();
  each.moves.forEach((move) => end.play(move));
  const study = engine.study(start, each.moves);
  const judgements = each.moves.map((_, decision) => study.judge(decision, each.iterations));
  return study.sum(judgements, end, null);
}

/** What the deciding seat is advised. */
function advised(engine: Game, each: Advised): unknown {
  const position = engine.deal(each.seats, each.options, BigInt(each.seed));
  each.moves.forEach((move) => position.play(move));
  const mind = new Mind(engine);
  const hint = mind.hint(position, position.seat!, 7n, 1000, each.iterations);
  mind.end();
  return hint;
}

/** What is wrong with a text, if it is. */
function wrong(engine: Game, text: string): unknown {
  try {
    return { text: engine.at(text).text() };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { where: error.where, key: error.key, values: error.values, message: error.message };
  }
}

const engine = await loaded(cases.game);
const answer = {
  games: (cases.games ?? []).map((each) => shown(engine, each)),
  bots: (cases.bots ?? []).map((each) => played(engine, each)),
  studies: (cases.studies ?? []).map((each) => studied(engine, each)),
  hints: (cases.hints ?? []).map((each) => advised(engine, each)),
  texts: (cases.texts ?? []).map((each) => wrong(engine, each)),
  memory: engine.compiled.taken,
};
process.stdout.write(JSON.stringify(answer));
