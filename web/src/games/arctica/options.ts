/** What can be done with a cell now? Only what came as legal, and the paths that are foreseen. */

import type { Action, Choice, Stage } from '../../lib/contract';
import { directionOf, placeWord, spoken } from './words';
import type { Prospects, Spot, View } from './types';

/** Something that a press on a cell can mean: actions to play, or a figure to go on with. */
export interface Option {
  text: string;
  play?: Action[];
  figure?: string;
  /** Whether it moves or melts ice, so that its consequences are looked at first on a touch screen. */
  ice?: boolean;
}

export const matches = (action: Action, wanted: Action): boolean =>
  Object.entries(wanted).every(([name, value]) => action[name] === value);

const ofType = (stage: Stage<View>, type: string): Choice[] => stage.choices.filter((choice) => choice.action.type === type);

const NOTHING: Prospects = { reach: {}, drifts: {}, drift_outcomes: {}, melt_outcomes: {} };

/** What could come of the position; nothing until the answer is here. */
export const foreseen = (stage: Stage<View>): Prospects => (stage.prospects as Prospects | null) ?? NOTHING;

/** The drift card that is being prepared. */
export function preparedDrift(stage: Stage<View>): string | null {
  const { type, card } = stage.pick.fields;
  return type === 'play' && typeof card === 'string' && card !== 'MELT' ? card : null;
}

/** The figures that could do something now. */
export function actors(stage: Stage<View>): Set<string> {
  const found = [...ofType(stage, 'step'), ...ofType(stage, 'attack')].map((choice) => String(choice.action['figure']));
  return new Set(found);
}

/** The figure that the player is using: the one chosen, or the one that is on its way. */
export function chosenFigure(stage: Stage<View>): string | null {
  const { figure, type } = stage.pick.fields;
  if (typeof figure === 'string') return figure;
  if (type !== undefined) return null;
  const { active, moving } = stage.view.doing;
  if (!active) return null;
  const able = actors(stage);
  if (moving && able.has(moving)) return moving;
  return able.size === 1 ? [...able][0]! : null;
}

const say = (stage: Stage<View>, choice: Choice): Option => ({ text: stage.tell(choice.said), play: [choice.action] });

/** The spots two steps away whose first step is legal. */
export function farSpots(stage: Stage<View>, figure: string): Spot[] {
  const steps = ofType(stage, 'step').map((choice) => choice.action);
  return (foreseen(stage).reach[figure] ?? []).filter((spot) => {
    const [first, second] = spot.path;
    return first && second && steps.some((step) => step['figure'] === figure && step['cell'] === first[0] && step['layer'] === first[1]);
  });
}

function farOption(stage: Stage<View>, figure: string, spot: Spot): Option {
  const values = { figure: spoken(figure), layer: placeWord(stage.view, spot.cell, spot.layer) };
  return {
    text: stage.say('web-go', values),
    play: spot.path.map(([cell, layer]) => ({ type: 'step', figure, cell, layer })),
  };
}

function figureOptions(stage: Stage<View>, figure: string, cell: string): Option[] {
  const near = ofType(stage, 'step').filter(({ action }) => action['figure'] === figure && action['cell'] === cell);
  const far = farSpots(stage, figure).filter((spot) => spot.cell === cell && !near.some(({ action }) => action['layer'] === spot.layer));
  const here = stage.view.figures[figure]?.cell === cell;
  const attacks = here ? ofType(stage, 'attack').filter(({ action }) => action['figure'] === figure) : [];
  return [...attacks, ...near].map((choice) => say(stage, choice)).concat(far.map((spot) => farOption(stage, figure, spot)));
}

/** Answers that name a cell and nothing that stands on it. */
const CELL_ANSWERS = ['drift', 'displace', 'return', 'placeice', 'placeiceberg', 'placefigure', 'placeigloo'];

