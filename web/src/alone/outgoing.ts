/** What leaves the house? Everything that a reader gets to see is made here. */

import type { Engine, Said } from '../engine/contract';
import type { Schemas } from '../home/home';
import type { Game } from './game';
import type { LiveTable, Told } from './live';
import type { Refused } from './trouble';

type Info = Schemas['TableInfo'];
type Values = Schemas['Said']['values'];

/** A text as it is sent: what belongs to the line before it, and what is no line of the log, are marked. */
export function said({ key, values, rule = '', weight }: Said): Schemas['Said'] {
  return { key, values: values as Values, rule, text: '', detail: weight === 'detail', silent: weight === 'silent' };
}

export function tableInfo(live: LiveTable): Info {
  const { facts, turn } = live;
  return {
    id: facts.id,
    game: facts.game,
    rules: facts.rules,
    state: live.state,
    seats: live.sittings.map(({ kind, name, level, held, mine }, seat) => ({ seat, kind, name, level, held, mine, online: mine, person: null })),
    options: facts.options,
    own_data: false,
    public: false,
    pace: { kind: 'none', seconds: 0 },
    hold: facts.hold,
    commitment: facts.commitment,
    created: facts.created,
    started: live.started,
    ended: live.ended,
    number: live.number,
    turn,
    yours: turn !== null && live.mine.includes(turn) && live.sittings[turn]!.held === null,
    host: true,
    rated: false,
    hints: false,
    origin: facts.origin,
    next: live.next,
    result: live.state === 'over' ? resultOf(live.playing) : null,
    frozen: null,
    late: null,
    watched: false,
  };
}

export function resultOf({ position, resigned }: Game): Schemas['Result'] {
  if (resigned === null) return { points: position.points(), ranks: position.ranks(), sources: position.sources(), resigned };
  const ranks = Array.from({ length: position.seats }, (_, seat) => (seat === resigned ? 2 : 1));
  return { points: [], ranks, sources: [], resigned };
}

/** Where the game stands through the eyes of a seat, or of nobody; with the view if it is to be whole. */
export function standing(live: LiveTable, looking: number | null, whole: boolean): Schemas['Standing'] | null {
  const { game, turn } = live;
  if (!game) return null;
  const asked = turn !== null && turn === looking;
  return {
    moves: live.moves,
    looking,
    view: whole ? (game.position.view(looking) as Schemas['AnyView']) : null,
    decision: turn === null ? null : { seat: turn, kind: game.position.phase, say: said(asked ? game.position.ask() : game.position.wait()) },
    actions: asked ? choices(game, game.position.legal()) : [],
    undo: undoing(live),
    asking: null,
    clocks: [],
    result: live.state === 'over' ? resultOf(game) : null,
  };
}

const form = (engine: Engine, number: number): Schemas['Choice']['action'] => engine.write(number) as Schemas['Choice']['action'];

export function choices({ engine, position }: Game, numbers: readonly number[]): Schemas['Choice'][] {
  return numbers.map((number) => ({ action: form(engine, number), say: said(position.say(number)), notation: '' }));
}

function undoing(live: LiveTable): Schemas['Undoing'] {
  const open = live.state === 'playing' && live.mine.length > 0;
  const mine = new Set(live.mine);
  const free = open && mine.has(live.movers.at(-1) ?? -1) && live.playing.undoable > 0;
  return {
    free,
    consent: open && !free && live.movers.some((seat) => mine.has(seat)),
    redo: open && live.takenBack.length > 0 && mine.has(live.turn ?? -1),
  };
}

/** An event as everybody may read it. */
export function step(live: LiveTable, { event, moves, lines, closing }: Told): Schemas['Step'] {
  const action = event.body.action;
  return {
    number: event.number,
    kind: event.kind,
    seat: event.seat,
    by: event.by,
    moves,
    action: action === undefined ? null : form(live.engine, action),
    notation: action === undefined ? null : live.engine.notation(action),
    lines: lines.map(said),
    closing,
    at: event.at,
    changes: [],
  };
}

export function refusalOf({ rule, values, step }: Refused, notation: string | null = null): Schemas['Refusal'] {
  return { rule, say: said({ key: rule, values }), notation, step };
}
