/** Who thinks for the bots? Workers of their own, one thought each; a thought that nobody wants is stopped. */

import type { Thought } from '../engine/contract';

export interface Task {
  /** What the seat shall do, or what could be said for each of its moves. */
  wanted: 'choice' | 'thought';
  game: string;
  position: Uint8Array;
  seat: number;
  level: string;
  seed: bigint;
  /** Instead of the level's own. */
  seconds?: number;
}

/** What came of it; a choice has no more than its action. */
export type Found = Pick<Thought, 'action'> & Partial<Thought>;

export interface Thinking {
  found: Promise<Found>;
  stop(): void;
}

/** A worker that has thought waits here for the next thought. */
const resting: Worker[] = [];

const hire = (): Worker => resting.pop() ?? new Worker(new URL('./thinking.worker.ts', import.meta.url), { type: 'module' });

export function think(task: Task): Thinking {
  const worker = hire();
  const found = new Promise<Found>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<{ found?: Found; wrong?: string }>) => {
      resting.push(worker);
      if (data.found) resolve(data.found);
      else reject(new Error(data.wrong));
    };
    worker.onerror = (event) => reject(new Error(event.message));
  });
  worker.postMessage(task);
  return { found, stop: () => !resting.includes(worker) && worker.terminate() };
}
