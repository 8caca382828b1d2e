/** Which games are there? Each room is loaded when its table is first opened. */

import type { Component } from 'svelte';
import type { Figures, Room } from './contract';

const ROOMS = import.meta.glob('../games/*/index.ts') as Record<string, () => Promise<{ room: Room }>>;
const COVERS = import.meta.glob('../games/*/Cover.svelte', { import: 'default' });

export const GAMES = Object.keys(ROOMS).map((path) => path.split('/')[2]!);

export async function loadRoom(game: string): Promise<Room> {
  const load = ROOMS[`../games/${game}/index.ts`];
  if (!load) throw new Error(`there is no game ${game}`);
  return (await load()).room;
}

const FIGURES = import.meta.glob('../games/*/figures.ts', { import: 'figures' });

/** Figures of the rulebook, where a game has them. */
export async function loadFigures(game: string): Promise<Figures | null> {
  const load = FIGURES[`../games/${game}/figures.ts`];
  return load ? ((await load()) as Figures) : null;
}

/** The picture of a game on the home page. */
export async function loadCover(game: string): Promise<Component | null> {
  const load = COVERS[`../games/${game}/Cover.svelte`];
  return load ? ((await load()) as Component) : null;
}
