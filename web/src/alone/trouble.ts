/** What can go wrong that is no rule of a game? The codes of the server, and those of a browser's own store. */

import type { Said } from '../engine/contract';

export class Trouble extends Error {
  constructor(
    readonly code: string,
    readonly what = '',
    readonly field: string | null = null,
    /** What the engine found, to be said in the reader's language. */
    readonly wrong: Said | null = null,
  ) {
    super(`${code} ${field ?? ''} ${what}`.trim());
  }
}

/** A rule of the game stands against it; nothing has changed. */
export class Refused extends Error {
  constructor(
    readonly rule: string,
    readonly values: Record<string, unknown>,
    readonly step = 1,
  ) {
    super(rule);
  }
}

/** Another page of this browser was faster: what was made here does not count. */
export class Taken extends Error {}
