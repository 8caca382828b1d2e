/** What is kept of a table? What it was opened with, and its numbered events. */

import type { Schemas } from '../home/home';

export interface Facts {
  id: string;
  game: string;
  rules: number;
  count: number;
  options: Record<string, string>;
  /** In decimal digits: it has 64 bits. Null: it began from a position. */
  seed: string | null;
  salt: string;
  position: string | null;
  commitment: string | null;
  hold: string;
  origin: Schemas['Origin'] | null;
  created: number;
}

export interface Sitting {
  kind: 'person' | 'bot';
  mine: boolean;
  name: string;
  level: string | null;
  held: string | null;
}

/** What an event says besides its kind and seat, by its kind. */
export interface Body {
  sitting?: Omit<Sitting, 'held'>;
  action?: number;
  moves?: number;
  consent?: boolean;
  level?: string;
}

export type EventKind = 'seat' | 'start' | 'move' | 'undo' | 'hold' | 'take' | 'resign';

export interface TableEvent {
  number: number;
  kind: EventKind;
  seat: number | null;
  by: 'person' | 'bot' | 'server';
  body: Body;
  command: string | null;
  at: number;
}

/** A table as the store has it: enough for a list, also where its rules are played no more. */
export interface Row {
  facts: Facts;
  info: Schemas['TableInfo'];
  next: string | null;
  seen: number;
}

/** Whoever decides in a seat now, if it is no person. */
export const botOf = (sitting: Sitting): string | null => (sitting.kind === 'bot' ? sitting.level : sitting.held);

export const now = (): number => Date.now() / 1000;
