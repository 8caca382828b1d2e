/** What a line of the log leaves on the table of Lone Wolves, and how it sounds. */

import type { Said, Trace, Traces } from '../../lib/contract';
import type { Sound } from '../../lib/sounds';

const KINDS: Record<string, Trace['kind']> = {
  'log-lead': 'new',
  'log-follow': 'new',
  'log-place': 'new',
  'log-recruit': 'new',
  'log-take': 'gone',
};

const SOUNDS: Record<string, Sound> = {
  'log-lead': 'card',
  'log-follow': 'card',
  'log-flip': 'tile',
  'log-win': 'howl',
  'log-take': 'token',
  'log-place': 'token',
  'log-reveal': 'token',
  'log-moon': 'moon',
  'log-moon-last': 'moon',
};

export const traces: Traces = {
  of({ key, values: { territory } }: Said): Trace | null {
    const kind = KINDS[key];
    return kind && typeof territory === 'string' ? { kind, at: territory } : null;
  },
  gain: ({ key, values: { player, points, territory } }) =>
    key === 'log-control' && typeof player === 'object' && typeof territory === 'string' ? { seat: player.seat, points: Number(points), at: territory } : null,
  sound: (said) => SOUNDS[said.key] ?? null,
};
