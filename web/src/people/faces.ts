/** The faces of the bots and the signs that people make, from the house's drawings. */

import faces from '../../../src/nunatak/play/art/faces.svg?raw';
import signs from '../../../src/nunatak/play/art/signs.svg?raw';
import { house } from '../lib/house.svelte';
import type { Gender } from '../lib/recount';
import { say, texts } from '../lib/texts.svelte';
import { laying } from '../ui/drawings';

const layFaces = laying(faces);
export const needSignDrawings = laying(signs);
const NAMES: ReadonlySet<string> = new Set([...faces.matchAll(/id="face-(\w+)"/g)].map(([, name]) => name!));

/** Lays the faces into the page; for which levels there is one. */
export function needFaces(): ReadonlySet<string> {
  layFaces();
  return NAMES;
}

/** The levels whose names are women's. */
const SHE: ReadonlySet<string> = new Set(['pup', 'alpha', 'elder']);

/** How verbs agree with a bot's name. */
export function botGender(level: string | null): Gender {
  return level !== null && SHE.has(level) ? 'she' : 'he';
}

/** What a bot is called: its own name, or what its level is called. */
export function botName(level: string | null): string {
  if (level === null) return say('web-bot-name');
  return texts.has(`web-face-${level}`) ? say(`web-face-${level}`) : say('web-bot-name');
}

/** How long a level thinks, honestly. */
export function thinkingTime(level: string): string {
  const seconds = house.info?.levels.find((each) => each.level === level)?.seconds;
  if (seconds == null) return '';
  return seconds < 1 ? say('web-thinks-at-once') : say('web-thinks-about', { seconds: Math.round(seconds) });
}
