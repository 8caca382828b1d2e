/** What would come of it? The consequences that are foreseen, for the pointer and in words. */

import type { Action, Stage } from '../../lib/contract';
import { actors, farSpots, foreseen, preparedDrift } from './options';
import { directionOf, hunterOf, spoken } from './words';
import type { DriftOutcome, MeltOutcome, View } from './types';

/** The direction in which ice drifts now or would drift with the card that is prepared. */
export function drifting(stage: Stage<View>): string | null {
  const card = preparedDrift(stage);
  if (card) return directionOf(card);
  return stage.view.phase === 'drift' ? stage.view.doing.drift : null;
}

export function driftOutcome(stage: Stage<View>, cell: string | null): DriftOutcome | null {
  const direction = drifting(stage);
  return (direction && cell && foreseen(stage).drift_outcomes[direction]?.[cell]) || null;
}

export function meltOutcome(stage: Stage<View>, cell: string | null): MeltOutcome | null {
  return (stage.pick.fields['type'] === 'melt' && cell && foreseen(stage).melt_outcomes[cell]) || null;
}

function driftWords(stage: Stage<View>, outcome: DriftOutcome): string[] {
  const { ice, figures } = stage.view;
  const slides = [...outcome.ice].reverse();
  const lines = slides.map(([from], index) => stage.say(index ? 'web-plan-push' : 'web-plan-slide', { ice: ice[from]! }));
  for (const [name, [, layer]] of Object.entries(outcome.figures)) {
    const before = figures[name]!;
    const rides = before.layer === 'ice' && layer === 'ice' && outcome.ice.some(([from]) => from === before.cell);
    lines.push(stage.say(rides ? 'web-plan-rides' : 'web-plan-aside', { figure: spoken(name), layer }));
  }
  if (outcome.igloo) lines.push(stage.say('web-plan-igloo'));
  return [...lines, ...outcome.choosing.map((name) => stage.say('web-plan-choosing', { figure: spoken(name) }))];
}

function meltWords(stage: Stage<View>, cell: string, outcome: MeltOutcome): string[] {
  const lines = [stage.say('web-plan-melt', { ice: stage.view.ice[cell]!, cell, becomes: outcome.ice })];
  for (const name of Object.keys(outcome.figures)) lines.push(stage.say('web-plan-falls', { figure: spoken(name) }));
  return outcome.igloo_lost ? [...lines, stage.say('log-igloo-lost')] : lines;
}

/** What would come of choosing the cell that is looked at. */
export function outcomeWords(stage: Stage<View>, cell: string | null): string[] {
  const drift = driftOutcome(stage, cell);
  if (drift) return driftWords(stage, drift);
  const melt = meltOutcome(stage, cell);
  return cell && melt ? meltWords(stage, cell, melt) : [];
}

/** Prey that can be had with the hunter's steps of now: what to play for it, and its worth. */
export interface Hunt {
  figure: string;
  target: string;
  cell: string;
  worth: number;
  play: Action[];
}

export function hunts(stage: Stage<View>): Hunt[] {
  const found = new Map<string, Hunt>();
  for (const figure of actors(stage)) {
    if (stage.view.figures[figure]?.barred) continue;
    const steps = stage.choices.map((choice) => choice.action).filter((action) => action.type === 'step' && action['figure'] === figure);
    const near = (foreseen(stage).reach[figure] ?? []).filter(({ path }) => path.length === 1 && steps.some((step) => step['cell'] === path[0]![0] && step['layer'] === path[0]![1]));
    const here = (foreseen(stage).reach[figure] ?? []).filter(({ path }) => !path.length);
    for (const spot of [...here, ...near, ...farSpots(stage, figure)]) {
      for (const target of spot.attacks) {
        const key = `${figure} ${target.startsWith('cod') ? `cod ${spot.cell}` : target}`;
        if (found.has(key)) continue;
        const path = spot.path.map(([cell, layer]) => ({ type: 'step', figure, cell, layer }));
        found.set(key, { figure, target, cell: spot.cell, worth: stage.view.worth[hunterOf(target)] ?? 0, play: [...path, { type: 'attack', figure, target }] });
      }
    }
  }
  return [...found.values()].sort((one, other) => other.worth - one.worth);
}
