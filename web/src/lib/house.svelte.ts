/** What does this server offer, and who am I here? */

import { get, patch, post, Trouble, type Schemas } from './api';
import { settings } from './settings.svelte';
import { say, texts } from './texts.svelte';

type SeatPlan = Schemas['SeatPlan'];

class House {
  info = $state.raw<Schemas['HouseInfo'] | null>(null);
  me = $state.raw<Schemas['Me'] | null>(null);

  /** Learn what the server offers and, if it knows this browser, who I am. */
  async open(): Promise<void> {
    const [info, me] = await Promise.all([
      get<Schemas['HouseInfo']>('/api/house'),
      get<Schemas['Me']>('/api/me').catch((trouble: Trouble) => {
        if (trouble.code === 'no-session') return null;
        throw trouble;
      }),
    ]);
    this.info = info;
    this.me = me;
    await Promise.all(info.games.map((game) => texts.bring(game.name)));
  }

  game(name: string): Schemas['GameInfo'] | undefined {
    return this.info?.games.find((game) => game.name === name);
  }

  /** Everybody who does something here has a name. */
  async enter(): Promise<Schemas['Me']> {
    if (this.me) return this.me;
    const name = settings.name.trim() || say('web-guest');
    this.me = await post<Schemas['Me']>('/api/guest', { name, language: texts.language });
    return this.me;
  }

  async rename(name: string): Promise<void> {
    settings.name = name;
    settings.keep();
    if (this.me && name.trim()) this.me = await patch<Schemas['Me']>('/api/me', { name: name.trim() });
  }

  /** The strongest level that bots can have here. */
  get strongest(): string {
    return this.info?.bots.at(-1) ?? '';
  }

  /** A table against bots, dealt at once. */
  async playNow(game: string, seats: number, level: string): Promise<string> {
    await this.enter();
    const bots: SeatPlan[] = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level, name: null }));
    const plan: SeatPlan[] = [{ kind: 'me', level: null, name: null }, ...bots];
    return (await post<Schemas['TableInfo']>('/api/tables', { game, seats: plan, start: true })).id;
  }
}

export const house = new House();
