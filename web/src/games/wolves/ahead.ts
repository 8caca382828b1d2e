/** How does the map look at once when the viewer has done this? Only what is certain and plain to see. */

import type { Action } from '../../lib/contract';
import type { Kind, Piece, View } from './types';

function put(view: View, cell: string, ...pieces: Piece[]): View {
  return { ...view, pieces: { ...view.pieces, [cell]: [...(view.pieces[cell] ?? []), ...pieces] } };
}

/** Without one piece of that kind. */
function lift(view: View, cell: string, kind: Kind, owner: number): View {
  const standing = view.pieces[cell] ?? [];
  const at = standing.findIndex((piece) => piece.kind === kind && piece.owner === owner);
  return at < 0 ? view : { ...view, pieces: { ...view.pieces, [cell]: standing.toSpliced(at, 1) } };
}

export function ahead(view: View, actions: readonly Action[], seat: number): View | null {
  const paid = actions.some((action) => action.type === 'pay');
  let now = view;
  for (const { type, cell, kind } of actions) {
    const at = String(cell);
    const wolf = now.open.wolf;
    if (type === 'place') now = put(now, at, { kind: 'alpha', owner: seat }, { kind: 'pack', owner: seat });
    else if (type === 'wolf') now = { ...now, open: { ...now.open, wolf: { kind: kind as 'pack', cell: at } } };
    else if (type === 'to' && wolf) now = put(lift(now, wolf.cell, wolf.kind, seat), at, { kind: wolf.kind, owner: seat });
    else if (type === 'build' && paid) now = put(now, at, { kind: 'den', owner: seat });
    else if (type === 'upgrade' && paid) now = put(lift(now, at, 'den', seat), at, { kind: 'lair', owner: seat });
    else if (type === 'howl' && paid) now = put({ ...now, tokens: without(now.tokens, at) }, at, { kind: 'pack', owner: seat });
  }
  return now === view ? null : now;
}

function without(tokens: View['tokens'], cell: string): View['tokens'] {
  return Object.fromEntries(Object.entries(tokens).filter(([at]) => at !== cell));
}
