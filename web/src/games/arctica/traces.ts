/** What a line of the log leaves on the sea of Arctica, and how it sounds. */

import type { Said, Trace, Traces } from '../../lib/contract';
import type { Sound } from '../../lib/sounds';
import { backFrom, DIRECTIONS } from './layout';

const KINDS: Record<string, Trace['kind']> = {
  'log-place-ice': 'new',
  'log-place-iceberg': 'new',
  'log-place-figure': 'new',
  'log-place-igloo': 'new',
  'log-return': 'new',
  'log-step': 'new',
  'log-flee': 'new',
  'log-displace': 'new',
  'log-slide': 'moved',
  'log-melt': 'gone',
};

const SOUNDS: Record<string, Sound> = {
  'log-place-ice': 'tile',
  'log-place-iceberg': 'tile',
  'log-play': 'card',
  'log-discard': 'card',
  'log-slide': 'crack',
  'log-melt': 'crack',
  'log-step': 'paw',
  'log-flee': 'splash',
  'log-displace': 'splash',
  'log-capture': 'prey',
  'log-plankton': 'token',
};

const isPlace = (value: unknown): value is string => typeof value === 'string' && value.startsWith('(');

export const traces: Traces = {
  of({ key, values: { cell, from, to, heading } }: Said): Trace | null {
    const kind = KINDS[key];
    const at = isPlace(cell) ? cell : to;
    if (!kind || !isPlace(at)) return null;
    if (isPlace(from)) return { kind, at, from };
    const isStep = typeof heading === 'string' && DIRECTIONS.includes(heading);
    return isStep ? { kind: 'moved', at, from: backFrom(at, heading) } : { kind, at };
  },
  sound: (said) => SOUNDS[said.key] ?? null,
};
