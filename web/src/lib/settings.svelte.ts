/** What the user prefers; kept in this browser. */

import { GENDERS, type Gender } from './recount';
import { LANGUAGES, texts, type Language } from './texts.svelte';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'off';
/** How long others' steps stay to be read. */
export const TEMPI = { calm: 1, brisk: 0.5, once: 0 } as const;
export type Tempo = keyof typeof TEMPI;

interface Preferences {
  language: Language;
  theme: Theme;
  motion: Motion;
  tempo: Tempo;
  /** 0: silent, 1: as loud as it gets. */
  volume: number;
  muted: boolean;
  confirm: boolean;
  /** Whether what can be chosen is marked by dashes too, for those to whom light and colour are not enough. */
  marks: boolean;
  /** Whether levels of bots that are meant for testing can be chosen. */
  workshop: boolean;
  /** The drawer at the table that was left open. */
  drawer: string | null;
  name: string;
  /** How the owner of this browser is spoken of. */
  gender: Gender;
}

const VOLUME = 0.6;

const KEY = 'nunatak.settings';

function browserLanguage(): Language {
  const spoken = navigator.languages.map((name) => name.slice(0, 2));
  return LANGUAGES.find((language) => spoken.includes(language)) ?? 'en';
}

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>;
  } catch {
    return {};
  }
}

const tempoOf = (name: unknown): Tempo | undefined => (Object.keys(TEMPI) as Tempo[]).find((tempo) => tempo === name);

const reduced = matchMedia('(prefers-reduced-motion: reduce)');
const dark = matchMedia('(prefers-color-scheme: dark)');

class Settings {
  theme = $state<Theme>('system');
  motion = $state<Motion>('system');
  tempo = $state<Tempo>('calm');
  volume = $state(VOLUME);
  muted = $state(false);
  confirm = $state(true);
  marks = $state(false);
  workshop = $state(false);
  drawer = $state<string | null>(null);
  name = $state('');
  gender = $state<Gender>(null);
  #reduced = $state(reduced.matches);
  #dark = $state(dark.matches);

  constructor() {
    reduced.addEventListener('change', () => (this.#reduced = reduced.matches));
    dark.addEventListener('change', () => (this.#dark = dark.matches));
  }

  get moves(): boolean {
    return this.motion === 'full' || (this.motion === 'system' && !this.#reduced);
  }

  /** The share of its usual reading time that a step of others gets; motion or not. */
  get reading(): number {
    return TEMPI[this.tempo];
  }

  get isDark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && this.#dark);
  }

  /** Take up what was kept; an address may ask for a language or a theme of its own. */
  async open(query = new URLSearchParams()): Promise<void> {
    const kept = stored();
    this.theme = (query.get('theme') as Theme | null) ?? kept.theme ?? 'system';
    this.motion = (query.get('motion') as Motion | null) ?? kept.motion ?? 'system';
    this.tempo = tempoOf(query.get('tempo')) ?? tempoOf(kept.tempo) ?? 'calm';
    this.volume = kept.volume ?? VOLUME;
    this.muted = kept.muted ?? false;
    this.confirm = kept.confirm ?? true;
    this.marks = kept.marks ?? false;
    this.workshop = kept.workshop ?? false;
    this.drawer = kept.drawer ?? null;
    this.name = kept.name ?? '';
    this.gender = GENDERS.find((gender) => gender === kept.gender) ?? null;
    const asked = LANGUAGES.find((language) => language === query.get('lang'));
    await texts.speak(asked ?? kept.language ?? browserLanguage());
  }

  keep(): void {
    const { theme, motion, tempo, volume, muted, confirm, marks, workshop, drawer, name, gender } = this;
    const kept: Preferences = {
      language: texts.language, theme, motion, tempo, volume, muted, confirm, marks, workshop, drawer, name, gender,
    };
    localStorage.setItem(KEY, JSON.stringify(kept));
  }
}

export const settings = new Settings();
