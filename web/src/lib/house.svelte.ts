/** What does this server offer, and who am I here? */

import { home } from '#home';
import { get, patch, post, Trouble, type Schemas } from './api';
import { settings } from './settings.svelte';
import { say, texts } from './texts.svelte';

type SeatPlan = Schemas['SeatPlan'];

const KNOWN = 'nunatak.known';

class House {
  info = $state.raw<Schemas['HouseInfo'] | null>(null);
  me = $state.raw<Schemas['Me'] | null>(null);
  /** Whether I came in on this page, and was not known before it was opened. */
  entered = false;
  /** Whether I look after this house: moderators and operators have a page of their own. */
  moderates = $state(false);

  /** Learn what the server offers and, if it knows this browser, who I am. */
  async open(): Promise<void> {
    const [info, me] = await Promise.all([
      get<Schemas['HouseInfo']>('/api/house'),
      this.#known ? this.#recall() : null,
    ]);
    this.info = info;
    this.me = me;
    void this.#askRole();
    await Promise.all(info.games.map((game) => texts.bring(game.name)));
  }

  /** Whether this browser has come in before; without that the server need not be asked. */
  get #known(): boolean {
    return localStorage.getItem(KNOWN) !== null;
  }

  async #recall(): Promise<Schemas['Me'] | null> {
    try {
      return await get<Schemas['Me']>('/api/me');
    } catch (trouble) {
      if (!(trouble instanceof Trouble) || trouble.code !== 'no-session') throw trouble;
      this.became(null);
      return null;
    }
  }

  /** Somebody has come in or gone out. */
  became(me: Schemas['Me'] | null): void {
    this.me = me;
    this.entered = true;
    void this.#askRole();
    if (me) localStorage.setItem(KNOWN, '1');
    else localStorage.removeItem(KNOWN);
  }

  /** Only accounts have roles, and a page that stands alone knows none. */
  async #askRole(): Promise<void> {
    const asks = !home.alone && this.me?.login;
    this.moderates = asks ? await get<Schemas['MyRole']>('/api/me/role').then(({ looks }) => looks.length > 0, () => false) : false;
  }

  /** Whether a name was said; who sits down with people or makes a table is asked for one, once. */
  get named(): boolean {
    return this.me?.named ?? settings.name.trim() !== '';
  }

  /** Whether this page thinks for itself: the house wants it so, and the browser can. */
  get thinks(): boolean {
    return this.info?.effort !== null && home.thinks;
  }

  game(name: string): Schemas['GameInfo'] | undefined {
    return this.info?.games.find((game) => game.name === name);
  }

  /** Everybody who does something here has a name, even if it only stands in for one. */
  async enter(): Promise<Schemas['Me']> {
    if (this.me) return this.me;
    const said = settings.name.trim();
    const me = await post<Schemas['Me']>('/api/guest', { name: said || say('web-guest'), named: said !== '', language: texts.language });
    this.became(me);
    return me;
  }

  async rename(name: string): Promise<void> {
    if (this.me && name.trim()) this.me = await patch<Schemas['Me']>('/api/me', { name: name.trim() });
    settings.name = name.trim();
    settings.keep();
  }

  /** To whom my profile is shown. */
  async show(shown: Schemas['Me']['shown']): Promise<void> {
    await this.enter();
    this.me = await patch<Schemas['Me']>('/api/me', { shown });
  }

  /** The levels that people play against; developers' yardsticks only where they are wanted. */
  get levels(): string[] {
    const levels = (this.info?.levels ?? []).map(({ level }) => level);
    const others = (this.info?.bots ?? []).filter((bot) => settings.workshop && !levels.includes(bot));
    return [...levels, ...others];
  }

  /** The level to begin with: the kindest. */
  get kindest(): string {
    return this.levels[0] ?? this.info?.bots[0] ?? '';
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
