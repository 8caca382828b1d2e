/** What is a chapter of a lesson? A file with its first frame, what each move changes, and its steps. */

import { beside } from './address';
import { follow, type Change } from './changes';
import type { Action, Frame } from './contract';

export interface LessonStep {
  /** After how many moves it is told. */
  at: number;
  say: string;
  /** How many of the moves that follow are the learner's to do. */
  do: number;
  point?: string;
  rule?: string;
}

export interface Lesson {
  game: string;
  chapter: string;
  seats: number;
  seat: number;
  steps: LessonStep[];
  /** The moves between the frames; null: another scene begins. */
  moves: (Action | null)[];
  frames: Frame[];
}

interface Packed extends Omit<Lesson, 'frames'> {
  first: Frame;
  changes: Change[][];
}

/** The names of every game's chapters, in their order. */
export async function loadChapters(): Promise<Record<string, string[]>> {
  return (await fetch(beside('lessons/index.json'))).json() as Promise<Record<string, string[]>>;
}

export async function loadLesson(game: string, chapter: string): Promise<Lesson> {
  const answer = await fetch(beside(`lessons/${game}/${chapter}.json`));
  const packed = (await answer.json()) as Packed;
  return { ...packed, frames: unpacked(packed) };
}

/** All frames of a lesson: the first, and each next with what a move changes. */
function unpacked({ first, changes }: Packed): Frame[] {
  const frames = [first];
  for (const each of changes) frames.push(follow(frames.at(-1)!, each));
  return frames;
}

/** Where the scene begins that a moment belongs to. */
export const sceneOf = ({ moves }: Lesson, moment: number): number => moves.slice(0, moment).lastIndexOf(null) + 1;

/** What the learner still has to do at a moment of a step. */
export function gestureAt({ moves }: Lesson, step: LessonStep, moment: number): Action[] {
  if (moment < step.at) return [];
  return moves.slice(moment, step.at + step.do).flatMap((move) => move ?? []);
}

const same = (one: Action, other: Action): boolean =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);

/**
 * How many moves of the gesture these actions make; null: they are something else. A question that
 * nobody was asked, because there was but one answer, is passed over.
 */
export function reach(gesture: readonly Action[], actions: readonly Action[]): number | null {
  let done = 0;
  for (const action of actions) {
    const found = gesture.slice(done).findIndex((move) => same(move, action));
    if (found < 0) return null;
    done += found + 1;
  }
  return done;
}

/** A frame in which nothing can be chosen but what the step wants. */
export function narrowed(frame: Frame, gesture: readonly Action[], prospects: unknown): Frame {
  const wanted = gesture[0];
  return { ...frame, prospects, choices: frame.choices.filter(({ action }) => wanted && same(action, wanted)) };
}
