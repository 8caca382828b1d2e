// What is asked of a server that still makes the game ready is asked again.
import { Trouble } from './api';

const AGAIN = 1500; // milliseconds

/** The work, begun anew until the game is ready or nobody waits any more; in between it is told how far it is. */
export async function onceReady<T>(work: () => Promise<T>, told: (how: string) => void, waits: () => boolean): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Trouble && error.code === 'warming')) throw error;
      told(error.message);
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
      if (!waits()) throw error;
    }
  }
}
