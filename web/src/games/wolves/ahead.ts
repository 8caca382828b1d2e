/** How does the map look at once when the viewer has done this? Only what is certain and plain to see. */

import type { Action } from '../../lib/contract';
import type { Kind, Piece, Prospects, View } from './types';

function put(view: View, cell: string, ...pieces: Piece[]): View {
  return { ...view, pieces: { ...view.pieces, [cell]: [...(view.pieces[cell] ?? []), ...pieces] } };
}

/** Without one piece of that kind. */
function lift(view: View, cell: string, kind: Kind, owner: Piece['owner']): View {
  const standing = view.pieces[cell] ?? [];
  const at = standing.findIndex((piece) => piece.kind === kind && piece.owner === owner);
  return at < 0 ? view : { ...view, pieces: { ...view.pieces, [cell]: standing.toSpliced(at, 1) } };
}

export function ahead(view: View, actions: readonly Action[], seat: number, prospects: unknown): View | null {
  const paid = actions.some((action) => action.type === 'pay');
  let now = view;
  for (const action of actions) {
    const { type, cell, kind } = action;
    const at = String(cell);
    const wolf = now.open.wolf;
    const done = paid || paysItself(action, prospects as Prospects | null);
    if (type === 'place') now = put(now, at, { kind: 'alpha', owner: seat }, { kind: 'pack', owner: seat });
    else if (type === 'wolf') now = { ...now, open: { ...now.open, wolf: { kind: kind as Kind, cell: at } } };
    else if (type === 'to' && wolf) now = put(lift(now, wolf.cell, wolf.kind, seat), at, { kind: wolf.kind, owner: seat });
    else if (type === 'build' && done) now = put(now, at, { kind: 'den', owner: seat });
    else if (type === 'upgrade' && done) now = put(lift(now, at, 'den', seat), at, { kind: 'lair', owner: seat });
    else if (type === 'howl' && done) now = put({ ...now, tokens: without(now.tokens, at) }, at, { kind: nextWolf(now, seat), owner: seat });
    else if (type === 'dominate' && done) now = dominated(now, at, String(action['piece']) as Kind, seat);
  }
  return now === view ? null : now;
}

/** Where there is one way to pay, nobody will ask for it. */
function paysItself(action: Action, prospects: Prospects | null): boolean {
  const same = (other: Action): boolean => Object.keys(action).every((name) => other[name] === action[name]);
  const asked = prospects?.actions.find((prospect) => same(prospect.action));
  return prospects?.payments.filter(({ terrain, cost }) => terrain === asked?.terrain && cost === asked?.cost).length === 1;
}

/** The wolf that leaves its place on the pack board next. */
const nextWolf = (view: View, seat: number): Kind => (view.seats[seat]?.reserve[0] as Kind | undefined) ?? 'pack';

/** Somebody else's piece gives way to one's own. */
function dominated(view: View, cell: string, kind: Kind, seat: number): View {
  const rival = view.pieces[cell]?.find((piece) => piece.kind === kind && piece.owner !== seat);
  return rival ? put(lift(view, cell, kind, rival.owner), cell, { kind: kind === 'den' ? 'den' : nextWolf(view, seat), owner: seat }) : view;
}

function without(tokens: View['tokens'], cell: string): View['tokens'] {
  return Object.fromEntries(Object.entries(tokens).filter(([at]) => at !== cell));
}
