/** What has changed between two views? The way to each place that differs, and what is there now. */

import type { Change } from '../lib/changes';

type Path = readonly (string | number)[];
type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

export function changesOf(before: unknown, after: unknown, path: Path = []): Change[] {
  if (isNode(before) && isNode(after)) return [...gone(before, after, path), ...Object.keys(after).flatMap((name) => entry(before, after, name, path))];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.flatMap((value, place) => changesOf(before[place], value, [...path, place]));
  return before === after ? [] : [[path, after]];
}

const gone = (before: Node, after: Node, path: Path): Change[] =>
  Object.keys(before).filter((name) => !(name in after)).map((name) => [[...path, name]]);

const entry = (before: Node, after: Node, name: string, path: Path): Change[] =>
  name in before ? changesOf(before[name], after[name], [...path, name]) : [[[...path, name], after[name]]];