export function optionsAt(stage: Stage<View>, cell: string): Option[] {
  const card = preparedDrift(stage);
  if (card) return driftOptions(stage, card, cell);
  const answers = stage.pick.open.filter(({ action }) => CELL_ANSWERS.includes(action.type) && action['cell'] === cell);
  if (answers.length) return answers.map((choice) => ({ ...say(stage, choice), ice: choice.action.type === 'drift' }));
  const melts = ofType(stage, 'melt').filter(({ action }) => action['cell'] === cell).map((choice) => ({ ...say(stage, choice), ice: true }));
  if (stage.pick.fields['type'] === 'melt') return melts;
  const chosen = chosenFigure(stage);
  const own = chosen ? figureOptions(stage, chosen, cell) : [];
  const others = [...actors(stage)].filter((figure) => figure !== chosen && stage.view.figures[figure]?.cell === cell);
  const uses = distinct(stage, others).map((figure) => ({ text: stage.say('web-use', { figure: spoken(figure) }), figure }));
  return own.length ? [...own, ...uses] : [...uses, ...(chosen ? [] : melts)];
}

/** Of cod that could do the same, one is enough to be offered. */
function distinct(stage: Stage<View>, figures: string[]): string[] {
  const fresh = figures.filter((figure) => figure.startsWith('cod') && !stage.view.figures[figure]?.moved);
  const cod = fresh[0] ?? figures.find((figure) => figure.startsWith('cod'));
  return figures.filter((figure) => !figure.startsWith('cod') || figure === cod);
}

function driftOptions(stage: Stage<View>, card: string, cell: string): Option[] {
  const outcome = foreseen(stage).drift_outcomes[directionOf(card)]?.[cell];
  if (!outcome) return [];
  const ice = stage.view.ice[cell] ?? 'floe';
  return [{ text: stage.say('web-drift', { ice }), play: [{ type: 'play', card }, { type: 'drift', cell }], ice: true }];
}

/** Why lit: a goal within one step or answer, a goal two steps away, a figure that can be used. */
export type Light = 'near' | 'far' | 'actor';

export function lights(stage: Stage<View>): Map<string, Light> {
  const lit = new Map<string, Light>();
  const add = (cell: unknown, light: Light): void => {
    if (typeof cell === 'string' && lit.get(cell) !== 'near') lit.set(cell, light);
  };
  const card = preparedDrift(stage);
  if (card) {
    if (stage.choices.length) Object.keys(foreseen(stage).drift_outcomes[directionOf(card)] ?? {}).forEach((cell) => add(cell, 'near'));
    return lit;
  }
  const answers = [...CELL_ANSWERS, ...(stage.pick.fields['type'] === 'melt' ? ['melt'] : [])];
  for (const { action } of stage.pick.open) if (answers.includes(action.type)) add(action['cell'], 'near');
  if (lit.size) return lit;
  const chosen = chosenFigure(stage);
  for (const figure of actors(stage)) if (figure !== chosen) add(stage.view.figures[figure]?.cell, 'actor');
  if (!chosen) return lit;
  for (const spot of farSpots(stage, chosen)) add(spot.cell, 'far');
  for (const { action } of stage.choices) {
    if (action['figure'] !== chosen) continue;
    if (action.type === 'step') add(action['cell'], 'near');
    else add(stage.view.figures[chosen]?.cell, 'near');
  }
  return lit;
}

/** What a press on a cell that can't be chosen could have meant. */
export function meant(stage: Stage<View>, cell: string): Action | { element: string } {
  const { doing, phase } = stage.view;
  const chosen = chosenFigure(stage) ?? (doing.active ? doing.moving : null);
  const kind = stage.decision?.kind ?? phase;
  const { type } = stage.pick.fields;
  if (type === 'melt') return { type: 'melt', cell };
  if (kind === 'drift') return { type: 'drift', cell };
  if (kind === 'displace') return { type: 'displace', cell };
  if (kind === 'return') return { type: 'return', cell, layer: '' };
  const placing = stage.choices.find(({ action }) => action.type.startsWith('place'))?.action;
  if (placing) return { ...placing, ...stage.pick.fields, cell, ...('layer' in placing && { layer: '' }) };
  if (chosen) return { type: 'step', figure: chosen, cell, layer: '' };
  return { element: cell };
}
