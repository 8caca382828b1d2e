/** Where does a prepared game come from? A file with its first frame, and what each move changes. */

import type { Action, Frame } from './contract';

export interface LessonStep {
  at: number;
  say: string;
  do?: boolean;
  point?: string;
  rule?: string;
}

export interface Lesson {
  game: string;
  seats: number;
  seat: number;
  steps: LessonStep[];
  moves: Action[];
  frames: Frame[];
}

type Change = [(string | number)[], unknown?];
interface Packed extends Omit<Lesson, 'frames'> {
  first: Frame;
  changes: Change[][];
}

export async function loadLesson(game: string): Promise<Lesson> {
  const answer = await fetch(`/lessons/${game}.json`);
  const packed = (await answer.json()) as Packed;
  return { ...packed, frames: unpacked(packed) };
}

/** All frames of a lesson: the first, and each next with what a move changes. */
function unpacked({ first, changes }: Packed): Frame[] {
  const frames = [first];
  for (const each of changes) frames.push(each.reduce(changed, structuredClone(frames.at(-1)!)));
  return frames;
}

function changed(frame: Frame, [path, ...value]: Change): Frame {
  const place = path.slice(0, -1).reduce<any>((at, name) => at[name], frame);
  const name = path.at(-1)!;
  if (value.length) place[name] = value[0];
  else delete place[name];
  return frame;
}
