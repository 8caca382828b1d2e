/** With whom do I play? Friends and those who ask, and whom I do not hear. */

import { home } from '#home';
import { get, post, type Schemas } from './api';
import { house } from './house.svelte';

export type Friend = Schemas['Friend'];
export type Wish = Schemas['FriendWish']['wish'];
export type Reason = Schemas['NewReport']['reason'];
export const REASONS = ['insult', 'spam', 'cheating', 'name', 'other'] as const satisfies readonly Reason[];
/** Signs that need no language, in the order of the row of buttons. */
export const SIGNS = ['hello', 'cheer', 'thanks', 'ouch', 'think', 'howl'] as const satisfies readonly Schemas['MakeSign']['sign'][];

class People {
  friends = $state.raw<readonly Friend[]>([]);
  muted = $state.raw<ReadonlySet<string>>(new Set());

  #take(company: Schemas['Company']): void {
    this.friends = company.friends;
    this.muted = new Set(company.muted);
  }

  /** Learn who is there; whoever has not come in yet has nobody, and a server that is away is asked again later. */
  async open(): Promise<void> {
    if (house.me && !home.alone) await get<Schemas['Company']>('/api/me/company').then((company) => this.#take(company), () => undefined);
  }

  tie(person: string): Friend['tie'] {
    return this.friends.find((friend) => friend.person === person)?.tie ?? 'none';
  }

  async befriend(person: string, wish: Wish): Promise<void> {
    this.#take(await post<Schemas['Company']>(`/api/people/${person}/friend`, { wish }));
  }

  async mute(person: string, muted: boolean): Promise<void> {
    this.#take(await post<Schemas['Company']>(`/api/people/${person}/mute`, { muted }));
  }

  /** What is said by whom one does not hear; that somebody had a hint is told to everybody. */
  silences({ kind, person }: Schemas['ChatLine']): boolean {
    return kind !== 'hint' && this.muted.has(person);
  }

  async report(person: string, table: string, reason: Reason, line: number | null): Promise<void> {
    await post(`/api/people/${person}/report`, { table, reason, line });
  }
}

export const people = new People();
