/** What moved in the last step, and how is it shown? */

import type { Said, Stage } from '../../lib/contract';
import type { Chart, Point } from './geometry';
import { regionsOf } from './map';
import type { Kind, Owner, View } from './types';

type S = Stage<View>;

const seatOf = (said: Said): number => {
  const player = said.values['player'];
  return typeof player === 'object' ? player.seat : -1;
};
const kindOf = (said: Said): Kind => (said.values['piece'] === 'pack_wolf' ? 'pack' : (said.values['piece'] as Kind));

function ownerOfPack(view: View, pack: unknown): Owner {
  const seat = view.seats.findIndex((sitting) => sitting.pack === pack);
  return seat < 0 ? null : seat;
}

/** How a piece came to its cell in the last step: by a way, out of nothing, or not at all. */
export type Coming = { way: Point[] } | 'new';

const NEW: Record<string, readonly Kind[]> = {
  'log-place': ['alpha', 'pack'],
  'log-build': ['den'],
  'log-upgrade': ['lair'],
};

/** By `cell owner kind`. */
export function comings(stage: S, chart: Chart): Map<string, Coming> {
  const found = new Map<string, Coming>();
  if (!stage.before) return found;
  const ways = new Map(stage.view.walked.map(({ path }) => [`${path[0]} ${path.at(-1)}`, path]));
  for (const said of stage.events) {
    const cell = String(said.values['cell']);
    if (said.key === 'log-move' || said.key === 'log-push') {
      const owner = said.key === 'log-move' ? seatOf(said) : ownerOfPack(stage.view, said.values['pack']);
      const way = (ways.get(`${said.values['from']} ${cell}`) ?? []).flatMap((name) => chart.at.get(name) ?? []);
      if (way.length) found.set(`${cell} ${owner} ${kindOf(said)}`, { way });
    }
    if (said.key === 'log-howl' || said.key === 'log-replace') found.set(`${cell} ${seatOf(said)} ${kindOf(said)}`, 'new');
    for (const kind of NEW[said.key] ?? []) found.set(`${cell} ${seatOf(said)} ${kind}`, 'new');
  }
  return found;
}

/** Something that rises from the map and is gone: prey, a lone wolf. */
export interface Ghost {
  at: Point;
  picture: string;
}

export function ghosts(stage: S, chart: Chart): Ghost[] {
  const before = stage.before;
  if (!before) return [];
  const found: Ghost[] = [];
  for (const said of stage.events) {
    const region = regionsOf(before).find((other) => other.slot === said.values['slot']);
    if (said.key === 'log-hunt' && region?.prey) found.push({ at: chart.at.get(region.prey_cell)!, picture: region.prey });
    if (said.key === 'log-howl') found.push({ at: chart.at.get(String(said.values['cell']))!, picture: 'lone_wolf' });
  }
  return found;
}

interface Arrival {
  coming: Coming | undefined;
  step: number;
  at: Point;
  pace: (ms: number) => number;
}

export const STEP_MS = 190;

/** Let a piece walk its way, or appear; it always ends where the view says. */
export function arrive(node: SVGElement, given: Arrival): { update(next: Arrival): void } {
  let shown = -1;
  const show = ({ coming, step, at, pace }: Arrival): void => {
    if (!coming || step === shown) return;
    shown = step;
    const ms = coming === 'new' ? pace(420) : pace(STEP_MS * Math.max(2, coming.way.length - 1));
    if (!ms) return;
    const frames =
      coming === 'new'
        ? [{ transform: 'scale(0.1)', opacity: 0 }, { transform: 'scale(1.25)', opacity: 1 }, { transform: 'scale(1)', opacity: 1 }]
        : coming.way.map((point) => ({ transform: `translate(${point.x - at.x}px, ${point.y - at.y}px)` }));
    node.animate(frames, { duration: ms, easing: 'ease-in-out' });
  };
  show(given);
  return { update: show };
}
