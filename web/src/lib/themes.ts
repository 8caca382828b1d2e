/** What is a puzzle about? Its themes, said in words: a kind of action, or where points come from. */

import type { PuzzleInfo } from './puzzling.svelte';
import { say } from './texts.svelte';

const GAIN = 'gain-';
/** A theme with fewer puzzles is no theme to practise. */
const FEWEST = 2;

export function sayTheme(theme: string, game: string): string {
  if (theme.startsWith(GAIN)) return say('web-theme-gain', { source: say('source', { source: theme.slice(GAIN.length) }, game) });
  if (theme === 'quiet' || theme === 'deny') return say(`web-theme-${theme}`);
  return say('puzzle-theme', { theme }, game);
}

/** The themes of a list, the most frequent first. */
export function themesOf(list: readonly PuzzleInfo[]): { theme: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const theme of list.flatMap((each) => each.themes)) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts]
    .map(([theme, count]) => ({ theme, count }))
    .filter(({ count }) => count >= FEWEST)
    .sort((one, other) => other.count - one.count);
}
