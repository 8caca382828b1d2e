/** Something was refused: what could be done instead, or has to be done first? */

import type { Action, BoardElement, Instead, Stage, Words } from '../../lib/contract';
import { ACTS, deskOf, type Act } from './desk.svelte';
import { prospectsOf } from './map';
import type { View } from './types';

const OF_A_MOVE = ['wolf', 'to', 'alpha', 'pack'];

/** The kind of action that was meant; a whole command begins with it, a further wolf of a Move with the wolf. */
function actOf(target: Action | BoardElement | Words): Act | undefined {
  const word = 'type' in target ? target.type : 'words' in target ? target.words.split(' ')[0] : '';
  return ACTS.find((act) => act === (word && OF_A_MOVE.includes(word) ? 'move' : word));
}

/** Cells where that action can be done; else the tiles whose other side shows what it costs. */
export function instead(stage: Stage<View>, target: Action | BoardElement | Words): Instead | null {
  const act = actOf(target);
  if (!act || !stage.choices.length) return null;
  const moves = act === 'move' ? (prospectsOf(stage)?.moves ?? []) : [];
  const cells = stage.choices.filter(({ action }) => action.type === act).flatMap(({ action }) => (typeof action['cell'] === 'string' ? action['cell'] : []));
  const goals = [...new Set([...cells, ...moves.map(({ to }) => to)])];
  if (goals.length) return { names: goals, text: stage.say('web-how-lit') };
  const closed = prospectsOf(stage)?.closed.find(({ action }) => action.type === act);
  const tiles = stage.view.seats[stage.me ?? 0]!.tiles.filter(({ shows, flips_to }) => shows !== closed?.terrain && flips_to === closed?.terrain);
  if (!closed?.terrain || !tiles.length || deskOf(stage).opens(act)) return null;
  const cell = closed.action['cell'];
  return { names: [...tiles.map(({ tile }) => `tile ${tile}`), ...(typeof cell === 'string' ? [cell] : [])], text: stage.say('web-how-tiles', { terrain: closed.terrain }) };
}
