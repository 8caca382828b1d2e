/** What a line of the log leaves on the map of The Wolves, and how it sounds. */

import type { Said, Trace, Traces } from '../../lib/contract';
import type { Sound } from '../../lib/sounds';
import { SIGNS } from './art/paths';

const KINDS: Record<string, Trace['kind']> = {
  'log-place': 'new',
  'log-build': 'new',
  'log-upgrade': 'new',
  'log-howl': 'new',
  'log-replace': 'new',
  'log-dominate': 'gone',
  'log-move': 'moved',
  'log-push': 'moved',
};

const SOUNDS: Record<string, Sound> = {
  'log-place': 'paw',
  'log-move': 'paw',
  'log-push': 'paw',
  'log-pay': 'tile',
  'log-pay-both': 'tile',
  'log-build': 'den',
  'log-upgrade': 'den',
  'log-howl': 'howl',
  'log-dominate': 'crack',
  'log-hunt': 'prey',
  'log-score': 'moon',
};

const DEEDS: Record<string, string> = { 'log-moving': 'move', 'log-build': 'build', 'log-upgrade': 'upgrade', 'log-howl': 'howl', 'log-dominate': 'dominate' };

export const traces: Traces = {
  of({ key, values: { cell, from } }: Said): Trace | null {
    const kind = KINDS[key];
    if (!kind || typeof cell !== 'string') return null;
    return kind === 'moved' && typeof from === 'string' ? { kind, at: cell, from } : { kind, at: cell };
  },
  gain: ({ key, values: { player, points, slot } }) =>
    key.startsWith('log-region') && typeof player === 'object' && Number(points) ? { seat: player.seat, points: Number(points), at: `slot ${slot}` } : null,
  lights: (events) => [...new Set(events.filter((said) => said.key.startsWith('log-region')).map((said) => `slot ${said.values['slot']}`))],
  sound: (said) => SOUNDS[said.key] ?? null,
  sign: ({ key }) => SIGNS[DEEDS[key] ?? ''] ?? null,
};
