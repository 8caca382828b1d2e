/** What would a strong bot do? Asked of the server, which thinks for some seconds; one at a time. */

import { post, Trouble, type Schemas } from './api';

export type Hint = Schemas['Hint'];

export class Hinting {
  readonly #path: string;
  found = $state.raw<Hint | null>(null);
  thinking = $state(false);
  trouble = $state('');
  #going: AbortController | null = null;

  constructor(table: string) {
    this.#path = `/api/tables/${table}/hint`;
  }

  /** Ask for the seat; whoever presses again while it is thought about has changed their mind. */
  async ask(seat: number): Promise<void> {
    if (this.thinking) return this.drop();
    this.drop();
    const going = (this.#going = new AbortController());
    this.thinking = true;
    try {
      const found = await post<Hint>(this.#path, { seat }, going.signal);
      if (this.#going === going) this.found = found;
    } catch (error) {
      if (this.#going === going) this.trouble = error instanceof Trouble ? error.message : '';
    }
    if (this.#going === going) this.thinking = false;
  }

  /** The hint is not wanted, or not any more. */
  drop(): void {
    this.#going?.abort();
    this.#going = null;
    this.found = null;
    this.thinking = false;
    this.trouble = '';
  }
}
