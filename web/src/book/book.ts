/** The rulebook of a game: its pages as the server tells them, its pictures as they were made ready. */

import { beside } from '../lib/address';
import { get, type Schemas } from '../lib/api';
import { follow, type Change } from '../lib/changes';
import type { Action, Frame } from '../lib/contract';

export type Book = Schemas['Book'];
export type Page = Schemas['BookPage'];

/** A position with the moves of its example, or a drawing of the game's own. */
export interface Picture {
  drawing?: unknown;
  seats: number;
  seat: number | null;
  moves: Action[];
  lit: string[];
  crop: string[];
  hand: boolean;
  /** Whether the seat's own board is shown, and not what all share. */
  own: boolean;
  shape: number;
  first: Frame;
  changes: Change[][];
}
export type Pictures = Readonly<Record<string, Picture>>;

const USUAL = 'turn';
const books = new Map<string, Promise<Book>>();
const pictures = new Map<string, Promise<Pictures>>();

/** What is asked for once is kept, unless it could not be had. */
function once<T>(kept: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const found = kept.get(key) ?? ask();
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  return found;
}

export const readBook = (game: string, language: string): Promise<Book> =>
  once(books, `${game} ${language}`, () => get<Book>(`/api/book/${game}/${language}`));

export const readPictures = (game: string): Promise<Pictures> =>
  once(pictures, game, async () => {
    const answer = await fetch(beside(`books/${game}.json`));
    return answer.ok ? ((await answer.json()) as Pictures) : {};
  });

/** The first frame of a picture, and each next with what a move changes. */
export function framesOf(picture: Picture): Frame[] {
  const frames = [picture.first];
  for (const changes of picture.changes) frames.push(follow(frames.at(-1)!, changes));
  return frames;
}

/** The page that fits a decision, perhaps another one with so many players, or the usual one. */
export function fittingPage(book: Book, kind: string | undefined, players: number): Page | undefined {
  const wanted = book.fitting[`${kind} ${players}`] ?? book.fitting[kind ?? ''] ?? USUAL;
  return book.pages.find((page) => page.id === wanted) ?? book.pages[0];
}

/** Whether a place in a page is a rule of the ledger: L-PLAY-01. */
export const isRule = (place: string): boolean => /^[A-Z]+-[A-Z0-9]+-\d+$/.test(place);

export const isForProgrammers = (book: Book, rule: string): boolean =>
  book.programmers.includes(rule) || book.programmers.includes(rule.slice(0, rule.lastIndexOf('-')));
