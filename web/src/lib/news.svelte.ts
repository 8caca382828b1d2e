/** How does it stand with me elsewhere? The server tells: my turn at other tables, a table that waits for me. */

import type { Schemas } from './api';
import { house } from './house.svelte';
import { router } from './router.svelte';

type Told = Schemas['NewsTable'];

const PAUSES = { first: 1000, longest: 30_000 } as const;

class News {
  tables = $state.raw<readonly Told[]>([]);
  seeks = $state.raw<readonly string[]>([]);
  /** Tables whose notice was put away. */
  #away = $state.raw<readonly string[]>([]);
  #socket: WebSocket | null = null;
  #user: string | null = null;
  /** Tables that were told before; none yet, or not known yet where I was known before the page was opened. */
  #known: ReadonlySet<string> | null = null;
  #pause: number = PAUSES.first;

  /** How many games wait for me, but for the one that is open. */
  get waiting(): number {
    return this.#elsewhere.filter((told) => told.yours).length;
  }

  /** Tables that I was brought to and have not seen. */
  get fresh(): readonly Told[] {
    return this.#elsewhere.filter((told) => told.fresh && !this.#away.includes(told.table));
  }

  get #elsewhere(): readonly Told[] {
    return this.tables.filter((told) => router.path !== `/t/${told.table}`);
  }

  /** Say no more that this table waits; among my games it stays. */
  putAway(table: string): void {
    this.#away = [...this.#away, table];
  }

  /** Listen for whoever this browser belongs to; called again when that changes. */
  follow(user: string | null): void {
    if (user === this.#user) return;
    this.#user = user;
    this.tables = this.seeks = [];
    this.#known = house.entered ? new Set() : null;
    this.#socket?.close();
    this.#socket = null;
    if (user) this.#open(user);
  }

  #open(user: string): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/me/news`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as Schemas['News']);
    socket.onclose = () => {
      if (this.#socket === socket) setTimeout(() => this.#again(user), this.#pause);
      this.#pause = Math.min(PAUSES.longest, this.#pause * 2);
    };
  }

  #again(user: string): void {
    if (this.#user === user && house.me?.id === user) this.#open(user);
  }

  #hear(news: Schemas['News']): void {
    this.#pause = PAUSES.first;
    this.tables = news.tables;
    this.seeks = news.seeks;
    // The server's clock as it was when this page was opened: on the first news, what came later is new.
    const opened = news.at - performance.now() / 1000;
    const isNew = (told: Told): boolean => (this.#known ? !this.#known.has(told.table) : told.began > opened);
    const brought = this.fresh.find(isNew);
    this.#known = new Set(news.tables.map((told) => told.table));
    if (brought && WAITING_ROOMS.test(router.path)) router.go(`/t/${brought.table}`);
  }
}

/** Pages where one waits for a table; from others nobody is torn away. */
const WAITING_ROOMS = /^\/(lobby|tournament\/)/;

export const news = new News();
