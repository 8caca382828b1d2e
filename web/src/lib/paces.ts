/** How fast can a game be, and how is that said? */

import type { Schemas } from './api';
import { say } from './texts.svelte';

export type Pace = Schemas['Pace'];
const MINUTE = 60;
const DAY = 86_400;

const PACES: Record<string, Pace> = {
  none: { kind: 'none', seconds: 0 },
  quick: { kind: 'clock', seconds: 10 * MINUTE },
  clock: { kind: 'clock', seconds: 30 * MINUTE },
  day: { kind: 'move', seconds: DAY },
  days: { kind: 'move', seconds: 3 * DAY },
};

export const paceOf = (name: string): Pace => PACES[name] ?? PACES.none!;

export function sayPace({ kind, seconds }: Pace): string {
  if (kind === 'none' || !seconds) return say('web-pace-none');
  if (kind === 'clock') return say('web-pace-each', { minutes: Math.round(seconds / MINUTE) });
  if (seconds < DAY) return say('web-pace-hours', { hours: Math.max(1, Math.round(seconds / 3600)) });
  return say('web-pace-days', { days: Math.round(seconds / DAY) });
}

/** Where it stands alone. */
export const sayWholePace = (pace: Pace): string => (pace.kind === 'move' ? `${say('web-pace-move')}, ${sayPace(pace)}` : sayPace(pace));

/** Paces to choose from; where a round has to end, none without a clock. */
export const paces = (clock = false): { value: string; text: string }[] =>
  Object.entries(PACES)
    .filter(([name]) => !clock || name !== 'none')
    .map(([value, pace]) => ({ value, text: sayPace(pace) }));
