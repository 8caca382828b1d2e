/** Which games are there? Each room is loaded when its table is first opened. */

import type { Component } from 'svelte';
import type { Ahead, Figures, Goal, Room, Staging, Traces } from './contract';

const ROOMS = import.meta.glob('../games/*/index.ts') as Record<string, () => Promise<{ room: Room }>>;
const COVERS = import.meta.glob('../games/*/Cover.svelte', { import: 'default' });

/** What lies beside a room's index.ts and belongs to it. */
const BESIDE = {
  Brief: import.meta.glob('../games/*/Brief.svelte', { import: 'default' }) as Record<string, () => Promise<NonNullable<Room['Brief']>>>,
  traces: import.meta.glob('../games/*/traces.ts', { import: 'traces' }) as Record<string, () => Promise<Traces>>,
  ahead: import.meta.glob('../games/*/ahead.ts', { import: 'ahead' }) as Record<string, () => Promise<Ahead>>,
  points: import.meta.glob('../games/*/points.ts', { import: 'points' }) as Record<string, () => Promise<NonNullable<Room['points']>>>,
};
const FILES = { Brief: 'Brief.svelte', traces: 'traces.ts', ahead: 'ahead.ts', points: 'points.ts' } as const;

export const GAMES = Object.keys(ROOMS).map((path) => path.split('/')[2]!);

export async function loadRoom(game: string): Promise<Room> {
  const load = ROOMS[`../games/${game}/index.ts`];
  if (!load) throw new Error(`there is no game ${game}`);
  const parts = (Object.keys(FILES) as (keyof typeof FILES)[]).map(async (part) => {
    const bring = BESIDE[part][`../games/${game}/${FILES[part]}`];
    return bring ? [[part, await bring()] as const] : [];
  });
  const [{ room }, ...found] = await Promise.all([load(), ...parts]);
  return { ...Object.fromEntries(found.flat()), ...room };
}

/** How a game's points are said. */
export async function loadPoints(game: string): Promise<NonNullable<Room['points']>> {
  return (await BESIDE.points[`../games/${game}/points.ts`]?.()) ?? ((points) => `${points}`);
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

const SIGNS = import.meta.glob('../games/*/Sign.svelte', { import: 'default' });

/** The little picture before a row of a value table, where a game draws some. */
export async function loadSign(game: string): Promise<Component<{ sign: string }> | null> {
  const load = SIGNS[`../games/${game}/Sign.svelte`];
  return load ? ((await load()) as Component<{ sign: string }>) : null;
}

const STAGINGS = import.meta.glob('../games/*/staging.ts', { import: 'staging' });

/** How a game's lessons are staged. */
export async function loadStaging(game: string): Promise<Staging> {
  return (await STAGINGS[`../games/${game}/staging.ts`]!()) as Staging;
}

const GOALS = import.meta.glob('../games/*/goal.ts', { import: 'goal' });

/** What a beginner should try, where a game tells it. */
export async function loadGoal(game: string): Promise<Goal | null> {
  const load = GOALS[`../games/${game}/goal.ts`];
  return load ? ((await load()) as Goal) : null;
}
