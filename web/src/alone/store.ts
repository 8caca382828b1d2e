/** Where is everything kept? In the browser's own store: tables, their events, and who I am. */

import type { Row, TableEvent } from './facts';
import { Taken, Trouble } from './trouble';

const NAME = 'nunatak';
const VERSION = 1;
type Area = 'tables' | 'events' | 'me';

export interface Kept {
  row: Row;
  events: TableEvent[];
}

export class Store {
  #opened: Promise<IDBDatabase> | null = null;

  #open(): Promise<IDBDatabase> {
    this.#opened ??= new Promise((resolve, reject) => {
      const asked = indexedDB.open(NAME, VERSION);
      asked.onupgradeneeded = () => {
        asked.result.createObjectStore('tables', { keyPath: 'facts.id' });
        asked.result.createObjectStore('events');
        asked.result.createObjectStore('me');
      };
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(wrong(asked.error));
    });
    this.#opened.catch(() => (this.#opened = null));
    return this.#opened;
  }

  /** Everything that is done in one go counts, or nothing of it. */
  async #within<T>(areas: Area[], mode: IDBTransactionMode, work: (area: (name: Area) => IDBObjectStore) => IDBRequest<T> | void): Promise<T> {
    const database = await this.#open();
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(areas, mode, { durability: 'strict' });
      const asked = work((name) => transaction.objectStore(name));
      transaction.oncomplete = () => resolve(asked?.result as T);
      transaction.onabort = () => reject(wrong(transaction.error));
    });
  }

  rows(): Promise<Row[]> {
    return this.#within(['tables'], 'readonly', (area) => area('tables').getAll() as IDBRequest<Row[]>);
  }

  row(id: string): Promise<Row | undefined> {
    return this.#within(['tables'], 'readonly', (area) => area('tables').get(id) as IDBRequest<Row | undefined>);
  }

  events(id: string): Promise<TableEvent[]> {
    const all = IDBKeyRange.bound([id, 0], [id, Infinity]);
    return this.#within(['events'], 'readonly', (area) => area('events').getAll(all) as IDBRequest<TableEvent[]>);
  }

  /** New events of a table, and the row as they leave it; Taken where an event of that number is there already. */
  async add(row: Row, events: readonly TableEvent[]): Promise<void> {
    await this.#within(['tables', 'events'], 'readwrite', (area) => {
      area('tables').put(row);
      for (const event of events) area('events').add(event, [row.facts.id, event.number]);
    });
  }

  async note(row: Row): Promise<void> {
    await this.#within(['tables'], 'readwrite', (area) => void area('tables').put(row));
  }

  me<T>(): Promise<T | undefined> {
    return this.#within(['me'], 'readonly', (area) => area('me').get('me') as IDBRequest<T | undefined>);
  }

  async be(me: unknown): Promise<void> {
    await this.#within(['me'], 'readwrite', (area) => void area('me').put(me, 'me'));
  }
}

function wrong(error: DOMException | null): Error {
  if (error?.name === 'ConstraintError') return new Taken();
  return new Trouble('no-space', error?.name === 'QuotaExceededError' ? '' : (error?.message ?? ''));
}
