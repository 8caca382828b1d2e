/** Which bots have I beaten, and in which roles? Asked once, wherever bots are met. */

import { home } from '#home';
import { get, type Schemas } from './api';
import { house } from './house.svelte';

type Badge = Schemas['Badge'];

class Badges {
  #games = $state.raw<readonly Schemas['GameProfile'][]>([]);

  /** Learn them anew; whoever has not come in yet has none, and a server that is away tells none. */
  async open(): Promise<void> {
    if (house.me && !home.alone) await get<Schemas['Profile']>('/api/me/profile').then(({ games }) => (this.#games = games), () => undefined);
  }

  of(game: string): readonly Badge[] {
    return this.#games.find((each) => each.game === game)?.badges ?? [];
  }
}

export const badges = new Badges();
