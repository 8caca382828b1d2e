/** What shall the others call me? Asked once, before somebody does something with people. */

import { house } from './house.svelte';

class Naming {
  asking = $state(false);
  #heard: (said: boolean) => void = () => undefined;

  /** Whether there is a name; somebody without one is asked first. */
  async said(): Promise<boolean> {
    if (house.named) return true;
    this.asking = true;
    return new Promise((heard) => (this.#heard = heard));
  }

  close(said: boolean): void {
    this.asking = false;
    this.#heard(said);
  }
}

export const naming = new Naming();
