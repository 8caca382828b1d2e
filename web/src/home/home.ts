/** Where does a table live? Everything that a page asks for, it asks its home for: docs/protocol.md says what. */

import type { components } from '../lib/schema';

export type Schemas = components['schemas'];
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';

export interface Asked {
  method: Method;
  path: string;
  body?: unknown;
  language: string;
  signal?: AbortSignal | undefined;
}

/** What came of it; `form` is a `Problem` where it was not granted, null where nothing could be read. */
export interface Answer {
  ok: boolean;
  form: unknown;
}

/** What is heard of a table as long as somebody follows it. */
export interface Ears {
  opened(): void;
  heard(message: Schemas['ServerMessage']): void;
  closed(code: number): void;
}

/** A conversation with a table: messages go both ways until one side ends it. */
export interface Line {
  readonly isOpen: boolean;
  /** It is neither open nor going to be. */
  readonly isGone: boolean;
  send(message: object): void;
  close(): void;
}

export interface Home {
  /** The home of one person alone: no tables of others, no accounts, nobody to invite. */
  readonly alone: boolean;
  /** Whether hints, previews, refusals, analyses and bots are worked out in this browser, where the house lets it. */
  readonly thinks: boolean;
  /** What the page does once it is there. */
  begin(): void;
  /** Rejected where the home can't be reached. */
  ask(asked: Asked): Promise<Answer>;
  connect(table: string, ears: Ears): Line;
}
