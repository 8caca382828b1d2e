/** Who thinks for the bots? Workers of their own, one thought each; a thought that nobody wants is stopped. */

import type { Engine, Judgement, Thought } from '../engine/contract';
import type { Advice } from './hint';
import { Trouble } from './trouble';

export interface Seated {
  /** What the seat shall do, or a head's share of that. */
  wanted: 'choice' | 'share';
  game: string;
  position: Uint8Array;
  seat: number;
  level: string;
  seed: bigint;
  head?: number;
}

/** What a decision of a finished game gave away. */
export interface Judging {
  wanted: 'judgement';
  /** The same for all decisions of a game. */
  about: string;
  game: string;
  start: Uint8Array;
  moves: readonly number[];
  decision: number;
  iterations: number;
}

/** What a seat should do, and why. */
export interface Advising extends Pick<Seated, 'game' | 'position' | 'seat' | 'seed'> {
  wanted: 'hint';
  seconds: number;
  iterations: number;
}

export type Task = Seated | Judging | Advising;

/** What came of it: a choice has no more than its action. */
export type Found = Partial<Thought> & { judgement?: Judgement; advice?: Advice };

/** What a worker says at the end: what it found, or what went wrong. */
export interface Answered {
  found?: Found;
  wrong?: string;
  code?: string;
}

export interface Thinking<Of = Found> {
  found: Promise<Of>;
  stop(): void;
}

/** More workers than this help little. */
const MOST = 4;

/** How many workers may think side by side. */
export const heads = (): number => Math.min(MOST, navigator.hardwareConcurrency || 1);

/** A worker that has thought waits here for the next thought. */
const resting: Worker[] = [];

const hire = (): Worker => resting.pop() ?? new Worker(new URL('./thinking.worker.ts', import.meta.url), { type: 'module' });

export function think(task: Task): Thinking {
  const worker = hire();
  let goes = true;
  const found = new Promise<Found>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answered>) => {
      goes = false;
      resting.push(worker);
      if (data.found) resolve(data.found);
      else reject(data.code ? new Trouble(data.code) : new Error(data.wrong));
    };
    worker.onerror = ({ message }) => reject(message ? new Error(message) : new Trouble('broken-download'));
  });
  worker.postMessage(task);
  return { found, stop: () => goes && worker.terminate() };
}

/** What a bot does: where its level thinks in several threads, in as many workers as the browser lends. */
export function choose(engine: Engine, task: Omit<Seated, 'wanted'>): Thinking<number> {
  const count = engine.threads(task.level) > 1 ? heads() : 1;
  if (count === 1) return only(think({ ...task, wanted: 'choice' }));
  const shares = Array.from({ length: count }, (_, head) => think({ ...task, wanted: 'share', head }));
  const found = Promise.all(shares.map((share) => share.found)).then((all) => agreed(engine, task.seat, all));
  return { found, stop: () => shares.forEach((share) => share.stop()) };
}

const only = ({ found, stop }: Thinking): Thinking<number> => ({ found: found.then(({ action }) => action!), stop });

/** What needs no thought needs no agreement. */
function agreed(engine: Engine, seat: number, all: readonly Found[]): number {
  const settled = all.find(({ visits }) => !visits);
  return settled ? settled.action! : engine.together(seat, all as Thought[]);
}
