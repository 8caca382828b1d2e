/** Figures of the rulebook: rows of cards with what lies between them, scars and moons. */

import type { Figures } from '../../lib/contract';
import Figure, { type Drawing } from './Figure.svelte';

const drawings: Record<string, Drawing> = {
  'L-CMP-01': { cards: ['black 2', 'red 3', 'orange 4', 'green 5', 'white 7'] },
  'L-CMP-02': { cards: ['back'] },
  'L-CMP-03': { scars: ['might', 'fury', 'recruit', 'turn', 'pack_fame', 'loner_fame', 'alpha_fame', 'cub_fame', 'trophy', ''] },
  'L-CMP-06': { moons: ['white_moon'] },
  'L-CMP-07': { moons: ['blood_moon'] },
  'L-WIN-01': { cards: ['green 6', '>', 'green 4'] },
  'L-WIN-02': { cards: ['red 2', '>', 'red 7'] },
  'L-WIN-04': { cards: ['white 2', '>', 'black 7'], moons: ['white_moon'] },
  'L-WIN-05': { cards: ['orange 3', '>', 'green 7'] },
  'L-RES-03': { cards: ['black 4', '→', 'back'] },
  'L-SCAR-08': { scars: ['cub_fame'], cards: ['green 2', 'red 3', 'white 4'] },
};

export const figures: Figures<Drawing> = { Figure, drawings };
