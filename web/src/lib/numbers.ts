/** How are numbers summed up, and written where they are read? */

import { texts } from './texts.svelte';

/** To the tenth: a rating. */
export const tenths = (value: number): string => new Intl.NumberFormat(texts.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

export const total = (points: Readonly<Record<string, number>>): number => Object.values(points).reduce((sum, each) => sum + each, 0);

export const percent = (share: number): string => new Intl.NumberFormat(texts.language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
