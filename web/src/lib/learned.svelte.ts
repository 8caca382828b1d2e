/** What has this browser's player learned? The chapters that are done, and the first game of each kind. */

const KEY = 'nunatak.learned';

interface Kept {
  /** The chapters that are done, by game. */
  done: Record<string, string[]>;
  /** The table of the first game, by game; empty: its player needs no goal any more. */
  first: Record<string, string>;
}

function read(): Kept {
  try {
    return { done: {}, first: {}, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { done: {}, first: {} };
  }
}

class Learned {
  #kept = $state.raw<Kept>(read());

  isDone(game: string, chapter: string): boolean {
    return this.#kept.done[game]?.includes(chapter) ?? false;
  }

  tick(game: string, chapter: string): void {
    if (this.isDone(game, chapter)) return;
    const done = [...(this.#kept.done[game] ?? []), chapter];
    this.#keep({ ...this.#kept, done: { ...this.#kept.done, [game]: done } });
  }

  /** The chapter to go on with: the first that is not done, or the first of all. */
  next(game: string, chapters: readonly string[]): string | null {
    return chapters.find((chapter) => !this.isDone(game, chapter)) ?? chapters[0] ?? null;
  }

  /** Somebody sits down to play; the first table of a kind is remembered. */
  sit(game: string, table: string): void {
    if (this.#kept.first[game] === undefined) this.#keep({ ...this.#kept, first: { ...this.#kept.first, [game]: table } });
  }

  isFirst(game: string, table: string): boolean {
    return this.#kept.first[game] === table;
  }

  /** The goal need not be told any more. */
  dismiss(game: string): void {
    this.#keep({ ...this.#kept, first: { ...this.#kept.first, [game]: '' } });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    localStorage.setItem(KEY, JSON.stringify(kept));
  }
}

export const learned = new Learned();
